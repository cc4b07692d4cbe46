import great_expectations as gx

context = gx.get_context(mode="file")
source = context.data_sources.add_or_update_pandas("pandas_source")
asset = source.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")
suite = context.suites.add_or_update(gx.ExpectationSuite(name="docs"))
definition = context.validation_definitions.add_or_update(
    gx.ValidationDefinition(name="with_docs", data=asset.add_batch_definition("all"), suite=suite)
)
checkpoint = context.checkpoints.add_or_update(
    gx.Checkpoint(
        name="with_docs",
        validation_definitions=[definition],
        actions=[gx.checkpoint.UpdateDataDocsAction(name="update_docs")],
    )
)
result = context.checkpoints.get("with_docs").run()
print(result.success)
print([checkpoint.name for checkpoint in context.checkpoints.all()])
