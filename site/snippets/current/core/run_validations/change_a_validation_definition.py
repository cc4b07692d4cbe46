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
# hide-end

# region: change
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
suite = context.suites.add_or_update(
    gx.ExpectationSuite(
        name="key checks",
        expectations=[gxe.ExpectColumnValuesToBeUnique(column="trip_id")],
    )
)

validation_definition = context.validation_definitions.get("monthly trips")
validation_definition.suite = suite
validation_definition.save()
# endregion: change

# hide-start
assert context.validation_definitions.get("monthly trips").suite.name == "key checks"
# hide-end

# region: delete
context.validation_definitions.delete("monthly trips")
# endregion: delete

# hide-start
assert not list(context.validation_definitions.all())
assert context.suites.get("trip checks")
# hide-end
