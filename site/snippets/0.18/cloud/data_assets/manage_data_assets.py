# executable: no — needs a GX Cloud account

# hide-start
import os

from great_expectations.datasource.fluent import PostgresDatasource

# GX stores the reference, and replaces it when it connects.
CONNECTION = "postgresql+psycopg2://gx_cloud:${GX_CLOUD_DB_PASSWORD}@db.example.com:5432/taxi"
stored = PostgresDatasource(name="taxi", connection_string=CONNECTION)._json_dict()
assert stored["connection_string"] == CONNECTION, stored
os.environ["GX_CLOUD_ACCESS_TOKEN"] = "token"
os.environ["GX_CLOUD_ORGANIZATION_ID"] = "00000000-0000-0000-0000-000000000001"
# hide-end
# region: add
import great_expectations as gx

context = gx.get_context(mode="cloud")
data_source = context.sources.add_postgres(
    "taxi database",
    connection_string="postgresql+psycopg2://gx_cloud:${GX_CLOUD_DB_PASSWORD}@db.example.com:5432/taxi",
)
data_source.add_table_asset("taxi_trips", table_name="taxi_trips")
# endregion: add
