# fixtures: taxi_trips.csv

# region: chain
import sqlite3

import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

# Sample database
with sqlite3.connect("taxi.db") as database:
    pd.read_csv("taxi_trips.csv").to_sql(
        "trips", database, index=False, if_exists="replace"
    )

# 1. Data Context
context = gx.get_context(mode="ephemeral")

# 2. Data Source, Data Asset, and Batch Definition
data_source = context.data_sources.add_sqlite(
    "taxi database", connection_string="sqlite:///taxi.db"
)
data_asset = data_source.add_table_asset("trips", table_name="trips")
batch_definition = data_asset.add_batch_definition_monthly(
    "trips by month", column="pickup_at"
)

# 3. Expectation Suite
suite = context.suites.add(
    gx.ExpectationSuite(
        name="trip checks",
        expectations=[
            gxe.ExpectTableRowCountToBeBetween(min_value=900, max_value=1200),
            gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0),
        ],
    )
)

# 4. Validation Definition and Checkpoint
validation_definition = context.validation_definitions.add(
    gx.ValidationDefinition(name="monthly trips", data=batch_definition, suite=suite)
)
checkpoint = context.checkpoints.add(
    gx.Checkpoint(name="monthly", validation_definitions=[validation_definition])
)
for month in (1, 2, 3):
    result = checkpoint.run(batch_parameters={"year": 2025, "month": month})
    (validation_result,) = result.run_results.values()
    rows, fares = validation_result.results
    print(
        f"2025-{month:02}:",
        rows.result["observed_value"], "trips,",
        fares.result["unexpected_count"], "negative fares",
    )
# endregion: chain

# hide-start
assert len(result.run_results) == 1
assert not result.success

# Other facts on the page.
import os
from pathlib import Path

from great_expectations.datasource.fluent import SparkFilesystemDatasource
from great_expectations.datasource.fluent.data_asset.path.directory_asset import DirectoryDataAsset

# Without a mode, GX searches the working directory and its parents for a project. With "file" it creates one in the working directory.
Path("project/a/b/c").mkdir(parents=True)
gx.get_context(mode="file", project_root_dir="project")
os.chdir("project/a/b/c")
assert gx.get_context().root_directory == str(Path("../../../gx").resolve())
assert gx.get_context(mode="ephemeral").root_directory is None
assert gx.get_context(mode="file").root_directory == str(Path("gx").resolve())
os.chdir("../../../..")
context = gx.get_context(mode="ephemeral")

# Batch Definitions per kind of Data Asset.
periods = {f"add_batch_definition_{period}" for period in ("yearly", "monthly", "daily")}
trips = pd.read_csv("taxi_trips.csv")
table = context.data_sources.add_sqlite("sql", connection_string="sqlite:///taxi.db").add_table_asset("t", "trips")
file = context.data_sources.add_pandas_filesystem("files", base_directory=".").add_csv_asset("t")
frame = context.data_sources.add_pandas("memory").add_dataframe_asset("t")
assert {"add_batch_definition_whole_table", *periods} <= set(dir(table))
assert {"add_batch_definition_path", *periods} <= set(dir(file))
assert {"add_batch_definition_whole_directory", *periods} <= set(dir(DirectoryDataAsset))
assert hasattr(SparkFilesystemDatasource, "add_directory_csv_asset")
assert not periods & set(dir(frame))

# Ways to validate, and the results they return.
batch = frame.add_batch_definition_whole_dataframe("all").get_batch({"dataframe": trips})
passengers = gxe.ExpectColumnValuesToNotBeNull(column="passenger_count", severity="warning")
fares = gxe.ExpectColumnValuesToBeBetween(column="fare_amount", max_value=5)
assert type(batch.validate(fares)).__name__ == "ExpectationValidationResult"
suite_result = batch.validate(gx.ExpectationSuite(name="warnings", expectations=[passengers]))
assert type(suite_result).__name__ == "ExpectationSuiteValidationResult"
assert not suite_result.success
assert suite_result.get_max_severity_failure() == "warning"
summary = batch.validate(fares, result_format="SUMMARY").result
complete = batch.validate(fares, result_format="COMPLETE").result
assert len(summary["partial_unexpected_list"]) == len(summary["partial_unexpected_index_list"]) == 20
assert len(complete["unexpected_index_list"]) == complete["unexpected_count"] > 200
assert checkpoint.result_format == "SUMMARY"
missing = batch.validate(gxe.ExpectColumnValuesToBeBetween(column="no_such_column", max_value=5))
assert not missing.success
assert all("does not exist" in error["exception_message"] for error in missing.exception_info.values())
# hide-end
