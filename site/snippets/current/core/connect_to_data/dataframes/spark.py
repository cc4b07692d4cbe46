# fixtures: taxi_trips.csv
# services: spark

# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe
from pyspark.sql import SparkSession
from pyspark.sql import functions as F

spark = SparkSession.builder.getOrCreate()
trips = spark.read.csv("taxi_trips.csv", header=True, inferSchema=True)

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_spark("memory")
data_asset = data_source.add_dataframe_asset("trips")
batch_definition = data_asset.add_batch_definition_whole_dataframe("all rows")
# endregion: connect

# region: look
batch = batch_definition.get_batch(batch_parameters={"dataframe": trips})
print(len(batch.columns()), "columns")
print(batch.head(n_rows=2).data[["trip_id", "pickup_at", "fare_amount"]])
# endregion: look

# region: validate
result = batch.validate(
    gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
)
print("success:", result.success)
print("unexpected values:", result.result["unexpected_count"])
# endregion: validate

# hide-start
assert not result.success and result.result["unexpected_count"] == 12
# hide-end
# region: run
suite = context.suites.add_or_update(
    gx.ExpectationSuite(
        name="trip checks",
        expectations=[
            gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
        ],
    )
)
validation_definition = context.validation_definitions.add_or_update(
    gx.ValidationDefinition(name="trips", data=batch_definition, suite=suite)
)
for month in (1, 2, 3):
    part = trips.where(F.month("pickup_at") == month)
    result = validation_definition.run(batch_parameters={"dataframe": part})
    fares = result.results[0].result
    print(
        f"2025-{month:02}:",
        fares["element_count"], "trips,",
        fares["unexpected_count"], "negative fares",
    )
# endregion: run

# hide-start
# GX uses the existing session.
assert data_source.get_spark().sparkContext.applicationId == spark.sparkContext.applicationId
assert context.data_sources.get("memory").persist is True
import pandas as pd
from great_expectations.exceptions.exceptions import BuildBatchRequestError

try:
    batch_definition.get_batch({"dataframe": pd.DataFrame({"a": [1]})})
    raise AssertionError("a pandas dataframe was accepted")
except BuildBatchRequestError as error:
    assert "without a Spark DataFrame" in str(error), error
# hide-end
