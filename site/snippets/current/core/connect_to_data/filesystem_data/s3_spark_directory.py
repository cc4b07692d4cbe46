# executable: no — needs Spark with a connector for S3

# hide-start
from typing import Any

# The type stubs of this class don't list the methods for folders.
data_source: Any

import os

os.environ.update(AWS_ACCESS_KEY_ID="key", AWS_SECRET_ACCESS_KEY="secret", AWS_DEFAULT_REGION="eu-central-1", AWS_MAX_ATTEMPTS="1")

# GX passes this path to Spark.
from great_expectations.core.util import S3Url
from great_expectations.datasource.fluent.data_connector import S3DataConnector

connector = S3DataConnector(
    datasource_name="taxi folder",
    data_asset_name="all trips",
    s3_client=None,
    bucket="taxi-data",
    prefix="trips/",
    file_path_template_map_fn=S3Url.OBJECT_URL_TEMPLATE.format,
    whole_directory_path_override="trips",
)
assert connector._get_full_file_path("trips") == "s3a://taxi-data/trips"
# hide-end
# region: asset
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_spark_s3(
    "taxi folder", bucket="taxi-data"
)
folder = data_source.add_directory_csv_asset(
    "all trips",
    s3_prefix="trips/",
    data_directory="trips",
    header=True,
    infer_schema=True,
)
# endregion: asset

all_trips = folder.add_batch_definition_whole_directory("all trips")
by_month = folder.add_batch_definition_monthly("by month", column="pickup_at")

expectation = gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
for batch in (
    all_trips.get_batch(),
    by_month.get_batch(batch_parameters={"year": 2025, "month": 2}),
):
    result = batch.validate(expectation)
    print("rows:", result.result["element_count"])
    print("negative fares:", result.result["unexpected_count"])
