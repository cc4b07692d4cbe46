# executable: no — needs Spark with a connector for Google Cloud Storage

# hide-start
from typing import Any

# The type stubs of this class don't list the methods for folders.
data_source: Any
# hide-end
# region: asset
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_spark_gcs(
    "taxi folder", bucket_or_name="taxi-data", gcs_options={}
)
folder = data_source.add_directory_csv_asset(
    "all trips",
    gcs_prefix="trips/",
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
