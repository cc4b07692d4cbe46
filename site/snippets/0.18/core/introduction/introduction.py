# fixtures: taxi_trips.csv

# region: check
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")

result = validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6
)
print("passed:", result.success)
print("unexpected:", result.result["partial_unexpected_list"])
# endregion: check

assert not result.success
assert result.result["unexpected_count"] == 11
assert set(result.result["partial_unexpected_list"]) == {0.0}
assert type(context).__name__ == "EphemeralDataContext"

# Methods in the table of objects.
for method in ("get_validator", "add_expectation_suite", "add_or_update_checkpoint", "open_data_docs"):
    assert callable(getattr(context, method)), method
for method in ("add_pandas", "add_spark", "add_sql", "add_postgres", "add_snowflake", "add_sqlite", "add_databricks_sql"):
    assert callable(getattr(context.sources, method)), method
for method in ("add_pandas_s3", "add_pandas_gcs", "add_pandas_abs", "add_spark_s3", "add_spark_dbfs"):
    assert callable(getattr(context.sources, method)), method

# Store backends.
from great_expectations.data_context import store

for backend in (
    "TupleFilesystemStoreBackend",
    "TupleS3StoreBackend",
    "TupleGCSStoreBackend",
    "TupleAzureBlobStoreBackend",
    "DatabaseStoreBackend",
):
    assert hasattr(store, backend), backend

from great_expectations.expectations.registry import list_registered_expectation_implementations

assert len(list_registered_expectation_implementations()) == 54
