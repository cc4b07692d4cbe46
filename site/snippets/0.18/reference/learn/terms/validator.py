# fixtures: taxi.db

# region: create
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
warehouse = context.sources.add_sqlite(
    "warehouse", connection_string="sqlite:///taxi.db"
)
trips = warehouse.add_table_asset("trips", table_name="taxi_trips")

context.add_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_checks",
)
# endregion: create

# region: inspect
print(validator.columns()[:5])
print(validator.head(n_rows=2)[["trip_id", "passenger_count"]])
# endregion: inspect

# region: expect
unique = validator.expect_column_values_to_be_unique(column="trip_id")
in_range = validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6
)
print(unique.success, in_range.success)
print(in_range.result["unexpected_count"])
# endregion: expect

assert unique.success and not in_range.success

# region: suite
for discard in (True, False):
    suite = validator.get_expectation_suite(
        discard_failed_expectations=discard
    )
    print(len(suite.expectations))
# endregion: suite

# region: save
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: save

assert len(context.get_expectation_suite("trip_checks").expectations) == 2
validator.expect_column_values_to_be_unique(column="trip_id", result_format="COMPLETE")
for discard in (True, False):
    suite = validator.get_expectation_suite(discard_result_format_kwargs=discard)
    assert ("result_format" in suite.expectations[0].kwargs) is not discard
validator.expect_column_values_to_be_unique(column="trip_id")

# region: validate
result = validator.validate()
print(result.success, result.statistics["successful_expectations"])
# endregion: validate

assert type(result).__name__ == "ExpectationSuiteValidationResult"
assert context.validations_store.list_keys() == []

# region: configure
validator.interactive_evaluation = False
validator.expect_column_values_to_not_be_null(column="payment_type")
validator.interactive_evaluation = True
# endregion: configure

assert len(validator.expectation_suite.expectations) == 3

# region: default-argument
validator.set_default_expectation_argument("result_format", "COMPLETE")
# endregion: default-argument

assert validator.get_default_expectation_arguments()["result_format"] == "COMPLETE"
complete = validator.expect_column_values_to_be_between(column="passenger_count", min_value=1, max_value=6)
assert "unexpected_index_query" in complete.result

# The other arguments of get_validator().
from great_expectations.exceptions import DataContextError, ExpectationNotFoundError

assert context.get_validator(batch_request=trips.build_batch_request()).expectation_suite_name == "default"
context.get_validator(
    batch_request=trips.build_batch_request(), create_expectation_suite_with_name="created"
)
assert "created" in context.list_expectation_suite_names()
try:
    context.get_validator(batch_request=trips.build_batch_request(), expectation_suite_name="missing")
except DataContextError as error:
    assert str(error) == "expectation_suite missing not found"
else:
    raise AssertionError("a Validator with a missing Suite was created")
try:
    validator.expect_column_values_to_shine(column="trip_id")
except ExpectationNotFoundError:
    pass
else:
    raise AssertionError("an unknown Expectation was evaluated")

suite = context.get_expectation_suite("trip_checks")
assert context.get_validator(batch_request=trips.build_batch_request(), expectation_suite=suite).expectation_suite_name == "trip_checks"
