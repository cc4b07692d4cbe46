# fixtures: taxi_trips.csv

# region: all
# region: create
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
trips = context.sources.add_pandas("taxi").add_csv_asset(
    "trips", filepath_or_buffer="taxi_trips.csv"
)
validator = context.get_validator(
    batch_request=trips.build_batch_request(),
    create_expectation_suite_with_name="trip_checks",
)
validator.expect_column_values_to_be_unique(column="trip_id")
validator.save_expectation_suite()
checkpoint = context.add_checkpoint(
    name="nightly",
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_checks",
)
checkpoint.run()
# endregion: create

# region: type
print(type(context).__name__)
# endregion: type

# region: convert
context = context.convert_to_file_context()
# endregion: convert

# region: check
print(context.root_directory)
print([source["name"] for source in context.list_datasources()])
print(context.list_expectation_suite_names())
print(context.list_checkpoints())
# endregion: check
# endregion: all

# region: again
import great_expectations as gx

context = gx.get_context(mode="file")
result = context.get_checkpoint("nightly").run()
print(result.success)
# endregion: again

# hide-start
import os
from pathlib import Path

import pandas as pd
from great_expectations.data_context import EphemeralDataContext
from great_expectations.data_context.types.base import DataContextConfig, InMemoryStoreBackendDefaults

assert result.success and type(context).__name__ == "FileDataContext"
for pattern in (
    "expectations/trip_checks.json",
    "checkpoints/nightly.yml",
    "uncommitted/validations/trip_checks/__none__/*/taxi-trips.json",
    "uncommitted/data_docs/local_site/index.html",
    "uncommitted/data_docs/local_site/validations/trip_checks/__none__/*/taxi-trips.html",
):
    assert list(Path("gx").glob(pattern)), pattern
assert "fluent_datasources:" in Path("gx/great_expectations.yml").read_text()


def in_memory():
    return EphemeralDataContext(
        project_config=DataContextConfig(store_backend_defaults=InMemoryStoreBackendDefaults())
    )


# An existing project: new objects are added, and an object with the same name raises an error.
other = in_memory()
other.add_expectation_suite("payments")
assert sorted(other.convert_to_file_context().list_expectation_suite_names()) == ["payments", "trip_checks"]
other = in_memory()
other.add_expectation_suite("payments")
try:
    other.convert_to_file_context()
except AttributeError as error:
    print("same name:", error, file=__import__("sys").stderr)
except Exception as error:
    print("same name:", type(error), error, file=__import__("sys").stderr)
else:
    raise AssertionError("an existing Suite was replaced")

# Data Sources of the existing project.
other = in_memory()
other.sources.add_pandas("second")
names = [source["name"] for source in other.convert_to_file_context().list_datasources()]
print("sources after a second conversion:", names, file=__import__("sys").stderr)

# Dataframes aren't stored.
os.makedirs("frames")
os.chdir("frames")
other = in_memory()
asset = other.sources.add_pandas("memory").add_dataframe_asset("rows")
asset.build_batch_request(dataframe=pd.DataFrame({"a": [1]}))
converted = other.convert_to_file_context()
assert Path(converted.root_directory) == Path("gx").resolve()
asset = converted.get_datasource("memory").get_asset("rows")
try:
    asset.build_batch_request()
except ValueError as error:
    print("frames:", error, file=__import__("sys").stderr)
else:
    raise AssertionError("the dataframe was stored")

# GX_HOME
os.environ["GX_HOME"] = str(Path("gx").resolve())
os.makedirs("third")
os.chdir("third")
other = in_memory()
other.add_expectation_suite("lost")
returned = other.convert_to_file_context()
print("GX_HOME:", returned.root_directory, returned.list_expectation_suite_names(), Path("gx").is_dir(), file=__import__("sys").stderr)
assert "lost" not in returned.list_expectation_suite_names()
# hide-end
