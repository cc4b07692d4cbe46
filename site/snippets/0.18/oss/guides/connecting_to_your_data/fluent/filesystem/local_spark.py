# fixtures: monthly/taxi_trips_2025-01.csv monthly/taxi_trips_2025-02.csv monthly/taxi_trips_2025-03.csv
# services: spark

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_spark_filesystem(
    "taxi_files", base_directory="monthly"
)
# endregion: connect

# region: one
january = data_source.add_csv_asset(
    "january_trips",
    batching_regex=r"taxi_trips_2025-01\.csv$",
    header=True,
    infer_schema=True,
)
# endregion: one

# region: several
trips = data_source.add_csv_asset(
    "monthly_trips",
    batching_regex=r"taxi_trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$",
    header=True,
    infer_schema=True,
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
# hide-end
