# fixtures: taxi_trips.csv

# region: prepare
import great_expectations as gx
from great_expectations.core import ExpectationConfiguration

context = gx.get_context(mode="file")
suite = context.add_or_update_expectation_suite("trip_checks")
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={
            "column": "passenger_count",
            "min_value": 1,
            "max_value": 4,
        },
    )
)
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_not_be_null",
        kwargs={"column": "passenger_count"},
    )
)
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_unique",
        kwargs={"column": "trip_id"},
    )
)
context.update_expectation_suite(suite)
# endregion: prepare

# region: load
import great_expectations as gx
from great_expectations.core import ExpectationConfiguration

context = gx.get_context(mode="file")
print(context.list_expectation_suite_names())
suite = context.get_expectation_suite("trip_checks")
suite.show_expectations_by_expectation_type()
# endregion: load

assert context.list_expectation_suite_names() == ["trip_checks"]

# region: replace
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={
            "column": "passenger_count",
            "min_value": 1,
            "max_value": 6,
        },
    )
)
# endregion: replace

# region: patch
[not_null] = suite.find_expectations(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_not_be_null",
        kwargs={"column": "passenger_count"},
    )
)
not_null.kwargs["mostly"] = 0.95
# endregion: patch

# region: remove
suite.remove_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_unique",
        kwargs={"column": "trip_id"},
    )
)
# endregion: remove

assert len(context.get_expectation_suite("trip_checks").expectations) == 3

# region: save
context.update_expectation_suite(suite)
suite.show_expectations_by_expectation_type()
# endregion: save

stored = context.get_expectation_suite("trip_checks")
assert [(one.expectation_type, one.kwargs) for one in stored.expectations] == [
    (
        "expect_column_values_to_be_between",
        {"column": "passenger_count", "min_value": 1, "max_value": 6},
    ),
    ("expect_column_values_to_not_be_null", {"column": "passenger_count", "mostly": 0.95}),
]

# region: validator
taxi = context.sources.add_or_update_pandas("taxi")
trips = taxi.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")
validator = context.get_validator(
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_checks",
)
result = validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6, mostly=0.99
)
print("passed:", result.success)
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: validator

assert result.success
stored = context.get_expectation_suite("trip_checks")
assert len(stored.expectations) == 2
assert {one.expectation_type: one.kwargs.get("mostly") for one in stored.expectations} == {
    "expect_column_values_to_be_between": 0.99,
    "expect_column_values_to_not_be_null": 0.95,
}

# region: copy
context.add_or_update_expectation_suite(
    expectation_suite_name="passenger_checks",
    expectations=context.get_expectation_suite("trip_checks").expectations,
)
context.delete_expectation_suite("trip_checks")
print(context.list_expectation_suite_names())
# endregion: copy

assert context.list_expectation_suite_names() == ["passenger_checks"]
assert len(context.get_expectation_suite("passenger_checks").expectations) == 2

from great_expectations.exceptions import DataContextError

try:
    context.get_expectation_suite("trip_checks")
except DataContextError as error:
    assert str(error) == "expectation_suite trip_checks not found"
else:
    raise AssertionError("a deleted Suite was found")
