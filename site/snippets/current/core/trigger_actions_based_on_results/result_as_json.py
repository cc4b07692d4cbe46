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

# region: json
import json
from pathlib import Path

import great_expectations as gx

context = gx.get_context(mode="file")
result = context.checkpoints.get("trips").run()

summary = json.loads(result.describe())
print(json.dumps(summary["statistics"], indent=2))

complete = [
    validation_result.to_json_dict()
    for validation_result in result.run_results.values()
]
Path("results.json").write_text(json.dumps(complete, indent=2))
# endregion: json

# hide-start
(stored,) = json.loads(Path("results.json").read_text())
assert stored["suite_name"] == "trip checks" and len(stored["results"]) == 3
assert stored["results"][1]["expectation_config"]["severity"] == "warning"
assert "severity" not in result.describe()
try:
    result.json()
    raise SystemExit("json() returned a result")
except TypeError as error:
    assert "not JSON serializable" in str(error)
# hide-end
