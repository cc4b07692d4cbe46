# fixtures: monthly/taxi_trips_2025-01.csv monthly/taxi_trips_2025-02.csv monthly/taxi_trips_2025-03.csv taxi.db

# region: prepare
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_pandas_filesystem(
    "taxi_files", base_directory="monthly"
)
data_source.add_csv_asset(
    "monthly_trips",
    batching_regex=r"taxi_trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$",
)
# endregion: prepare

# region: get
import great_expectations as gx

context = gx.get_context(mode="file")
data_asset = context.get_datasource("taxi_files").get_asset("monthly_trips")
# endregion: get

# region: options
print(data_asset.batch_request_options)
# endregion: options

# region: all
batch_request = data_asset.build_batch_request()
for batch in data_asset.get_batch_list_from_batch_request(batch_request):
    print(batch.metadata)
# endregion: all

# region: one
batch_request = data_asset.build_batch_request(
    options={"year": "2025", "month": "02"}
)
for batch in data_asset.get_batch_list_from_batch_request(batch_request):
    print(batch.metadata)
# endregion: one

# region: slice
batch_request = data_asset.build_batch_request(batch_slice=slice(-2, None))
for batch in data_asset.get_batch_list_from_batch_request(batch_request):
    print(batch.metadata["month"])
# endregion: slice

# hide-start
def months(batch_slice):
    request = data_asset.build_batch_request(batch_slice=batch_slice)
    return [batch.metadata["month"] for batch in data_asset.get_batch_list_from_batch_request(request)]


assert months(-1) == months("-1") == ["03"]
assert months(slice(-2, None)) == months("[-2:]") == ["02", "03"]
assert months("[:2]") == months([0, 2]) == ["01", "02"]
assert months(0) == ["01"]
# GX applies the options before the slice.
both = data_asset.build_batch_request(options={"month": "02"}, batch_slice=0)
assert [batch.metadata["month"] for batch in data_asset.get_batch_list_from_batch_request(both)] == ["02"]
partial = data_asset.build_batch_request(options={"month": "02"})
assert len(data_asset.get_batch_list_from_batch_request(partial)) == 1
# hide-end

# region: verify
batch_request = data_asset.build_batch_request(
    options={"year": "2025", "month": "02"}
)
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)
rows = validator.head(n_rows=3)
print(rows[["trip_id", "pickup_at", "fare_amount"]])
# endregion: verify

# region: several
validator = context.get_validator(
    batch_request=data_asset.build_batch_request(),
    expectation_suite_name="trip_checks",
)
result = validator.expect_table_row_count_to_be_between(max_value=1000)
print(len(validator.batches), "Batches")
print("validated:", validator.active_batch.metadata["month"])
print("rows:", result.result["observed_value"])
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: several

# region: checkpoint
validations = [
    {"batch_request": batch.batch_request, "expectation_suite_name": "trip_checks"}
    for batch in data_asset.get_batch_list_from_batch_request(
        data_asset.build_batch_request()
    )
]
checkpoint = context.add_or_update_checkpoint(
    name="all_months", validations=validations
)
for result in checkpoint.run().list_validation_results():
    rows = result.results[0].result["observed_value"]
    print("rows:", rows, "passed:", result.success)
# endregion: checkpoint

# hide-start
assert len(checkpoint.run().list_validation_results()) == 3
whole = context.add_or_update_checkpoint(
    name="whole", batch_request=data_asset.build_batch_request(), expectation_suite_name="trip_checks"
)
results = whole.run().list_validation_results()
assert [result.results[0].result["observed_value"] for result in results] == [1044]
for wrong, words in (
    (lambda: data_asset.build_batch_request(options={"month": 2}), "All batching_regex matching options must be strings"),
    (lambda: data_asset.build_batch_request(options={"day": "02"}), "Batch request options should only contain keys from the following set"),
    (lambda: context.get_validator(batch_request=data_asset.build_batch_request(options={"month": "2"}), expectation_suite_name="trip_checks"), "BatchRequest returned an empty batch_list"),
    (lambda: context.get_datasource("taxi_file"), "Could not find a datasource named 'taxi_file'"),
    (lambda: context.get_datasource("taxi_files").get_asset("trips"), '"trips" not found. Available assets are'),
):
    try:
        wrong()
    except Exception as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)

# New files appear only after the Data Context is loaded again.
from pathlib import Path

Path("monthly/taxi_trips_2025-04.csv").write_text("trip_id\n1\n")
assert len(data_asset.get_batch_list_from_batch_request(data_asset.build_batch_request())) == 3
fresh = gx.get_context(mode="file").get_datasource("taxi_files").get_asset("monthly_trips")
assert len(fresh.get_batch_list_from_batch_request(fresh.build_batch_request())) == 4
table = context.sources.add_sqlite("db", connection_string="sqlite:///taxi.db").add_table_asset("trips", table_name="taxi_trips")
assert table.batch_request_options == ()
# hide-end
