# executable: no — needs a Redshift cluster

# hide-start
import os

from great_expectations.datasource.fluent.redshift_datasource import RedshiftSSLModes

os.environ["REDSHIFT_PASSWORD"] = "secret"
assert {mode.value for mode in RedshiftSSLModes} == {
    "disable", "allow", "prefer", "require", "verify-ca", "verify-full"
}

# The connection string as a dictionary.
from great_expectations.datasource.fluent import RedshiftDatasource

details = {
    "user": "reader",
    "password": "${REDSHIFT_PASSWORD}",
    "host": "my-cluster.example.com",
    "port": 5439,
    "database": "taxi",
    "sslmode": "verify-full",
    "schema": "public",
}
source = RedshiftDatasource(name="dictionary", connection_string=details)
assert str(source.connection_string).startswith("redshift+psycopg2://reader:${REDSHIFT_PASSWORD}@my-cluster.example.com:5439/taxi")
# hide-end
# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_redshift(
    "taxi database",
    connection_string="redshift+psycopg2://reader:${REDSHIFT_PASSWORD}"
    "@my-cluster.abc123.eu-central-1.redshift.amazonaws.com:5439/taxi"
    "?sslmode=verify-full",
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
