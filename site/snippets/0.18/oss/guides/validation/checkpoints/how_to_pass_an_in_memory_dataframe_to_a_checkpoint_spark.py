# fixtures: taxi_trips.csv
# services: spark

# region: spark
import great_expectations as gx
from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
frame = spark.read.csv("taxi_trips.csv", header=True, inferSchema=True)

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_spark("spark_memory")
data_asset = data_source.add_dataframe_asset("trips")
batch_request = data_asset.build_batch_request(dataframe=frame)
# endregion: spark

context.add_or_update_expectation_suite("passengers")
validator = context.get_validator(batch_request=batch_request, expectation_suite_name="passengers")
validator.expect_column_values_to_not_be_null("passenger_count", mostly=0.95)
validator.save_expectation_suite()
checkpoint = context.add_or_update_checkpoint(name="spark", expectation_suite_name="passengers")
assert checkpoint.run(batch_request=batch_request).success
