# executable: no — needs a GX Cloud account

# hide-start
import os

os.environ["GX_CLOUD_ACCESS_TOKEN"] = "token"
os.environ["GX_CLOUD_ORGANIZATION_ID"] = "00000000-0000-0000-0000-000000000000"
os.environ["GX_CLOUD_WORKSPACE_ID"] = "00000000-0000-0000-0000-000000000000"

# What happens to Data Assets, with a Data Context in memory.
import great_expectations as gx
from great_expectations.datasource.fluent import PostgresDatasource, SqliteDatasource

open("one.db", "w").close()
open("two.db", "w").close()
import sqlite3

for name in ("one.db", "two.db"):
    with sqlite3.connect(name) as connection:
        connection.execute("CREATE TABLE taxi_trips (trip_id INTEGER)")
local = gx.get_context(mode="ephemeral")
source = local.data_sources.add_sqlite("taxi database", connection_string="sqlite:///one.db")
source.add_table_asset("taxi_trips", table_name="taxi_trips")
# Changing an attribute keeps the Data Assets. add_or_update replaces the Data Source.
source = local.data_sources.get("taxi database")
assert isinstance(source, SqliteDatasource)
source.connection_string = "sqlite:///two.db"
updated = local.data_sources.update_sqlite(source)
assert updated.get_asset_names() == {"taxi_trips"}
assert "sqlite:///two.db" in repr(local.data_sources.get("taxi database"))
replaced = local.data_sources.add_or_update_sqlite("taxi database", connection_string="sqlite:///one.db")
assert replaced.get_asset_names() == set(), replaced.get_asset_names()
local.data_sources.delete("taxi database")
assert "taxi database" not in local.data_sources.all()
# hide-end
# region: list
import great_expectations as gx

context = gx.get_context(mode="cloud")
for name, data_source in context.data_sources.all().items():
    print(name, "|", data_source.type, "|", sorted(data_source.get_asset_names()))
# endregion: list

# region: update
data_source = context.data_sources.get("taxi database")
assert isinstance(data_source, PostgresDatasource)  # hidden
data_source.connection_string = (
    "postgresql+psycopg2://gx_cloud:${DB_PASSWORD}@db.example.com:5432/taxi"
)
context.data_sources.update_postgres(data_source)
# endregion: update

# region: delete
import great_expectations as gx

context = gx.get_context(mode="cloud")
context.data_sources.delete("taxi database")
# endregion: delete
