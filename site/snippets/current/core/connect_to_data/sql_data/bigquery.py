# executable: no — needs a Google Cloud project

# hide-start
import os

os.environ["BIGQUERY_CONNECTION_STRING"] = "bigquery://my-project/taxi"
# hide-end
# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_bigquery(
    "taxi database", connection_string="${BIGQUERY_CONNECTION_STRING}"
)
# endregion: connect

trips = data_source.add_table_asset("trips", table_name="taxi_trips")
by_month = trips.add_batch_definition_monthly("by month", column="pickup_at")

batch = by_month.get_batch(batch_parameters={"year": 2025, "month": 2})
result = batch.validate(
    gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
)
print("rows:", result.result["element_count"])
print("negative fares:", result.result["unexpected_count"])
