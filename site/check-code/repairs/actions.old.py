import great_expectations as gx

context = gx.get_context(mode="file")
source = context.sources.add_or_update_pandas("pandas_source")
asset = source.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")
suite = context.add_or_update_expectation_suite("docs")
checkpoint = context.add_or_update_checkpoint(
    name="with_docs",
    batch_request=asset.build_batch_request(),
    expectation_suite_name="docs",
    action_list=[
        {
            "name": "store_result",
            "action": {"class_name": "StoreValidationResultAction"},
        },
        {
            "name": "update_docs",
            "action": {"class_name": "UpdateDataDocsAction"},
        },
    ],
)
result = context.run_checkpoint(checkpoint_name="with_docs")
print(result.success)
print(context.list_checkpoints())
