# executable: no — needs Spark with a connector for Amazon S3

# hide-start
import os

os.environ.update(AWS_ACCESS_KEY_ID="key", AWS_SECRET_ACCESS_KEY="secret", AWS_DEFAULT_REGION="eu-central-1", AWS_MAX_ATTEMPTS="1")
# hide-end

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_spark_s3(
    "taxi_files", bucket="taxi-data"
)
data_asset = data_source.add_csv_asset(
    "monthly_trips",
    batching_regex=r"taxi_trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$",
    s3_prefix="monthly/",
    header=True,
    infer_schema=True,
)
# endregion: connect

# region: suite
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=data_asset.build_batch_request(
        {"year": "2025", "month": "01"}
    ),
    expectation_suite_name="trip_checks",
)
validator.expect_column_values_to_be_unique("trip_id")
validator.expect_column_values_to_be_between("fare_amount", min_value=0)
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: suite

# region: checkpoint
context.add_or_update_checkpoint(
    name="nightly", expectation_suite_name="trip_checks"
)
# endregion: checkpoint

# region: run
import great_expectations as gx

context = gx.get_context(mode="file")
data_asset = context.get_datasource("taxi_files").get_asset("monthly_trips")
batch_request = data_asset.build_batch_request(
    {"year": "2025", "month": "03"}
)
checkpoint_result = context.get_checkpoint("nightly").run(
    batch_request=batch_request
)
print("passed:", checkpoint_result.success)
# endregion: run

# region: session
from pyspark.sql import SparkSession

spark = (
    SparkSession.builder.config(
        "spark.jars.packages", "org.apache.hadoop:hadoop-aws:3.3.4"
    )
    .config(
        "spark.hadoop.fs.s3a.aws.credentials.provider",
        "com.amazonaws.auth.DefaultAWSCredentialsProviderChain",
    )
    .getOrCreate()
)
# endregion: session
