# fixtures: taxi_trips.csv taxi.db

# region: script
# region: connect
import great_expectations as gx
from great_expectations.core import ExpectationConfiguration

context = gx.get_context(mode="file")
files = context.sources.add_or_update_pandas("files")
trips_file = files.add_csv_asset(
    "trips_file", filepath_or_buffer="taxi_trips.csv"
)
database = context.sources.add_or_update_sqlite(
    "database", connection_string="sqlite:///taxi.db"
)
trips_table = database.add_table_asset(
    "trips_table", table_name="taxi_trips"
)
# endregion: connect

# region: upstream
upstream = context.add_or_update_expectation_suite("file_checks")
upstream.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_table_row_count_to_be_between",
        kwargs={"min_value": 1},
    )
)
upstream.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_sum_to_be_between",
        kwargs={"column": "total_amount", "min_value": 0},
    )
)
context.update_expectation_suite(upstream)
# endregion: upstream

# region: downstream
row_count = (
    "urn:great_expectations:validations:file_checks:"
    "expect_table_row_count_to_be_between.result.observed_value"
)
downstream = context.add_or_update_expectation_suite("table_checks")
downstream.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_table_row_count_to_equal",
        kwargs={"value": {"$PARAMETER": row_count}},
    )
)
# endregion: downstream

# region: expression
total = (
    "urn:great_expectations:validations:file_checks:"
    "expect_column_sum_to_be_between.result.observed_value"
    ":column=total_amount"
)
downstream.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_sum_to_be_between",
        kwargs={
            "column": "total_amount",
            "min_value": {"$PARAMETER": f"{total} * 0.99"},
            "max_value": {"$PARAMETER": f"{total} * 1.01"},
        },
    )
)
context.update_expectation_suite(downstream)
# endregion: expression

# region: checkpoint
checkpoint = context.add_or_update_checkpoint(
    name="compare_trips",
    validations=[
        {
            "batch_request": trips_file.build_batch_request(),
            "expectation_suite_name": "file_checks",
        },
        {
            "batch_request": trips_table.build_batch_request(),
            "expectation_suite_name": "table_checks",
        },
    ],
)
result = checkpoint.run()
print("passed:", result.success)
# endregion: checkpoint

# region: values
for validation_result in result.list_validation_results():
    print(validation_result.meta["expectation_suite_name"])
    for expectation_result in validation_result.results:
        kwargs = dict(expectation_result.expectation_config.kwargs)
        kwargs.pop("batch_id")
        observed = expectation_result.result["observed_value"]
        print("  arguments:", kwargs)
        print("  observed value:", observed)
# endregion: values
# endregion: script

assert result.success
table = result.list_validation_results()[1].results
arguments = {one.expectation_config.expectation_type: one.expectation_config.kwargs for one in table}
assert arguments["expect_table_row_count_to_equal"]["value"] == 3000
assert arguments["expect_column_sum_to_be_between"]["min_value"] < arguments["expect_column_sum_to_be_between"]["max_value"]
stored = context.get_expectation_suite("table_checks")
assert stored.expectations[0].kwargs == {"value": {"$PARAMETER": row_count}}

# region: run-time
limits = context.add_or_update_expectation_suite("limits")
limits.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_table_row_count_to_be_between",
        kwargs={"min_value": {"$PARAMETER": "minimum_rows"}},
    )
)
context.update_expectation_suite(limits)
checkpoint = context.add_or_update_checkpoint(
    name="limits",
    batch_request=trips_table.build_batch_request(),
    expectation_suite_name="limits",
)
result = checkpoint.run(evaluation_parameters={"minimum_rows": 2500})
print("passed:", result.success)
# endregion: run-time

assert result.success
assert not checkpoint.run(evaluation_parameters={"minimum_rows": 3001}).success

from great_expectations.exceptions import EvaluationParameterError

try:
    checkpoint.run()
except EvaluationParameterError as error:
    assert str(error) == "No value found for $PARAMETER minimum_rows"
else:
    raise AssertionError("a Checkpoint without the parameter ran")

# The order matters.
fresh = gx.get_context(mode="file")
reverse = fresh.add_or_update_checkpoint(
    name="reverse",
    validations=[
        {"batch_request": trips_table.build_batch_request(), "expectation_suite_name": "table_checks"},
        {"batch_request": trips_file.build_batch_request(), "expectation_suite_name": "file_checks"},
    ],
)
try:
    reverse.run()
except EvaluationParameterError as error:
    assert str(error).startswith("No value found for $PARAMETER urn:great_expectations:validations:file_checks:")
else:
    raise AssertionError("the wrong order passed")

# The Data Context reads the URNs of the Suites once, when a Checkpoint stores the first values.
another = fresh.add_or_update_expectation_suite("later")
another.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_table_row_count_to_equal",
        kwargs={"value": {"$PARAMETER": "urn:great_expectations:validations:limits:expect_table_row_count_to_be_between.result.observed_value"}},
    )
)
fresh.update_expectation_suite(another)


def later(data_context):
    data_context.add_or_update_checkpoint(
        name="later",
        evaluation_parameters={"minimum_rows": 1},
        validations=[
            {"batch_request": trips_file.build_batch_request(), "expectation_suite_name": "limits"},
            {"batch_request": trips_table.build_batch_request(), "expectation_suite_name": "later"},
        ],
    )
    return data_context.get_checkpoint("later").run()


fresh.get_checkpoint("compare_trips").run()
fresh.add_or_update_expectation_suite("later", expectations=[])
fresh.add_or_update_expectation_suite("later", expectations=another.expectations)
used = context  # this Data Context has run Checkpoints before the Suite "later" was created
try:
    later(used)
except EvaluationParameterError as error:
    assert "No value found" in str(error)
else:
    raise AssertionError("the new Suite was read")
assert later(gx.get_context(mode="file")).success
