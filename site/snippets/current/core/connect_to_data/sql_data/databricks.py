# executable: no — needs a Databricks SQL warehouse

# hide-start
import os

os.environ["DATABRICKS_CONNECTION_STRING"] = (
    "databricks://token:secret@dbc-12345678-90ab.cloud.databricks.com:443"
    "?http_path=/sql/1.0/warehouses/0123456789abcdef&catalog=main&schema=taxi"
)

# The connection string, as far as GX checks it without a network.
from great_expectations.datasource.fluent import DatabricksSQLDatasource

for part in ("http_path=/sql/1.0/warehouses/0123456789abcdef&", "catalog=main&", "&schema=taxi"):
    try:
        DatabricksSQLDatasource(
            name="string", connection_string=os.environ["DATABRICKS_CONNECTION_STRING"].replace(part, "")
        )
        raise AssertionError(part)
    except ValueError as error:
        assert "query param is invalid or missing" in str(error), error
# hide-end
# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_databricks_sql(
    "taxi database", connection_string="${DATABRICKS_CONNECTION_STRING}"
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
