# region: move
# region: context
import great_expectations as gx

context = gx.get_context(mode="file")
# endregion: context

# region: look
for name, store in context.variables.config.stores.items():
    print(f"{name}: {store['store_backend']['base_directory']}")
# endregion: look

# region: change
results = context.variables.config.stores["validation_results_store"]
results["store_backend"]["base_directory"] = "../validation_results/"
# endregion: change

# region: save
context.variables.save()
context = gx.get_context(mode="file")
# endregion: save

# region: check
results = context.variables.stores["validation_results_store"]
print(results["store_backend"]["base_directory"])
# endregion: check
# endregion: move

# hide-start
import os
from pathlib import Path

import great_expectations.expectations as gxe
import pandas as pd


def run(context, name):
    suite = context.suites.add(
        gx.ExpectationSuite(name=name, expectations=[gxe.ExpectColumnValuesToBeUnique(column="a")])
    )
    batch_definition = (
        context.data_sources.add_pandas(name).add_dataframe_asset("a").add_batch_definition_whole_dataframe("a")
    )
    definition = context.validation_definitions.add(
        gx.ValidationDefinition(name=name, data=batch_definition, suite=suite)
    )
    assert definition.run(batch_parameters={"dataframe": pd.DataFrame({"a": [1, 2]})}).success


run(context, "moved")
# The path is relative to the folder `gx`. Existing files are not moved.
assert list(Path("validation_results/moved").rglob("*.json"))
assert not list(Path("gx/uncommitted/validations").rglob("*.json"))
assert context.root_directory.endswith("/gx")
# hide-end

# hide-start
os.environ["GX_RESULTS"] = str(Path.cwd() / "elsewhere")
# hide-end

# region: variable
results = context.variables.config.stores["validation_results_store"]
results["store_backend"]["base_directory"] = "${GX_RESULTS}"
context.variables.save()
context = gx.get_context(mode="file")
# endregion: variable

# hide-start
run(context, "variable")
assert list(Path("elsewhere/variable").rglob("*.json"))
assert "${GX_RESULTS}" in Path("gx/great_expectations.yml").read_text()
assert context.variables.stores["validation_results_store"]["store_backend"]["base_directory"].endswith("elsewhere")

# Names of the Stores. An Ephemeral Data Context keeps them in memory.
assert list(context.variables.config.stores) == [
    "expectations_store", "validation_results_store", "checkpoint_store", "validation_definition_store"
]
memory = gx.get_context(mode="ephemeral")
assert {store["store_backend"]["class_name"] for store in memory.variables.config.stores.values()} == {
    "InMemoryStoreBackend"
}
# hide-end
