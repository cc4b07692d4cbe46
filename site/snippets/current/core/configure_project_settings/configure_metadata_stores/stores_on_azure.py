# executable: no — needs an Azure account

# hide-start
import os

os.environ["AZURE_STORAGE_CONNECTION_STRING"] = (
    "DefaultEndpointsProtocol=https;AccountName=taxi;AccountKey=bm90IGEga2V5;EndpointSuffix=core.windows.net"
)
# hide-end

# region: store
import great_expectations as gx

context = gx.get_context(mode="file")
context.variables.config.stores["validation_results_store"] = {
    "class_name": "ValidationResultsStore",
    "store_backend": {
        "class_name": "TupleAzureBlobStoreBackend",
        "connection_string": "${AZURE_STORAGE_CONNECTION_STRING}",
        "container": "my-team-gx",
        "prefix": "validation_results",
    },
}
context.variables.save()
context = gx.get_context(mode="file")
# endregion: store

# hide-start
import great_expectations.expectations as gxe
import pandas as pd

suite = context.suites.add(
    gx.ExpectationSuite(name="a", expectations=[gxe.ExpectColumnValuesToBeUnique(column="a")])
)
batch_definition = (
    context.data_sources.add_pandas("p").add_dataframe_asset("a").add_batch_definition_whole_dataframe("a")
)
definition = context.validation_definitions.add(gx.ValidationDefinition(name="a", data=batch_definition, suite=suite))
assert definition.run(batch_parameters={"dataframe": pd.DataFrame({"a": [1, 2]})}).success
# hide-end
