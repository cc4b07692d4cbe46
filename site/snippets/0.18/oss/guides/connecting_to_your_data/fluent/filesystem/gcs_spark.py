# executable: no — needs Spark with a connector for Google Cloud Storage

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_spark_gcs(
    "taxi_files", bucket_or_name="taxi-data", gcs_options={}
)
# endregion: connect

# region: one
january = data_source.add_csv_asset(
    "january_trips",
    batching_regex=r"taxi_trips_2025-01\.csv$",
    gcs_prefix="monthly/",
    header=True,
    infer_schema=True,
)
# endregion: one

# region: several
trips = data_source.add_csv_asset(
    "monthly_trips",
    batching_regex=r"taxi_trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$",
    gcs_prefix="monthly/",
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
