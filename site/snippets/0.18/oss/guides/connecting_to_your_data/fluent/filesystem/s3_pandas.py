# services: s3

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_pandas_s3(
    "taxi_files", bucket="taxi-data"
)
# endregion: connect

# region: one
january = data_source.add_csv_asset(
    "january_trips",
    batching_regex=r"taxi_trips_2025-01\.csv$",
    s3_prefix="monthly/",
)
# endregion: one

# region: several
trips = data_source.add_csv_asset(
    "monthly_trips",
    batching_regex=r"taxi_trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$",
    s3_prefix="monthly/",
)
# endregion: several

batch_request = trips.build_batch_request({"year": "2025", "month": "02"})
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)
result = validator.expect_column_values_to_be_between(
    column="fare_amount", min_value=0
)
print("rows:", result.result["element_count"])
print("negative fares:", result.result["unexpected_count"])

# hide-start
assert (result.result["element_count"], result.result["unexpected_count"]) == (945, 5)
assert [batch.metadata["month"] for batch in trips.get_batch_list_from_batch_request(trips.build_batch_request())] == ["01", "02", "03"]
assert [batch.metadata["path"].rpartition("/")[2] for batch in january.get_batch_list_from_batch_request(january.build_batch_request())] == ["taxi_trips_2025-01.csv"]
for wrong, words in (
    (lambda: data_source.add_csv_asset("a", batching_regex=r"taxi_trips_.*\.csv$", s3_prefix="monthly/2025/"), "Could not connect to asset"),
    (lambda: data_source.add_csv_asset("b", batching_regex=r"monthly/taxi_trips_.*\.csv$", s3_prefix="monthly/"), "No file in bucket"),
    (lambda: data_source.add_csv_asset("c", batching_regex=r"monthly/taxi_trips_.*\.csv$"), "No file in bucket"),
    (lambda: context.sources.add_pandas_s3("x", bucket="no-such-bucket").add_csv_asset("d"), "Could not connect to asset"),
):
    try:
        wrong()
    except Exception as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
deep = data_source.add_csv_asset("e", batching_regex=r"monthly/taxi_trips_(?P<month>.*)\.csv$", s3_recursive_file_discovery=True)
assert [batch.metadata["month"] for batch in deep.get_batch_list_from_batch_request(deep.build_batch_request())] == ["2025-01", "2025-02", "2025-03"]
# hide-end
