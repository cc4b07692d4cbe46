# fixtures: taxi_trips.csv

import sqlite3

import great_expectations as gx
import pandas as pd

with sqlite3.connect("taxi.db") as database:
    pd.read_csv("taxi_trips.csv").to_sql("taxi_trips", database, index=False)
context = gx.get_context(mode="ephemeral")

# region: sqlite
data_source = context.data_sources.add_sqlite(
    "taxi database", connection_string="sqlite:///taxi.db"
)
data_asset = data_source.add_table_asset("trips", table_name="taxi_trips")
print(data_asset.name, "in", data_source.name)
# endregion: sqlite

# region: table
batch_definition = data_asset.add_batch_definition_monthly(
    "trips by month", column="pickup_at"
)
for identifiers in batch_definition.get_batch_identifiers_list():
    print(identifiers["year"], identifiers["month"])
# endregion: table
assert len(batch_definition.get_batch_identifiers_list()) == 3

# region: query
data_asset = data_source.add_query_asset(
    "long trips",
    query="SELECT trip_id, fare_amount FROM taxi_trips WHERE fare_amount > 60",
)
batch = data_asset.add_batch_definition_whole_table("all").get_batch()
print(batch.columns())
# endregion: query
