# executable: no — needs a GX Cloud account

# hide-start
import os

os.environ["GX_CLOUD_ACCESS_TOKEN"] = "token"
os.environ["GX_CLOUD_ORGANIZATION_ID"] = "00000000-0000-0000-0000-000000000000"
os.environ["GX_CLOUD_WORKSPACE_ID"] = "00000000-0000-0000-0000-000000000000"

# The same calls, with a Data Context in memory and a local database.
import sqlite3

import great_expectations as gx
from great_expectations.datasource.fluent import PostgresDatasource

with sqlite3.connect("taxi.db") as connection:
    connection.execute("CREATE TABLE taxi_zones (zone_id INTEGER)")
local = gx.get_context(mode="ephemeral")
source = local.data_sources.add_sqlite("taxi database", connection_string="sqlite:///taxi.db")
source.add_table_asset("taxi_zones", table_name="taxi_zones").add_batch_definition_whole_table("all zones")
try:
    source.add_table_asset("taxi_zones", table_name="taxi_zones")
    raise AssertionError("the same name again")
except Exception as error:
    assert "already exists" in str(error), error
source.delete_asset("taxi_zones")
assert source.get_asset_names() == set()
# hide-end
# region: add
import great_expectations as gx

context = gx.get_context(mode="cloud")
data_source = context.data_sources.get("taxi database")
assert isinstance(data_source, PostgresDatasource)  # hidden
zones = data_source.add_table_asset("taxi_zones", table_name="taxi_zones")
zones.add_batch_definition_whole_table("all zones")
# endregion: add

# region: delete
import great_expectations as gx

context = gx.get_context(mode="cloud")
context.data_sources.get("taxi database").delete_asset("taxi_zones")
# endregion: delete
