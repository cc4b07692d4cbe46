# fixtures: taxi_trips.csv taxi.db

# region: compare
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
files = context.sources.add_pandas("files")
file_asset = files.add_csv_asset(
    "trips", filepath_or_buffer="taxi_trips.csv"
)
warehouse = context.sources.add_sqlite(
    "warehouse", connection_string="sqlite:///taxi.db"
)
table_asset = warehouse.add_table_asset("trips", table_name="taxi_trips")

context.add_expectation_suite("trip_checks")
for data_asset in (file_asset, table_asset):
    validator = context.get_validator(
        batch_request=data_asset.build_batch_request(),
        expectation_suite_name="trip_checks",
    )
    result = validator.expect_column_mean_to_be_between(
        column="fare_amount", min_value=10, max_value=30
    )
    engine = type(validator.execution_engine).__name__
    print(engine, round(result.result["observed_value"], 2))
# endregion: compare

from great_expectations.execution_engine import (
    PandasExecutionEngine,
    SparkDFExecutionEngine,
    SqlAlchemyExecutionEngine,
)

assert files.execution_engine_type is PandasExecutionEngine
assert warehouse.execution_engine_type is SqlAlchemyExecutionEngine
assert isinstance(validator.execution_engine, SqlAlchemyExecutionEngine)

# region: support
from great_expectations.exceptions import MetricProviderError

try:
    validator.expect_column_values_to_be_increasing(column="trip_id")
except MetricProviderError as error:
    print(error)
# endregion: support

unsupported = context.get_expectation_suite("trip_checks")
unsupported.add_expectation(
    gx.core.ExpectationConfiguration("expect_column_values_to_be_increasing", {"column": "trip_id"})
)
context.add_or_update_expectation_suite(expectation_suite=unsupported)
checkpoint = context.add_or_update_checkpoint(
    name="increasing", batch_request=table_asset.build_batch_request(), expectation_suite_name="trip_checks"
)
[failed] = checkpoint.run().list_validation_results()[0].results
assert not failed.success and "MetricProviderError" in str(failed.exception_info)

# region: query
from sqlalchemy import event


@event.listens_for(validator.execution_engine.engine, "after_cursor_execute")
def print_columns(connection, cursor, statement, *arguments):
    if "sum(" in statement:
        print(*sorted(column[0] for column in cursor.description), sep="\n")


validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6
)
# endregion: query

assert warehouse.create_temp_table is False

from great_expectations.datasource.fluent import PandasFilesystemDatasource, SparkDatasource, SparkFilesystemDatasource

assert {"spark_config", "persist"} <= set(SparkDatasource.__fields__)
assert SparkDatasource.__fields__["persist"].default is True
assert SparkFilesystemDatasource(name="spark", base_directory=".").execution_engine_type is SparkDFExecutionEngine
assert PandasFilesystemDatasource(name="pandas", base_directory=".").execution_engine_type is PandasExecutionEngine
