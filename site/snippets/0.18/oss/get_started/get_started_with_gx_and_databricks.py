# fixtures: taxi_trips.csv
# services: spark

# hide-start
import pyspark.sql

spark = pyspark.sql.SparkSession.builder.getOrCreate()
FOLDER = "project"
# hide-end

# region: context
import great_expectations as gx

project_folder = "/dbfs/taxi_checks/"
# hide-start
# A local folder replaces DBFS.
project_folder = FOLDER
# hide-end
context = gx.get_context(mode="file", project_root_dir=project_folder)
# endregion: context

# region: frame
trips_file = "/databricks-datasets/nyctaxi/tripdata/yellow/yellow_tripdata_2019-01.csv.gz"
# hide-start
trips_file = "taxi_trips.csv"
# hide-end
dataframe = (
    spark.read.option("header", True)
    .option("inferSchema", True)
    .csv(trips_file)
)
# endregion: frame

# region: source
data_source = context.sources.add_or_update_spark("taxi")
data_asset = data_source.add_dataframe_asset("trips")
batch_request = data_asset.build_batch_request(dataframe=dataframe)
# endregion: source

# region: validator
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)
not_null = validator.expect_column_values_to_not_be_null(
    column="passenger_count", mostly=0.95
)
in_range = validator.expect_column_values_to_be_between(
    column="fare_amount", min_value=0, max_value=1000
)
print(not_null.success, in_range.success)
# endregion: validator

# region: save
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: save

# region: checkpoint
checkpoint = context.add_or_update_checkpoint(
    name="nightly",
    batch_request=batch_request,
    expectation_suite_name="trip_checks",
)
result = checkpoint.run()
print("passed:", result.success)
# endregion: checkpoint

# region: docs
from pathlib import Path

site = Path(project_folder) / "gx/uncommitted/data_docs/local_site"
page = next((site / "validations").rglob("*.html")).read_text()
# endregion: docs

# hide-start
assert not_null.success
assert not_null.result["element_count"] == 3000
assert not_null.result["unexpected_count"] == 74
assert (site / "index.html").exists()
assert "passenger_count" in page
# hide-end

# region: again
context = gx.get_context(mode="file", project_root_dir=project_folder)
data_asset = context.get_datasource("taxi").get_asset("trips")
batch_request = data_asset.build_batch_request(dataframe=dataframe)
result = context.get_checkpoint("nightly").run(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)
print("passed:", result.success)
# endregion: again

# hide-start
assert result.list_validation_results()[0].results[0].result["element_count"] == 3000
# hide-end
