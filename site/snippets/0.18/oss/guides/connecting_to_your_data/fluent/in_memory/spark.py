# fixtures: taxi_trips.csv
# services: spark

# region: dataframe
from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
trips = spark.read.csv("taxi_trips.csv", header=True, inferSchema=True)
# endregion: dataframe

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_spark("memory")
data_asset = data_source.add_dataframe_asset("trips")
# endregion: connect

# region: request
batch_request = data_asset.build_batch_request(dataframe=trips)
# endregion: request

# region: validate
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)
result = validator.expect_column_values_to_be_between(
    column="fare_amount", min_value=0
)
print("rows:", result.result["element_count"])
print("negative fares:", result.result["unexpected_count"])
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: validate

# hide-start
assert result.result["element_count"] == 3000
negative = trips.filter("fare_amount < 0").count()
assert result.result["unexpected_count"] == negative > 0
# hide-end

# region: checkpoint
context.add_or_update_checkpoint(
    name="check_trips", expectation_suite_name="trip_checks"
)
# endregion: checkpoint

# region: again
import great_expectations as gx
from pyspark.sql import SparkSession

context = gx.get_context(mode="file")
data_asset = context.get_datasource("memory").get_asset("trips")
checkpoint = context.get_checkpoint("check_trips")

spark = SparkSession.builder.getOrCreate()
trips = spark.read.csv("taxi_trips.csv", header=True, inferSchema=True)
february = trips.filter("month(pickup_at) = 2")
result = checkpoint.run(
    batch_request=data_asset.build_batch_request(dataframe=february)
)
print("passed:", result.success)
# endregion: again

# hide-start
assert not result.success
assert result.list_validation_results()[0].results[0].result["element_count"] == 945
# hide-end
