# fixtures: taxi_trips.csv

# hide-start
# The sample project that the page starts from.
import sqlite3

import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

with sqlite3.connect("taxi.db") as database:
    pd.read_csv("taxi_trips.csv").to_sql("trips", database, index=False)

project = gx.get_context(mode="file")
table = project.data_sources.add_sqlite("taxi database", connection_string="sqlite:///taxi.db")
by_month = table.add_table_asset("trips", table_name="trips").add_batch_definition_monthly(
    "trips by month", column="pickup_at"
)
checks = project.suites.add(
    gx.ExpectationSuite(
        name="trip checks",
        expectations=[
            gxe.ExpectTableRowCountToBeBetween(min_value=900, max_value=1200),
            gxe.ExpectColumnValuesToBeBetween(column="passenger_count", min_value=1, max_value=6, severity="warning"),
            gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0),
        ],
    )
)
project.validation_definitions.add(gx.ValidationDefinition(name="monthly trips", data=by_month, suite=checks))
project.checkpoints.add(
    gx.Checkpoint(
        name="trips",
        validation_definitions=[project.validation_definitions.get("monthly trips")],
        actions=[gx.checkpoint.UpdateDataDocsAction(name="data docs")],
    )
)
# hide-end

# region: query
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
data_source = context.data_sources.get("taxi database")
if "recent trips" in data_source.get_asset_names():
    data_source.delete_asset("recent trips")
asset = data_source.add_query_asset(
    "recent trips",
    query="SELECT * FROM trips WHERE pickup_at >= '2025-03-30'",
)
batch = asset.add_batch_definition_whole_table("recent trips").get_batch()
result = batch.validate(gxe.ExpectTableRowCountToBeBetween(min_value=50))
print("rows:", result.result["observed_value"])
# endregion: query

# hide-start
from pathlib import Path

source = Path(__file__).read_text()
script = source.split("# region: query\n", 1)[1].split("# endregion: query", 1)[0]
exec(script)  # the script can run again
assert 50 < result.result["observed_value"] < 200
# hide-end
