# fixtures: monthly/taxi_trips_2025-01.csv monthly/taxi_trips_2025-02.csv monthly/taxi_trips_2025-03.csv
# services: spark

# hide-start
import gzip
from pathlib import Path

for month in ("01", "02", "03"):
    Path(f"yellow_tripdata_2019-{month}.csv.gz").write_bytes(
        gzip.compress(Path(f"monthly/taxi_trips_2025-{month}.csv").read_bytes())
    )
# hide-end

# region: context
import great_expectations as gx

project_folder = "/dbfs/taxi_checks/"
project_folder = "project"  # hidden
context = gx.get_context(mode="file", project_root_dir=project_folder)
# endregion: context

# hide-start
# Local files replace the files on DBFS.
data_source = context.sources.add_or_update_spark_filesystem("taxi_files", base_directory=".")
data_asset = data_source.add_csv_asset(
    "trips",
    batching_regex=r"yellow_tripdata_(?P<year>\d{4})-(?P<month>\d{2})\.csv\.gz$",
    header=True,
    infer_schema=True,
)
batch_request = data_asset.build_batch_request()
# hide-end

# region: suite
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)
validator.expect_column_values_to_not_be_null(
    "passenger_count", mostly=0.95
)
validator.expect_column_values_to_be_between(
    "fare_amount", min_value=0, max_value=1000
)
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: suite

# region: checkpoint
batches = data_asset.get_batch_list_from_batch_request(batch_request)
checkpoint = context.add_or_update_checkpoint(
    name="all_months",
    validations=[
        {
            "batch_request": batch.batch_request,
            "expectation_suite_name": "trip_checks",
        }
        for batch in batches
    ],
)
result = checkpoint.run()
for validation_result in result.list_validation_results():
    batch_definition = validation_result.meta["active_batch_definition"]
    month = batch_definition["batch_identifiers"]["month"]
    print(month, validation_result.success)
# endregion: checkpoint

# region: docs
index = f"{project_folder}/gx/uncommitted/data_docs/local_site/index.html"
with open(index) as file:
    page = file.read()
# endregion: docs

# hide-start
counts = [one.results[0].result["element_count"] for one in result.list_validation_results()]
assert counts == [1011, 945, 1044], counts
assert "trip_checks" in page
# hide-end
