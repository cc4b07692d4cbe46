# fixtures: taxi_trips.csv

# region: find
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")

result = validator.expect_column_values_to_not_be_null(
    column="fare", catch_exceptions=True
)
print("passed:", result.success)
for info in result.exception_info.values():
    print(info["exception_message"])
# endregion: find

assert not result.success

# hide-start
import pandas as pd

context = gx.get_context(mode="file")
data_source = context.sources.add_pandas("taxi")
data_asset = data_source.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")
validator = context.get_validator(
    batch_request=data_asset.build_batch_request(),
    create_expectation_suite_with_name="trip_checks",
)


def raised(act):
    """Return the type and message of the error that a call raises."""
    try:
        act()
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    raise AssertionError("No error was raised.")


# Messages in the tables of the page.
for act, message in (
    (
        lambda: validator.expect_column_values_to_not_be_null(column="fare"),
        'MetricResolutionError: Error: The column "fare" in BatchData does not exist.',
    ),
    (
        lambda: validator.expect_column_values_to_be_nice(column="fare"),
        "ExpectationNotFoundError: expect_column_values_to_be_nice not found",
    ),
    (
        lambda: context.sources.add_pandas("taxi"),
        "DataContextError: Can not write the fluent datasource taxi because a datasource of that name already exists",
    ),
    (
        lambda: context.add_expectation_suite("trip_checks"),
        "ExpectationSuiteError: An ExpectationSuite named trip_checks already exists.",
    ),
    (
        lambda: context.get_expectation_suite("fares"),
        "DataContextError: expectation_suite fares not found",
    ),
    (
        lambda: context.get_checkpoint("nightly"),
        'CheckpointNotFoundError: Non-existent Checkpoint configuration named "nightly".',
    ),
    (lambda: context.get_datasource("orders"), "ValueError: \"Could not find a datasource named 'orders'\""),
    (
        lambda: data_source.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv"),
        '"trips" already exists (all existing assets are trips)',
    ),
    (
        lambda: context.sources.add_sqlite("empty", connection_string="sqlite://").add_table_asset("trips", table_name="trips"),
        "Attempt to connect to table: trips failed because the test query failed",
    ),
    (lambda: data_source.get_asset("zones"), 'LookupError: "zones" not found. Available assets are (trips)'),
    (
        lambda: context.sources.add_pandas_filesystem("files", base_directory=".").add_csv_asset(
            "months", batching_regex=r"taxi_(\d+)\.csv"
        ),
        "TestConnectionError: No file at base_directory path ",
    ),
    (
        lambda: context.sources.add_postgres("closed", connection_string="postgresql+psycopg2://reader@localhost:1/taxi"),
        "TestConnectionError: Attempt to connect to datasource failed with the following error message: (psycopg2.Oper",
    ),
    (
        lambda: context.sources.add_postgres("unset", connection_string="${NOT_SET}"),
        "Unable to find a match for config substitution variable: `NOT_SET`.",
    ),
    (
        lambda: context.sources.add_sql("oracle", connection_string="oracle://reader@localhost:1/taxi"),
        "No module named 'cx_Oracle'",
    ),
    (
        lambda: context.sources.add_pandas("frames").add_dataframe_asset("rows").build_batch_request(),
        "ValueError: Cannot build batch request for dataframe asset without a dataframe",
    ),
):
    found = raised(act)
    assert message in found, found

# A stored Checkpoint doesn't store the dataframe.
frames = context.sources.add_or_update_pandas("stored_frames").add_dataframe_asset("rows")
context.add_or_update_checkpoint(
    name="frames",
    batch_request=frames.build_batch_request(dataframe=pd.DataFrame({"fare": [1.0]})),
    expectation_suite_name="trip_checks",
)
later = gx.get_context(mode="file")
found = raised(lambda: later.get_checkpoint("frames").run())
assert "RuntimeDataBatchSpec batch_data cannot be None" in found, found
# hide-end
