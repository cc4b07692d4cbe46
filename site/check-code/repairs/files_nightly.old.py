import great_expectations as gx

context = gx.get_context()
datasource = context.sources.add_pandas_filesystem(
    name="taxi_files", base_directory="."
)
asset = datasource.add_csv_asset(
    name="trips", batching_regex=r"taxi_trips\.csv"
)
batch_request = asset.build_batch_request()
context.add_or_update_expectation_suite(expectation_suite_name="trips_suite")
validator = context.get_validator(
    batch_request=batch_request,
    expectation_suite_name="trips_suite",
)
validator.expect_column_values_to_not_be_null("passenger_count")
validator.expect_column_values_to_be_between("fare_amount", min_value=0, max_value=500)
validator.save_expectation_suite(discard_failed_expectations=False)
checkpoint = context.add_or_update_checkpoint(
    name="trips_checkpoint", validator=validator
)
result = checkpoint.run()
print(result.success)
for res in result.list_validation_results()[0].results:
    print(res.expectation_config.expectation_type, res.result["unexpected_count"])
