import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context()
datasource = context.data_sources.add_pandas_filesystem(
    name="taxi_files", base_directory="."
)
asset = datasource.add_csv_asset(
    name="trips"
)
batch_definition = asset.add_batch_definition_path("all", path="taxi_trips.csv")
suite = context.suites.add_or_update(gx.ExpectationSuite(name="trips_suite"))
suite.add_expectation(gxe.ExpectColumnValuesToNotBeNull(column="passenger_count"))
suite.add_expectation(gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0, max_value=500))
definition = context.validation_definitions.add(
    gx.ValidationDefinition(name="trips", data=batch_definition, suite=suite)
)
checkpoint = context.checkpoints.add_or_update(
    gx.Checkpoint(name="trips_checkpoint", validation_definitions=[definition])
)
result = checkpoint.run()
print(result.success)
for res in list(result.run_results.values())[0].results:
    print(res.expectation_config.type, res.result["unexpected_count"])
