# fixtures: monthly/taxi_trips_2025-01.csv monthly/taxi_trips_2025-02.csv monthly/taxi_trips_2025-03.csv

# region: get
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
data_source = context.sources.add_pandas_filesystem(
    "taxi_files", base_directory="monthly"
)
trips = data_source.add_csv_asset(
    "trips", batching_regex=r"taxi_trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$"
)
batches = trips.get_batch_list_from_batch_request(
    trips.build_batch_request()
)
for batch in batches:
    print(batch.id, batch.metadata)
# endregion: get

assert len(batches) == 3

# region: head
print(batches[0].columns()[:4])
print(batches[0].head(n_rows=3))
# endregion: head

assert batches[0].data.dataframe.shape == (1011, 12)

# region: validator
context.add_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=trips.build_batch_request(options={"month": "01"}),
    expectation_suite_name="trip_checks",
)
result = validator.expect_table_row_count_to_be_between(min_value=1000)
print(result.success, result.result["observed_value"])
validator.save_expectation_suite()
# endregion: validator

assert result.success

# region: active
validator = context.get_validator(
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_checks",
)
print(len(validator.batches), validator.active_batch_id)
# endregion: active

assert validator.validate().results[0].result["observed_value"] == 1044

# A Checkpoint also validates only the last Batch.
checkpoint = context.add_or_update_checkpoint(
    name="last",
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_checks",
)
assert [one.results[0].result["observed_value"] for one in checkpoint.run().list_validation_results()] == [1044]

# region: each
checkpoint = context.add_or_update_checkpoint(
    name="every month",
    validations=[
        {
            "batch_request": batch.batch_request,
            "expectation_suite_name": "trip_checks",
        }
        for batch in batches
    ],
)
for validation_result in checkpoint.run().list_validation_results():
    definition = validation_result.meta["active_batch_definition"]
    print(
        definition["batch_identifiers"]["month"],
        validation_result.success,
        validation_result.results[0].result["observed_value"],
    )
# endregion: each

assert [one.success for one in checkpoint.run().list_validation_results()] == [True, False, True]
