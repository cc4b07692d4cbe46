# fixtures: monthly/taxi_trips_2025-01.csv monthly/taxi_trips_2025-02.csv monthly/taxi_trips_2025-03.csv

# region: script
# region: batches
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_pandas_filesystem(
    "taxi_files", base_directory="monthly"
)
data_asset = data_source.add_csv_asset(
    "trips_by_month",
    batching_regex=r"taxi_trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$",
)
batch_request = data_asset.build_batch_request()

batches = data_asset.get_batch_list_from_batch_request(batch_request)
for batch in batches:
    print(batch.metadata)
# endregion: batches

# region: suite
context.add_or_update_expectation_suite("passengers")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="passengers"
)
validator.expect_column_values_to_be_between(
    "passenger_count", min_value=1, max_value=6
)
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: suite

# hide-start
again = validator.expect_column_values_to_be_between("passenger_count", min_value=1, max_value=6)
assert again.result["element_count"] == 1044
last = context.add_or_update_checkpoint(
    name="last", batch_request=batch_request, expectation_suite_name="passengers"
)
(only,) = last.run().list_validation_results()
assert only.meta["active_batch_definition"]["batch_identifiers"]["month"] == "03"
# hide-end

# region: validations
validations = [
    {
        "batch_request": batch.batch_request,
        "expectation_suite_name": "passengers",
    }
    for batch in batches
]
# endregion: validations

# region: checkpoint
checkpoint = context.add_or_update_checkpoint(
    name="all_months", validations=validations
)
result = checkpoint.run()
# endregion: checkpoint

# region: results
for validation_result in result.list_validation_results():
    batch_definition = validation_result.meta["active_batch_definition"]
    month = batch_definition["batch_identifiers"]["month"]
    details = validation_result.results[0].result
    print(
        month,
        details["element_count"],
        "rows,",
        details["unexpected_count"],
        "unexpected",
    )
print("all passed:", result.success)
# endregion: results
# endregion: script

# hide-start
counts = [one.results[0].result["element_count"] for one in result.list_validation_results()]
assert counts == [1011, 945, 1044], counts
assert not result.success
# hide-end

# region: runtime
import great_expectations as gx

context = gx.get_context(mode="file")
data_asset = context.get_datasource("taxi_files").get_asset("trips_by_month")
batch_request = data_asset.build_batch_request(options={"year": "2025"})
checkpoint = context.add_or_update_checkpoint(
    name="each_month", expectation_suite_name="passengers"
)

result = checkpoint.run(
    validations=[
        {"batch_request": batch.batch_request}
        for batch in data_asset.get_batch_list_from_batch_request(
            batch_request
        )
    ]
)
print(len(result.list_validation_results()), "Batches")
# endregion: runtime

assert len(result.list_validation_results()) == 3
assert context.get_checkpoint("each_month").validations == []
one = data_asset.build_batch_request(options={"year": "2025", "month": "02"})
assert len(data_asset.get_batch_list_from_batch_request(one)) == 1
