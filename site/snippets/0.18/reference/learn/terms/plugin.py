# fixtures: taxi_trips.csv

# region: folder
import great_expectations as gx

context = gx.get_context(mode="file")
print(context.plugins_directory)
# endregion: folder

import sys
from pathlib import Path

plugins = Path("gx/plugins")
assert context.plugins_directory in sys.path
for name in ("views", "renderers", "styles/data_docs_custom_styles.css"):
    assert (plugins / "custom_data_docs" / name).exists(), name
for module in ("taxi_actions", "taxi_expectations"):
    source = Path(__file__).with_name(f"plugin_{module}.py").read_text()
    (plugins / f"{module}.py").write_text(source)
(plugins / "custom_data_docs/styles/data_docs_custom_styles.css").write_text(
    ".navbar { background: #ffd400 !important; }\n"
)

# region: expectation
import taxi_expectations

data_source = context.sources.add_or_update_pandas("taxi")
data_asset = data_source.add_csv_asset(
    "trips", filepath_or_buffer="taxi_trips.csv"
)
context.add_or_update_expectation_suite("payments")
validator = context.get_validator(
    batch_request=data_asset.build_batch_request(),
    expectation_suite_name="payments",
)

result = validator.expect_column_values_to_be_payment_types(
    column="payment_type", mostly=0.99
)
print(result.success, result.result["unexpected_count"])
validator.save_expectation_suite()
# endregion: expectation

assert result.success

# region: action
checkpoint = context.add_or_update_checkpoint(
    name="taxi_trips",
    validator=validator,
    action_list=[
        {
            "name": "store_validation_result",
            "action": {"class_name": "StoreValidationResultAction"},
        },
        {
            "name": "update_data_docs",
            "action": {"class_name": "UpdateDataDocsAction"},
        },
        {
            "name": "log",
            "action": {
                "module_name": "taxi_actions",
                "class_name": "AppendToLog",
                "path": "validations.log",
            },
        },
    ],
)
checkpoint.run()

with open("validations.log") as log:
    print(log.read())
# endregion: action

assert Path("validations.log").read_text() == "payments passed\n"

# All pages of Data Docs contain the style sheet.
site = Path("gx/uncommitted/data_docs/local_site")
assert list(site.glob("validations/**/*.html"))

styled = [page for page in site.rglob("*.html") if "ffd400" in page.read_text()]
assert len(styled) == len(list(site.rglob("*.html"))), styled

# A later process finds the Action without an import, but not the Expectation.
import importlib

from great_expectations.exceptions import ExpectationNotFoundError
from great_expectations.expectations import registry

registry._registered_expectations.pop("expect_column_values_to_be_payment_types")
sys.modules.pop("taxi_actions")
later = gx.get_context()
try:
    later.get_checkpoint("taxi_trips").run()
except ExpectationNotFoundError:
    pass
else:
    raise AssertionError("an Expectation was found without an import")
importlib.reload(taxi_expectations)
assert later.get_checkpoint("taxi_trips").run().success

# A missing folder is ignored without a warning.
settings = Path("gx/great_expectations.yml")
settings.write_text(settings.read_text().replace("plugins_directory: plugins/", "plugins_directory: extensions/"))
context = gx.get_context()
assert context.plugins_directory.endswith("/gx/extensions/")
assert context.plugins_directory not in sys.path

# An Ephemeral Data Context has no folder.
import os

os.chdir("/")
assert gx.get_context(mode="ephemeral").plugins_directory is None
