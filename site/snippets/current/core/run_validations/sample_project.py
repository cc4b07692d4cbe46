# fixtures: taxi_trips.csv

# region: base
import sqlite3

import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

with sqlite3.connect("taxi.db") as database:
    pd.read_csv("taxi_trips.csv").to_sql(
        "trips", database, index=False, if_exists="replace"
    )

context = gx.get_context(mode="file")

data_source = context.data_sources.add_or_update_sqlite(
    "taxi database", connection_string="sqlite:///taxi.db"
)
data_asset = data_source.add_table_asset("trips", table_name="trips")
batch_definition = data_asset.add_batch_definition_monthly(
    "trips by month", column="pickup_at"
)

suite = context.suites.add_or_update(
    gx.ExpectationSuite(
        name="trip checks",
        expectations=[
            gxe.ExpectTableRowCountToBeBetween(min_value=900, max_value=1200),
            gxe.ExpectColumnValuesToBeBetween(
                column="passenger_count",
                min_value=1,
                max_value=6,
                severity="warning",
            ),
            gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0),
        ],
    )
)
# endregion: base

validation_definition = context.validation_definitions.add_or_update(
    gx.ValidationDefinition(
        name="monthly trips", data=batch_definition, suite=suite
    )
)

# hide-start
from pathlib import Path

assert Path("gx/validation_definitions/monthly trips.json").is_file()
assert context.validation_definitions.get("monthly trips").suite.name == "trip checks"
# hide-end
