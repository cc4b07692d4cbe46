# fixtures: taxi_trips.csv
# services: s3 spark

# region: context
from great_expectations.data_context import EphemeralDataContext
from great_expectations.data_context.types.base import (
    DataContextConfig,
    S3StoreBackendDefaults,
)

config = DataContextConfig(
    store_backend_defaults=S3StoreBackendDefaults(
        default_bucket_name="taxi-data"
    )
)
context = EphemeralDataContext(project_config=config)
# endregion: context

# hide-start
from pyspark.sql import SparkSession

# EMR notebooks define the session.
spark = SparkSession.builder.getOrCreate()
# hide-end

# region: connect
location = "s3://taxi-data/taxi_trips.csv"
location = "taxi_trips.csv"  # hidden
trips = spark.read.csv(location, header=True, inferSchema=True)

data_source = context.sources.add_or_update_spark("cluster")
data_asset = data_source.add_dataframe_asset("trips")
batch_request = data_asset.build_batch_request(dataframe=trips)
# endregion: connect

# region: suite
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
# endregion: suite

# region: checkpoint
checkpoint = context.add_or_update_checkpoint(
    name="nightly", expectation_suite_name="trip_checks"
)
checkpoint_result = checkpoint.run(batch_request=batch_request)
print("passed:", checkpoint_result.success)
# endregion: checkpoint

# hide-start
from pathlib import Path

import boto3

assert result.result["element_count"] == 3000
assert not checkpoint_result.success
keys = [item["Key"] for item in boto3.client("s3").list_objects_v2(Bucket="taxi-data")["Contents"]]
for start in ("expectations/trip_checks.json", "validations/trip_checks/", "checkpoints/nightly.yml", "data_docs/index.html"):
    assert any(key.startswith(start) for key in keys), (start, keys)
assert not Path("gx").exists()
# hide-end
