# executable: no — needs Spark with a connector for S3

# hide-start
import os

os.environ.update(AWS_ACCESS_KEY_ID="key", AWS_SECRET_ACCESS_KEY="secret", AWS_DEFAULT_REGION="eu-central-1", AWS_MAX_ATTEMPTS="1")
# hide-end
# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_spark_s3(
    "taxi files", bucket="taxi-data"
)
# endregion: connect

# region: asset
trips = data_source.add_csv_asset(
    "trips", s3_prefix="trips/", header=True, infer_schema=True
)
# endregion: asset

by_month = trips.add_batch_definition_monthly(
    "by month", regex=r"trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$"
)

batch = by_month.get_batch(batch_parameters={"year": "2025", "month": "02"})
result = batch.validate(
    gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
)
print("rows:", result.result["element_count"])
print("negative fares:", result.result["unexpected_count"])
