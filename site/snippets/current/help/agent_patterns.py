# fixtures: taxi_trips.csv

# region: patterns
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")

# Data Source, Data Asset, Batch Definition
data_source = context.data_sources.add_pandas_filesystem("files", base_directory=".")
asset = data_source.add_csv_asset("taxi trips")
batch_definition = asset.add_batch_definition_path("all trips", path="taxi_trips.csv")

# Expectation Suite: Expectations are classes
suite = context.suites.add(gx.ExpectationSuite(name="trips"))
suite.add_expectation(gxe.ExpectColumnValuesToNotBeNull(column="pickup_at"))
suite.add_expectation(
    gxe.ExpectColumnValuesToBeBetween(column="passenger_count", min_value=1, max_value=6)
)

# Validation Definition, then Checkpoint
validation_definition = context.validation_definitions.add(
    gx.ValidationDefinition(name="check trips", data=batch_definition, suite=suite)
)
checkpoint = context.checkpoints.add(
    gx.Checkpoint(name="daily", validation_definitions=[validation_definition])
)

# run() returns a result whether or not the data is valid
result = checkpoint.run()
print(result.success)
# endregion: patterns

assert isinstance(result.success, bool)
assert result.success is False
