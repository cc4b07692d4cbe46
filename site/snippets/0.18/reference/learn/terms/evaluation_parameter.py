# fixtures: monthly/taxi_trips_2025-01.csv monthly/taxi_trips_2025-02.csv

# region: suite
import great_expectations as gx
from great_expectations.core import ExpectationConfiguration

context = gx.get_context(mode="ephemeral")
suite = context.add_expectation_suite("trip_checks")
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={
            "column": "passenger_count",
            "min_value": 1,
            "max_value": {"$PARAMETER": "seats"},
        },
    )
)
context.update_expectation_suite(suite)
# endregion: suite

# region: checkpoint
taxi = context.sources.add_pandas("taxi")
january = taxi.add_csv_asset(
    "january", filepath_or_buffer="monthly/taxi_trips_2025-01.csv"
)
checkpoint = context.add_or_update_checkpoint(
    name="nightly",
    batch_request=january.build_batch_request(),
    expectation_suite_name="trip_checks",
    evaluation_parameters={"seats": 6},
)


def print_results(checkpoint_result):
    for validation_result in checkpoint_result.list_validation_results():
        print(validation_result.evaluation_parameters)
        for result in validation_result.results:
            print(
                "limit:",
                result.expectation_config.kwargs["max_value"],
                "unexpected:",
                result.result["unexpected_count"],
            )


print_results(checkpoint.run())
# endregion: checkpoint

# region: run
print_results(checkpoint.run(evaluation_parameters={"seats": 4}))
# endregion: run

# region: validator
validator = context.get_validator(
    batch_request=january.build_batch_request(),
    expectation_suite_name="trip_checks",
)
validator.set_evaluation_parameter("seats", 6)
result = validator.expect_column_max_to_be_between(
    column="passenger_count", max_value={"$PARAMETER": "seats"}
)
print(result.expectation_config.kwargs["max_value"], result.success)
# endregion: validator

assert result.success
assert validator.expectation_suite.evaluation_parameters == {"seats": 6}

# region: expression
result = validator.expect_column_values_to_be_between(
    column="fare_amount", max_value={"$PARAMETER": "seats * 20 + 5"}
)
print(result.expectation_config.kwargs["max_value"])
# endregion: expression

assert result.expectation_config.kwargs["max_value"] == 125
for expression, expected in (
    ("round(seats / 4)", 2),
    ("trunc(seats / 4)", 1),
    ("abs(2 - seats)", 4),
    ("seats ^ 2", 36),
):
    result = validator.expect_column_max_to_be_between(
        column="passenger_count", max_value={"$PARAMETER": expression}
    )
    assert result.expectation_config.kwargs["max_value"] == expected, (expression, result)
result = validator.expect_column_max_to_be_between(
    column="pickup_at", min_value={"$PARAMETER": "now() - timedelta(weeks=2)"}
)
assert isinstance(result.expectation_config.kwargs["min_value"], str)

# A list, and a value in the Expectation.
validator.set_evaluation_parameter("types", ["card", "cash", "app"])
result = validator.expect_column_values_to_be_in_set(
    column="payment_type", value_set={"$PARAMETER": "types"}, mostly=0.9
)
assert result.success and result.expectation_config.kwargs["value_set"] == ["card", "cash", "app"]
result = validator.expect_column_max_to_be_between(
    column="passenger_count", max_value={"$PARAMETER": "places", "$PARAMETER.places": 6}
)
assert result.success and result.expectation_config.kwargs["max_value"] == 6

# region: earlier
import great_expectations as gx
from great_expectations.core import ExpectationConfiguration

context = gx.get_context(mode="ephemeral")
taxi = context.sources.add_pandas("taxi")
january = taxi.add_csv_asset(
    "january", filepath_or_buffer="monthly/taxi_trips_2025-01.csv"
)
february = taxi.add_csv_asset(
    "february", filepath_or_buffer="monthly/taxi_trips_2025-02.csv"
)

reference = context.add_expectation_suite("reference")
reference.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_max_to_be_between",
        kwargs={"column": "fare_amount", "min_value": 0},
    )
)
context.update_expectation_suite(reference)

name = (
    "urn:great_expectations:validations:reference:"
    "expect_column_max_to_be_between.result.observed_value:column=fare_amount"
)
comparison = context.add_expectation_suite("comparison")
comparison.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_max_to_be_between",
        kwargs={
            "column": "fare_amount",
            "max_value": {"$PARAMETER": f"{name} * 1.2"},
        },
    )
)
context.update_expectation_suite(comparison)

checkpoint = context.add_or_update_checkpoint(
    name="compare months",
    validations=[
        {
            "batch_request": january.build_batch_request(),
            "expectation_suite_name": "reference",
        },
        {
            "batch_request": february.build_batch_request(),
            "expectation_suite_name": "comparison",
        },
    ],
)
for validation_result in checkpoint.run().list_validation_results():
    result = validation_result.results[0]
    print(
        "limit:",
        result.expectation_config.kwargs.get("max_value"),
        "observed:",
        result.result["observed_value"],
    )
# endregion: earlier

# A parameter without a value.
from great_expectations.exceptions import EvaluationParameterError

suite = context.add_expectation_suite("no value")
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={"column": "passenger_count", "max_value": {"$PARAMETER": "seats"}},
    )
)
context.update_expectation_suite(suite)
checkpoint = context.add_or_update_checkpoint(
    name="no value", batch_request=january.build_batch_request(), expectation_suite_name="no value"
)
try:
    checkpoint.run()
except EvaluationParameterError as error:
    assert str(error) == "No value found for $PARAMETER seats"
else:
    raise AssertionError("a parameter without a value was replaced")

# A Suite that is added after the first run isn't considered.
suite = context.add_expectation_suite("late")
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_min_to_be_between",
        kwargs={
            "column": "fare_amount",
            "max_value": {
                "$PARAMETER": "urn:great_expectations:validations:reference:"
                "expect_column_max_to_be_between.result.success:column=fare_amount"
            },
        },
    )
)
context.update_expectation_suite(suite)
checkpoint = context.add_or_update_checkpoint(
    name="late",
    validations=[
        {"batch_request": january.build_batch_request(), "expectation_suite_name": "reference"},
        {"batch_request": february.build_batch_request(), "expectation_suite_name": "late"},
    ],
)
try:
    checkpoint.run()
except EvaluationParameterError as error:
    assert "No value found for $PARAMETER urn:great_expectations:validations" in str(error)
else:
    raise AssertionError("a Suite that was added after the first run was considered")
