# fixtures: taxi_trips.csv

# region: validator
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: validator

# region: mostly
strict = validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6
)
lenient = validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6, mostly=0.99
)
print(strict.success, lenient.success)
print("unexpected:", lenient.result["unexpected_count"])
print("percent:", round(lenient.result["unexpected_percent"], 3))
# endregion: mostly

assert (strict.success, lenient.success) == (False, True)
assert lenient.result["unexpected_count"] == 11
assert lenient.result["unexpected_percent"] == 100 * 11 / 2926

# region: format
result = validator.expect_column_values_to_be_between(
    column="passenger_count",
    min_value=1,
    max_value=6,
    result_format="BOOLEAN_ONLY",
)
print(result.success, result.result)
# endregion: format

assert result.result == {}

# region: exceptions
result = validator.expect_column_values_to_not_be_null(
    column="passengers", catch_exceptions=True
)
print("passed:", result.success)
for info in result.exception_info.values():
    print("raised exception:", info["raised_exception"])
    print(info["exception_message"])
# endregion: exceptions

assert not result.success
assert set(info) == {"exception_traceback", "exception_message", "raised_exception"}

# region: meta
result = validator.expect_column_values_to_be_in_set(
    column="payment_type",
    value_set=["card", "cash", "app"],
    mostly=0.99,
    meta={
        "owner": "billing team",
        "notes": {
            "format": "markdown",
            "content": ["The app sends **unknown** if a payment is pending."],
        },
    },
)
print(result.expectation_config.meta["owner"])
# endregion: meta

assert result.expectation_config.meta["notes"]["format"] == "markdown"

# region: defaults
validator.set_default_expectation_argument("result_format", "SUMMARY")
result = validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6
)
print(result.result["partial_unexpected_counts"])
# endregion: defaults

assert result.result["partial_unexpected_counts"] == [{"value": 0.0, "count": 11}]

from great_expectations.exceptions import InvalidExpectationConfigurationError

try:
    validator.expect_column_values_to_not_be_null(column="trip_id", mostly=95)
except InvalidExpectationConfigurationError as error:
    assert str(error) == "'mostly' parameter must be between 0 and 1"
else:
    raise AssertionError("mostly=95 was accepted")
# An aggregate Expectation ignores mostly.
assert not validator.expect_column_max_to_be_between(column="passenger_count", max_value=1, mostly=0.1).success
try:
    validator.expect_column_values_to_not_be_null(column="trip_id", meta={"owner": validator})
except TypeError as error:
    assert "cannot be serialized" in str(error)
else:
    raise AssertionError("meta that isn't JSON was accepted")

# The stored Suite doesn't contain result_format and catch_exceptions.
validator.expect_column_values_to_be_unique(column="trip_id", result_format="COMPLETE", catch_exceptions=True)
stored = validator.get_expectation_suite(discard_failed_expectations=False).expectations
assert not [one for one in stored if {"result_format", "catch_exceptions"} & set(one.kwargs)]

# Null values: mostly refers to the values that aren't null.
assert lenient.result["missing_count"] == 74
