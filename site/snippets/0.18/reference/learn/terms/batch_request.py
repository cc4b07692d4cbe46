# fixtures: taxi.db monthly/taxi_trips_2025-01.csv monthly/taxi_trips_2025-02.csv monthly/taxi_trips_2025-03.csv

# region: assets
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
taxi_files = context.sources.add_pandas_filesystem(
    "taxi_files", base_directory="monthly"
)
trips = taxi_files.add_csv_asset(
    "trips", batching_regex=r"taxi_trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$"
)
warehouse = context.sources.add_sqlite(
    "warehouse", connection_string="sqlite:///taxi.db"
)
table = warehouse.add_table_asset("trips", table_name="taxi_trips")
table.add_splitter_year_and_month(column_name="pickup_at")

print(trips.batch_request_options)
print(table.batch_request_options)
# endregion: assets

# region: build
all_months = trips.build_batch_request()
march = trips.build_batch_request(options={"year": "2025", "month": "03"})
march_rows = table.build_batch_request(options={"year": 2025, "month": 3})

for batch in trips.get_batch_list_from_batch_request(march):
    print(batch.id)
for batch in table.get_batch_list_from_batch_request(march_rows):
    print(batch.id)
# endregion: build

assert len(trips.get_batch_list_from_batch_request(all_months)) == 3

# region: slice
last = trips.build_batch_request(batch_slice=-1)
first_two = trips.build_batch_request(batch_slice="0:2")
for batch_request in (last, first_two):
    batches = trips.get_batch_list_from_batch_request(batch_request)
    print([batch.metadata["month"] for batch in batches])
# endregion: slice

# region: use
context.add_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=last, expectation_suite_name="trip_checks"
)
validator.expect_column_values_to_be_unique(column="trip_id")
validator.save_expectation_suite()

checkpoint = context.add_or_update_checkpoint(
    name="nightly", expectation_suite_name="trip_checks"
)
for batch_request in (march, march_rows):
    print(checkpoint.run(batch_request=batch_request).success)
# endregion: use

assert checkpoint.run(batch_request=march).success

# Errors.
from great_expectations.exceptions import InvalidBatchRequestError

for options, message in (
    ({"day": "01"}, "Batch request options should only contain keys from the following set"),
    ({"month": 3}, "All batching_regex matching options must be strings. The value of 'month' is not a string: 3"),
):
    try:
        trips.build_batch_request(options=options)
    except InvalidBatchRequestError as error:
        assert message in str(error), error
    else:
        raise AssertionError("an invalid Batch Request was built")

nothing = trips.build_batch_request(options={"month": "04"})
assert trips.get_batch_list_from_batch_request(nothing) == []
try:
    context.get_validator(batch_request=nothing, expectation_suite_name="trip_checks")
except InvalidBatchRequestError as error:
    assert "BatchRequest returned an empty batch_list" in str(error)
else:
    raise AssertionError("a Validator without data was created")

# The slice of a file asset comes before the sorters, that of a table after them.
trips.add_sorters(["-month"])
assert [batch.metadata["month"] for batch in trips.get_batch_list_from_batch_request(first_two)] == ["02", "01"]
table.add_sorters(["-month"])
assert [
    batch.metadata["month"]
    for batch in table.get_batch_list_from_batch_request(table.build_batch_request(batch_slice="0:2"))
] == [3, 2]
