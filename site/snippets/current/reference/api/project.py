# fixtures: taxi_trips.csv

import great_expectations as gx
import great_expectations.expectations as gxe

# region: file_context
project = gx.get_context(mode="file", project_root_dir="taxi_project")
print(project.root_directory)
# endregion: file_context
assert type(project).__name__ == "FileDataContext"

# region: context
context = gx.get_context(mode="ephemeral")
print(type(context).__name__)
# endregion: context
assert type(context).__name__ == "EphemeralDataContext"

# region: pandas
data_source = context.data_sources.add_pandas("dataframes")
batch = data_source.read_csv("taxi_trips.csv")
print(len(batch.columns()), "columns")
# endregion: pandas

# region: filesystem
data_source = context.data_sources.add_pandas_filesystem(
    "taxi files", base_directory="."
)
data_asset = data_source.add_csv_asset("trips")
print(data_asset.name, "in", data_source.name)
# endregion: filesystem

# region: data_sources
for name, data_source in context.data_sources.all().items():
    print(name, type(data_source).__name__)
# endregion: data_sources
assert set(context.data_sources.all()) == {"dataframes", "taxi files"}

# region: file_asset
data_asset = context.data_sources.get("taxi files").get_asset("trips")
batch_definition = data_asset.add_batch_definition_path(
    "all trips", path="taxi_trips.csv"
)
print([definition.name for definition in data_asset.batch_definitions])
# endregion: file_asset
assert type(data_asset).__name__ == "CSVAsset"

# region: batch_definition
batch = batch_definition.get_batch()
print(len(batch.columns()), "columns")
# endregion: batch_definition

# region: batch
result = batch.validate(
    gxe.ExpectColumnValuesToBeBetween(
        column="passenger_count", min_value=1, max_value=6
    )
)
print("passed:", result.success)
print("unexpected rows:", result.result["unexpected_count"])
# endregion: batch
assert type(result).__name__ == "ExpectationValidationResult"

# region: suite
suite = gx.ExpectationSuite(name="trip checks")
suite.add_expectation(gxe.ExpectColumnValuesToNotBeNull(column="trip_id"))
suite.add_expectation(
    gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
)
print([expectation.expectation_type for expectation in suite.expectations])
# endregion: suite

# region: suites
context.suites.add(suite)
print([suite.name for suite in context.suites.all()])
print(len(context.suites.get("trip checks").expectations), "Expectations")
# endregion: suites

# region: validation_definition
validation_definition = gx.ValidationDefinition(
    name="validate trips", data=batch_definition, suite=suite
)
result = validation_definition.run()
print("passed:", result.success)
# endregion: validation_definition

# region: validation_definitions
context.validation_definitions.add_or_update(validation_definition)
print([definition.name for definition in context.validation_definitions.all()])
# endregion: validation_definitions

# region: suite_result
result = context.validation_definitions.get("validate trips").run()
print(result.statistics["unsuccessful_expectations"], "of", len(result.results), "failed")
for outcome in result.results:
    if not outcome.success:
        print(outcome.expectation_config.type, outcome.result["unexpected_count"])
# endregion: suite_result
assert type(result).__name__ == "ExpectationSuiteValidationResult"

# region: checkpoint
checkpoint = gx.Checkpoint(
    name="trips",
    validation_definitions=[context.validation_definitions.get("validate trips")],
    actions=[gx.checkpoint.UpdateDataDocsAction(name="data docs")],
)
result = checkpoint.run()
print("passed:", result.success)
# endregion: checkpoint

# region: checkpoints
context.checkpoints.add_or_update(checkpoint)
print([checkpoint.name for checkpoint in context.checkpoints.all()])
# endregion: checkpoints

# region: run_id
result = checkpoint.run(run_id=gx.RunIdentifier(run_name="nightly"))
print(result.run_id.run_name)
# endregion: run_id

# region: checkpoint_result
for identifier, validation_result in result.run_results.items():
    print(identifier.batch_identifier, validation_result.success)
print("passed:", result.success)
# endregion: checkpoint_result

# region: data_docs
action = gx.checkpoint.UpdateDataDocsAction(name="data docs", site_names=["local_site"])
checkpoint.actions = [action]
checkpoint.save()
print([action.name for action in context.checkpoints.get("trips").actions])
# endregion: data_docs
