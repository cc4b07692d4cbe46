# fixtures: taxi_trips.csv

# region: run
import great_expectations as gx

context = gx.get_context(mode="file")
taxi = context.sources.add_or_update_pandas("taxi")
trips = taxi.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")

assistant_result = context.assistants.missingness.run(
    batch_request=trips.build_batch_request()
)
suite = assistant_result.get_expectation_suite(
    expectation_suite_name="null_checks"
)
# endregion: run

# region: print
for expectation in suite.expectations:
    print(expectation.kwargs["column"], expectation.kwargs["mostly"])
# endregion: print

assert {one.expectation_type for one in suite.expectations} == {"expect_column_values_to_not_be_null"}
assert "null_checks" not in context.list_expectation_suite_names()

# region: save
from great_expectations.core import ExpectationConfiguration

suite.remove_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_not_be_null",
        kwargs={"column": "tip_amount"},
    )
)
context.add_or_update_expectation_suite(expectation_suite=suite)

checkpoint = context.add_or_update_checkpoint(
    name="nightly",
    batch_request=trips.build_batch_request(),
    expectation_suite_name="null_checks",
)
result = checkpoint.run()
print(result.success)
# endregion: save

assert len(context.get_expectation_suite("null_checks").expectations) == 11
assert result.success

# region: columns
assistant_result = context.assistants.onboarding.run(
    batch_request=trips.build_batch_request(),
    include_column_names=["fare_amount", "payment_type"],
)
suite = assistant_result.get_expectation_suite("fare_checks")
# endregion: columns

# region: print-columns
for expectation in suite.expectations:
    print(expectation.expectation_type, expectation.kwargs.get("column"))
# endregion: print-columns

fares = [
    one.kwargs
    for one in suite.expectations
    if one.expectation_type == "expect_column_values_to_be_between" and one.kwargs["column"] == "fare_amount"
]
assert fares[0]["min_value"] == -39.6, fares

assert callable(assistant_result.plot_metrics)

# The Volume Data Assistant, and the arguments.
import inspect

volume = context.assistants.volume.run(
    batch_request=trips.build_batch_request(), include_column_names=["payment_type"]
).get_expectation_suite("volume")
assert {one.expectation_type for one in volume.expectations} == {
    "expect_table_row_count_to_be_between",
    "expect_column_unique_value_count_to_be_between",
}, {one.expectation_type for one in volume.expectations}
rows = [one for one in volume.expectations if one.expectation_type == "expect_table_row_count_to_be_between"][0]
assert rows.kwargs["min_value"] == rows.kwargs["max_value"] == 3000
arguments = inspect.signature(context.assistants.onboarding.run).parameters
assert {"batch_request", "validator", "estimation", "include_column_names", "exclude_column_names"} <= set(arguments)
assert arguments["estimation"].default == "exact"
