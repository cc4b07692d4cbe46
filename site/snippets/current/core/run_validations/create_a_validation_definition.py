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
# hide-end

# region: define
import great_expectations as gx

context = gx.get_context(mode="file")

batch_definition = (
    context.data_sources.get("taxi database")
    .get_asset("trips")
    .get_batch_definition("trips by month")
)

suite = context.suites.get("trip checks")

validation_definition = context.validation_definitions.add_or_update(
    gx.ValidationDefinition(
        name="monthly trips", data=batch_definition, suite=suite
    )
)

for definition in context.validation_definitions.all():
    print(
        f"{definition.name}: {definition.suite.name} on "
        f"{definition.asset.name}, {definition.batch_definition.name}"
    )
# endregion: define

# hide-start
from pathlib import Path

assert Path("gx/validation_definitions/monthly trips.json").is_file()
assert len(list(context.validation_definitions.all())) == 1
assert not list(Path("gx/uncommitted/validations").rglob("*.json"))  # nothing has been validated
try:
    context.validation_definitions.add(
        gx.ValidationDefinition(name="monthly trips", data=batch_definition, suite=suite)
    )
    raise SystemExit("add() accepted an existing name")
except gx.exceptions.DataContextError as error:
    assert "already exists" in str(error)
try:
    context.validation_definitions.add(
        gx.ValidationDefinition(name="other", data=batch_definition, suite=gx.ExpectationSuite(name="new"))
    )
    raise SystemExit("accepted an unsaved Suite")
except Exception as error:
    assert "must be added to the DataContext" in str(error)
# hide-end
