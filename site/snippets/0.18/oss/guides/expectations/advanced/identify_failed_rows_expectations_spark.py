# fixtures: taxi_trips.csv
# services: spark
# timeout: 400

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
taxi = context.sources.add_or_update_spark_filesystem(
    "taxi", base_directory="."
)
trips = taxi.add_csv_asset(
    "trips",
    batching_regex=r"taxi_trips\.csv",
    header=True,
    infer_schema=True,
)
# endregion: connect

from great_expectations.core import ExpectationConfiguration

suite = context.add_or_update_expectation_suite("passengers")
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={
            "column": "passenger_count",
            "min_value": 1,
            "max_value": 6,
        },
    )
)
context.update_expectation_suite(suite)

checkpoint = context.add_or_update_checkpoint(
    name="failed_rows",
    batch_request=trips.build_batch_request(),
    expectation_suite_name="passengers",
    runtime_configuration={
        "result_format": {
            "result_format": "COMPLETE",
            "unexpected_index_column_names": ["trip_id"],
        }
    },
)

validation_result = checkpoint.run().list_validation_results()[0]
result = validation_result.results[0].result
keys = [row["trip_id"] for row in result["unexpected_index_list"]]
print("failed rows:", result["unexpected_count"])
print("keys:", keys)

assert keys == [60, 327, 534, 670, 873, 992, 1145, 1215, 2228, 2409, 2867]
assert set(result["unexpected_index_list"][0]) == {"trip_id", "passenger_count"}

# region: query
print(result["unexpected_index_query"])
# endregion: query

# region: rows
from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
frame = spark.read.csv("taxi_trips.csv", header=True, inferSchema=True)
failed = frame.filter(frame["trip_id"].isin(keys))
failed.select("trip_id", "vendor_id", "passenger_count").show(3)
# endregion: rows

assert failed.count() == 11
assert result["unexpected_index_query"].startswith("df.filter(F.expr((passenger_count IS NOT NULL)")
