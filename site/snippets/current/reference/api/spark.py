# fixtures: taxi_trips.csv
# timeout: 300

import great_expectations as gx
from pyspark.sql import SparkSession

context = gx.get_context(mode="ephemeral")
spark = SparkSession.builder.master("local[1]").getOrCreate()

# region: spark
trips = spark.read.csv("taxi_trips.csv", header=True, inferSchema=True)
data_asset = context.data_sources.add_spark("spark").add_dataframe_asset("trips")
batch_definition = data_asset.add_batch_definition_whole_dataframe("all trips")
batch = batch_definition.get_batch(batch_parameters={"dataframe": trips})
print(len(batch.columns()), "columns")
# endregion: spark

# region: files
data_source = context.data_sources.add_spark_filesystem("taxi files", base_directory=".")
data_asset = data_source.add_csv_asset("trips", header=True, infer_schema=True)
batch_definition = data_asset.add_batch_definition_path("all trips", path="taxi_trips.csv")
print(len(batch_definition.get_batch().columns()), "columns")
# endregion: files
