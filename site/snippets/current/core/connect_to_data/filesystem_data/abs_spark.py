# executable: no — needs Spark with a connector for Azure Blob Storage

# hide-start
import os

os.environ["AZURE_STORAGE_CONNECTION_STRING"] = (
    "DefaultEndpointsProtocol=https;AccountName=taxi;AccountKey=c2VjcmV0;EndpointSuffix=core.windows.net"
)
# hide-end
# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_spark_abs(
    "taxi files",
    azure_options={"conn_str": "${AZURE_STORAGE_CONNECTION_STRING}"},
)
# endregion: connect

# region: asset
trips = data_source.add_csv_asset(
    "trips",
    abs_container="taxi-data",
    abs_name_starts_with="trips/",
    header=True,
    infer_schema=True,
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
