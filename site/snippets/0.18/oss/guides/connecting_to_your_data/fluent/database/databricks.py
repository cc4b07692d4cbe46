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

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_databricks_sql(
    "taxi_database", connection_string="${DATABRICKS_CONNECTION_STRING}"
)
# endregion: connect

data_asset = data_source.add_table_asset("trips", table_name="taxi_trips")

card_trips = data_source.add_query_asset(
    "card_trips",
    query="SELECT * FROM taxi_trips WHERE payment_type = 'card'",
)

context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=data_asset.build_batch_request(),
    expectation_suite_name="trip_checks",
)
result = validator.expect_column_values_to_be_between(
    column="fare_amount", min_value=0
)
print("rows:", result.result["element_count"])
print("negative fares:", result.result["unexpected_count"])
