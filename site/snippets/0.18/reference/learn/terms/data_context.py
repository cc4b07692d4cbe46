# fixtures: taxi_trips.csv

# region: ephemeral
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
print(type(context).__name__)
# endregion: ephemeral

import os
from pathlib import Path

assert type(context).__name__ == "EphemeralDataContext"
assert not Path("gx").exists()

# Without a project, the default is the same type.
assert type(gx.get_context()).__name__ == "EphemeralDataContext"

# region: work
validator = context.sources.pandas_default.read_csv(
    "taxi_trips.csv", asset_name="taxi_trips"
)
validator.expect_column_values_to_be_unique(column="trip_id")
validator.save_expectation_suite()
context.add_or_update_checkpoint(name="taxi_trips", validator=validator)

print([source["name"] for source in context.list_datasources()])
print(context.list_expectation_suite_names())
print(context.list_checkpoints())
# endregion: work

# region: convert
context = context.convert_to_file_context()
print(type(context).__name__)
# endregion: convert

assert type(context).__name__ == "FileDataContext"
assert context.list_expectation_suite_names() == ["default"]
assert context.get_checkpoint("taxi_trips").run().success
for path in (
    "gx/great_expectations.yml",
    "gx/checkpoints/taxi_trips.yml",
    "gx/expectations/default.json",
    "gx/plugins",
    "gx/profilers",
    "gx/uncommitted/config_variables.yml",
    "gx/uncommitted/validations",
    "gx/uncommitted/data_docs",
):
    assert Path(path).exists(), path

# region: file
context = gx.get_context(mode="file")
print(context.root_directory)
# endregion: file

assert context.root_directory == str(Path("gx").absolute())

# region: elsewhere
context = gx.get_context(project_root_dir="reports")
print(context.root_directory)
# endregion: elsewhere

assert Path("reports/gx/great_expectations.yml").is_file()

# region: stores
for store in context.list_stores():
    print(store["name"], store["class_name"])
# endregion: stores

# The search order of get_context().
home = os.getcwd()
os.chdir("reports/gx/plugins")
assert gx.get_context().root_directory == f"{home}/reports/gx"
os.chdir("custom_data_docs/views")
assert type(gx.get_context()).__name__ == "EphemeralDataContext"
os.chdir("/")
assert type(gx.get_context()).__name__ == "EphemeralDataContext"
os.environ["GX_HOME"] = f"{home}/gx"
assert gx.get_context().root_directory == f"{home}/gx"
os.chdir(f"{home}/reports")
assert gx.get_context().root_directory == f"{home}/gx"
os.environ["GX_HOME"] = "/nowhere"
assert type(gx.get_context()).__name__ == "EphemeralDataContext"
del os.environ["GX_HOME"]
os.chdir(home)

# mode="ephemeral" raises an error if there is a project.
try:
    gx.get_context(mode="ephemeral")
except ValueError as error:
    assert "returned context of type FileDataContext" in str(error)
else:
    raise AssertionError("an Ephemeral Data Context was created next to a project")

# context_root_dir is the folder with great_expectations.yml.
assert gx.get_context(context_root_dir="reports/gx").root_directory == f"{home}/reports/gx"

# A project file with the keys of 1.x raises an error.
from great_expectations.exceptions import InvalidDataContextConfigError

Path("newer/gx").mkdir(parents=True)
Path("newer/gx/great_expectations.yml").write_text(
    "config_version: 4.0\nvalidation_results_store_name: validation_results_store\n"
)
try:
    gx.get_context(project_root_dir="newer")
except InvalidDataContextConfigError as error:
    assert "validation_results_store_name" in str(error)
else:
    raise AssertionError("a project of 1.x was loaded")

# mode="cloud" requires credentials.
from great_expectations.exceptions import GXCloudConfigurationError

try:
    gx.get_context(mode="cloud")
except GXCloudConfigurationError as error:
    assert "GX_CLOUD_ACCESS_TOKEN" in str(error) and "GX_CLOUD_ORGANIZATION_ID" in str(error)
else:
    raise AssertionError("a Cloud Data Context was created without credentials")

# region: secret
import os

os.environ["TAXI_DB"] = "sqlite:///taxi.db"
database = context.sources.add_or_update_sqlite(
    "warehouse", connection_string="${TAXI_DB}"
)
print(database.connection_string)
# endregion: secret

written = Path("reports/gx/great_expectations.yml").read_text()
assert "${TAXI_DB}" in written and "sqlite:///taxi.db" not in written
assert database.get_engine().url.database == "taxi.db"

# The methods in the table.
for method in (
    "add_or_update_checkpoint",
    "add_or_update_expectation_suite",
    "build_data_docs",
    "get_checkpoint",
    "get_datasource",
    "get_expectation_suite",
    "get_validator",
    "list_checkpoints",
    "list_datasources",
    "list_expectation_suite_names",
    "open_data_docs",
    "update_expectation_suite",
    "delete_checkpoint",
    "delete_expectation_suite",
    "delete_datasource",
):
    assert callable(getattr(context, method)), method
