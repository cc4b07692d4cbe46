# fixtures: taxi_trips.csv

# region: script
# region: data
import great_expectations as gx

context = gx.get_context(mode="file")
taxi = context.sources.add_or_update_pandas("taxi")
trips = taxi.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")
batch_request = trips.build_batch_request()
# endregion: data

# region: validator
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)
rows = validator.head(n_rows=3)
print(rows[["trip_id", "passenger_count", "payment_type"]])
# endregion: validator

# region: first
result = validator.expect_column_values_to_not_be_null(
    column="passenger_count"
)
print("passed:", result.success)
print("null values:", result.result["unexpected_count"])
print("percent:", round(result.result["unexpected_percent"], 2))
# endregion: first

# hide-start
assert not result.success
assert result.result["unexpected_count"] == 74
# hide-end

# region: adjust
result = validator.expect_column_values_to_not_be_null(
    column="passenger_count", mostly=0.95
)
print("passed:", result.success)
# endregion: adjust

assert result.success  # hidden

# region: values
result = validator.expect_column_distinct_values_to_be_in_set(
    column="payment_type", value_set=["card", "cash", "app"]
)
print("passed:", result.success)
print(result.result["observed_value"])
# endregion: values

# hide-start
assert not result.success
observed = result.result["observed_value"]
# hide-end

# region: remove
from great_expectations.core import ExpectationConfiguration

validator.remove_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_distinct_values_to_be_in_set",
        kwargs={"column": "payment_type"},
    )
)
result = validator.expect_column_values_to_be_in_set(
    column="payment_type",
    value_set=["card", "cash", "app"],
    mostly=0.99,
)
print("passed:", result.success)
# endregion: remove

assert result.success  # hidden

# region: range
result = validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6
)
print("passed:", result.success)
print("unexpected:", result.result["unexpected_count"])
# endregion: range

# hide-start
assert not result.success
assert result.result["unexpected_count"] == 11
# hide-end

# region: list
for expectation in validator.expectation_suite.expectations:
    print(expectation.expectation_type, expectation.kwargs)
# endregion: list

# region: save
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: save
# endregion: script

types = [one.expectation_type for one in context.get_expectation_suite("trip_checks").expectations]
assert types == [
    "expect_column_values_to_not_be_null",
    "expect_column_values_to_be_in_set",
    "expect_column_values_to_be_between",
]

# region: checkpoint
checkpoint = context.add_or_update_checkpoint(
    name="trips",
    batch_request=batch_request,
    expectation_suite_name="trip_checks",
)
result = checkpoint.run()
print("passed:", result.success)
# endregion: checkpoint

assert not result.success

# region: off
validator.interactive_evaluation = False
result = validator.expect_column_values_to_be_unique(column="trip_id")
print("passed:", result.success)

validator.interactive_evaluation = True
statistics = validator.validate().statistics
print(statistics["successful_expectations"], "passed")
print(statistics["unsuccessful_expectations"], "failed")
# endregion: off

assert statistics["successful_expectations"] == 3
assert statistics["unsuccessful_expectations"] == 1

# Errors that the page quotes.
from great_expectations.exceptions import DataContextError, ExpectationNotFoundError, MetricResolutionError

before = len(validator.expectation_suite.expectations)
try:
    validator.expect_column_values_to_be_unique(column="trip")
except MetricResolutionError as error:
    print(error)
    assert 'The column "trip" in BatchData does not exist.' in str(error)
else:
    raise AssertionError("a missing column did not raise")
assert len(validator.expectation_suite.expectations) == before
try:
    validator.expect_column_value_to_be_unique(column="trip_id")
except ExpectationNotFoundError as error:
    assert str(error) == "expect_column_value_to_be_unique not found"
else:
    raise AssertionError("an unknown Expectation did not raise")
try:
    context.get_validator(batch_request=batch_request, expectation_suite_name="trip_check")
except DataContextError as error:
    assert str(error) == "expectation_suite trip_check not found"
else:
    raise AssertionError("an unknown Suite did not raise")

# By default, failed Expectations aren't saved.
validator.save_expectation_suite()
assert "expect_column_values_to_be_between" not in [
    one.expectation_type for one in context.get_expectation_suite("trip_checks").expectations
]
