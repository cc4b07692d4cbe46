# fixtures: taxi_trips.csv

# region: script
# region: suite
import great_expectations as gx
from great_expectations.core import ExpectationConfiguration

context = gx.get_context(mode="file")
suite = context.add_or_update_expectation_suite("trip_rules")
# endregion: suite

# region: columns
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_table_columns_to_match_set",
        kwargs={
            "column_set": ["trip_id", "passenger_count", "payment_type"],
            "exact_match": False,
        },
    )
)
# endregion: columns

# region: more
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_unique",
        kwargs={"column": "trip_id"},
    )
)
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={
            "column": "passenger_count",
            "min_value": 1,
            "max_value": 6,
        },
        meta={"notes": "A taxi carries at most six passengers."},
    )
)
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_in_set",
        kwargs={
            "column": "payment_type",
            "value_set": ["card", "cash"],
        },
    )
)
# endregion: more

# region: change
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_in_set",
        kwargs={
            "column": "payment_type",
            "value_set": ["card", "cash", "app"],
            "mostly": 0.99,
        },
    )
)
# endregion: change

# region: remove
suite.remove_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_unique",
        kwargs={"column": "trip_id"},
    )
)
# endregion: remove

# region: save
context.update_expectation_suite(suite)
for expectation in suite.expectations:
    print(expectation.expectation_type)
# endregion: save
# endregion: script

stored = context.get_expectation_suite("trip_rules")
assert [one.expectation_type for one in stored.expectations] == [
    "expect_table_columns_to_match_set",
    "expect_column_values_to_be_between",
    "expect_column_values_to_be_in_set",
]
assert stored.expectations[2].kwargs["mostly"] == 0.99

# region: validate
import great_expectations as gx

context = gx.get_context(mode="file")
taxi = context.sources.add_or_update_pandas("taxi")
trips = taxi.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")
checkpoint = context.add_or_update_checkpoint(
    name="trips",
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_rules",
)
validation_result = checkpoint.run().list_validation_results()[0]
for expectation_result in validation_result.results:
    configuration = expectation_result.expectation_config
    print(configuration.expectation_type, expectation_result.success)
# endregion: validate

assert [one.success for one in validation_result.results] == [True, False, True]

from great_expectations.exceptions import (
    ExpectationSuiteError,
    InvalidExpectationConfigurationError,
)


def message(expectation_type, **kwargs):
    configuration = ExpectationConfiguration(expectation_type=expectation_type, kwargs=kwargs)
    try:
        suite.add_expectation(configuration)
    except InvalidExpectationConfigurationError as error:
        return str(error)
    return None


prefix = "Could not add expectation; provided configuration is not valid: "
assert message("expect_column_values_to_be_betwen", column="fare") == prefix + "expect_column_values_to_be_betwen not found"
assert message("expect_column_values_to_be_between", min_value=1) == prefix + (
    "'column' parameter is required for column map expectations"
)
assert message("expect_column_values_to_be_between", column="fare", min_value=1, mostly=95) == prefix + (
    "'mostly' parameter must be between 0 and 1"
)
# GX doesn't check argument names that the Expectation doesn't have, or whether the column exists.
assert message("expect_column_values_to_be_between", column="fare", min_value=1, maxvalue=3) is None

try:
    suite.remove_expectation(
        ExpectationConfiguration(expectation_type="expect_column_values_to_be_unique", kwargs={"column": "trip_id"})
    )
except ValueError as error:
    assert str(error) == "No matching expectation was found."
else:
    raise AssertionError("an Expectation was removed twice")

try:
    context.add_expectation_suite("trip_rules")
except ExpectationSuiteError as error:
    assert "already exists" in str(error)
else:
    raise AssertionError("a second Suite with the same name was added")

# add_or_update_expectation_suite() replaces the stored Suite.
assert context.add_or_update_expectation_suite("trip_rules").expectations == []
assert context.get_expectation_suite("trip_rules").expectations == []
