# fixtures: taxi_trips.csv taxi.db

# region: pandas
import great_expectations as gx

context = gx.get_context(mode="file")
files = context.sources.add_or_update_pandas("files")
trips_file = files.add_csv_asset(
    "trips_file", filepath_or_buffer="taxi_trips.csv"
)
context.add_or_update_expectation_suite("tips")
validator = context.get_validator(
    batch_request=trips_file.build_batch_request(),
    expectation_suite_name="tips",
)
result = validator.expect_column_values_to_be_in_set(
    column="tip_amount",
    value_set=[0],
    row_condition='payment_type == "cash"',
    condition_parser="pandas",
)
print("rows:", result.result["element_count"])
print("passed:", result.success)
print("unexpected:", result.result["unexpected_count"])
# endregion: pandas

assert result.result["element_count"] == 497

# region: several
result = validator.expect_column_values_to_be_between(
    column="fare_amount",
    min_value=0,
    row_condition='payment_type == "card" and passenger_count > 2',
    condition_parser="pandas",
)
print("rows:", result.result["element_count"])

result = validator.expect_column_values_to_not_be_null(
    column="total_amount",
    row_condition="passenger_count.isnull()",
    condition_parser="pandas",
)
print("rows:", result.result["element_count"])
# endregion: several

assert result.result["element_count"] == 74

# region: table
result = validator.expect_table_row_count_to_be_between(
    min_value=400,
    row_condition='payment_type == "cash"',
    condition_parser="pandas",
)
print("rows:", result.result["observed_value"])
# endregion: table

assert result.result["observed_value"] == 497

# region: sql
database = context.sources.add_or_update_sqlite(
    "database", connection_string="sqlite:///taxi.db"
)
trips_table = database.add_table_asset(
    "trips_table", table_name="taxi_trips"
)
context.add_or_update_expectation_suite("tips_sql")
validator = context.get_validator(
    batch_request=trips_table.build_batch_request(),
    expectation_suite_name="tips_sql",
)
result = validator.expect_column_values_to_be_in_set(
    column="tip_amount",
    value_set=[0],
    row_condition='col("payment_type") == "cash"',
    condition_parser="great_expectations__experimental__",
)
print("rows:", result.result["element_count"])
print("passed:", result.success)
print("unexpected:", result.result["unexpected_count"])
# endregion: sql

assert result.result["element_count"] == 497

# region: suite
from great_expectations.core import ExpectationConfiguration

suite = context.add_or_update_expectation_suite("fares")
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={"column": "fare_amount", "min_value": 0},
    )
)
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={
            "column": "fare_amount",
            "min_value": 2,
            "row_condition": 'payment_type == "cash"',
            "condition_parser": "pandas",
        },
    )
)
context.update_expectation_suite(suite)
print(len(suite.expectations), "Expectations")
# endregion: suite

assert len(context.get_expectation_suite("fares").expectations) == 2

# What the page states.
EXPERIMENTAL = "great_expectations__experimental__"


def count(condition):
    return validator.expect_column_values_to_be_between(
        column="fare_amount", min_value=0, row_condition=condition, condition_parser=EXPERIMENTAL
    ).result["element_count"]


assert count('col("payment_type") != "cash"') == 2503
assert count('col("passenger_count") > 2') == 474
assert count('col("passenger_count") <= 2') == 2452
assert count('col("passenger_count").notNull()') == 2926
# The second condition is ignored.
assert count('col("payment_type") == "cash" and col("passenger_count") > 2') == 497


def message(asset_validator, condition, parser):
    try:
        asset_validator.expect_column_values_to_be_between(
            column="fare_amount", min_value=0, row_condition=condition, condition_parser=parser
        )
    except Exception as error:
        return str(error)
    return None


assert message(validator, 'col("payment_type") == "cash"', None) == (
    "SqlAlchemyExecutionEngine only supports the great_expectations condition_parser."
)
assert "Do not introduce simple quotes in configuration" in message(
    validator, "col('payment_type') == 'cash'", EXPERIMENTAL
)
file_validator = context.get_validator(
    batch_request=trips_file.build_batch_request(), expectation_suite_name="tips"
)
for parser in (None, EXPERIMENTAL):
    assert message(file_validator, 'payment_type == "cash"', parser) == (
        "condition_parser is required when setting a row_condition, and must be 'python' or 'pandas'"
    )
# No matching rows: the Expectation passes.
nothing = file_validator.expect_column_values_to_be_between(
    column="fare_amount", min_value=1000, row_condition='payment_type == "check"', condition_parser="pandas"
)
assert nothing.success and nothing.result["element_count"] == 0
# Expectations about the columns ignore the condition.
condition = {"row_condition": 'payment_type == "check"', "condition_parser": "pandas"}
assert file_validator.expect_column_to_exist("trip_id", **condition).success
assert not file_validator.expect_table_columns_to_match_set(["trip_id"], **condition).success
