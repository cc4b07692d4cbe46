# fixtures: taxi_trips.csv

# region: project
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_pandas("taxi")
data_asset = data_source.add_csv_asset(
    "trips", filepath_or_buffer="taxi_trips.csv"
)
batch_request = data_asset.build_batch_request()

context.add_or_update_expectation_suite("passengers")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="passengers"
)
validator.expect_column_values_to_not_be_null(
    "passenger_count", mostly=0.95
)
validator.expect_column_values_to_be_between(
    "passenger_count", min_value=1, max_value=6
)
validator.save_expectation_suite(discard_failed_expectations=False)

context.add_or_update_expectation_suite("payments")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="payments"
)
validator.expect_column_values_to_be_in_set(
    "payment_type", ["card", "cash", "app"], mostly=0.99
)
validator.save_expectation_suite()
# endregion: project

context.add_or_update_checkpoint(
    name="nightly",
    batch_request=batch_request,
    expectation_suite_name="passengers",
)

# hide-start
suites = {name: context.get_expectation_suite(name) for name in ("passengers", "payments")}
assert [len(suite.expectations) for suite in suites.values()] == [2, 1]
result = context.get_checkpoint("nightly").run()
assert result.list_validation_results()[0].statistics["unsuccessful_expectations"] == 1
assert context.get_checkpoint("nightly").run(expectation_suite_name="payments").success
# hide-end
