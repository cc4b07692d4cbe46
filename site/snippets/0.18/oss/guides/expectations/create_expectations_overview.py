# fixtures: taxi_trips.csv

# region: suite
import great_expectations as gx
from great_expectations.core import ExpectationConfiguration

context = gx.get_context(mode="file")
suite = context.add_or_update_expectation_suite("trip_checks")
# endregion: suite

# region: configuration
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
context.update_expectation_suite(suite)
# endregion: configuration

# region: validator
taxi = context.sources.add_or_update_pandas("taxi")
trips = taxi.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")
validator = context.get_validator(
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_checks",
)
result = validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6
)
print("passed:", result.success)
# endregion: validator

assert not result.success

# region: save
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: save

stored = context.get_expectation_suite("trip_checks")
assert [one.expectation_type for one in stored.expectations] == [
    "expect_column_values_to_be_in_set",
    "expect_column_values_to_be_between",
]

# region: checkpoint
checkpoint = context.add_or_update_checkpoint(
    name="trips",
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_checks",
)
validation_result = checkpoint.run().list_validation_results()[0]
for expectation_result in validation_result.results:
    configuration = expectation_result.expectation_config
    print(configuration.expectation_type, expectation_result.success)
# endregion: checkpoint

assert [one.success for one in validation_result.results] == [True, False]
