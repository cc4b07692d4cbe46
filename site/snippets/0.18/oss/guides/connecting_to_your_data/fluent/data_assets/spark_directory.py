# fixtures: monthly/taxi_trips_2025-01.csv monthly/taxi_trips_2025-02.csv monthly/taxi_trips_2025-03.csv
# services: spark

# region: directory
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_spark_filesystem(
    "taxi_folder", base_directory="monthly"
)
data_asset = data_source.add_directory_csv_asset(
    "all_trips", data_directory=".", header=True, infer_schema=True
)

context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=data_asset.build_batch_request(),
    expectation_suite_name="trip_checks",
)
result = validator.expect_column_values_to_be_between(
    column="fare_amount", min_value=0
)
print("rows:", result.result["element_count"])
# endregion: directory

# hide-start
assert result.result["element_count"] == 3000
for name in ("csv", "json", "orc", "parquet", "text"):
    assert callable(getattr(data_source, f"add_directory_{name}_asset")), name
# hide-end
