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

# region: runs
import json
from pathlib import Path

import great_expectations as gx
import pandas as pd

context = gx.get_context(mode="file")
checkpoint = context.checkpoints.get("trips")
for month in (1, 2, 3):
    checkpoint.run(
        batch_parameters={"year": 2025, "month": month},
        run_id=gx.RunIdentifier(run_name="first quarter"),
    )
# endregion: runs

# region: history
rows = []
for path in Path("gx/uncommitted/validations").rglob("*.json"):
    validation_result = json.loads(path.read_text())
    for expectation_result in validation_result["results"]:
        config = expectation_result["expectation_config"]
        rows.append(
            {
                **validation_result["meta"]["run_id"],
                "batch": config["kwargs"]["batch_id"],
                "type": config["type"],
                "column": config["kwargs"].get("column"),
                "passed": expectation_result["success"],
                "unexpected_percent": expectation_result["result"].get("unexpected_percent"),
            }
        )
history = pd.DataFrame(rows).sort_values("run_time")
# endregion: history

# region: percentages
passengers = history[
    (history["run_name"] == "first quarter")
    & (history["column"] == "passenger_count")
]
print(passengers[["batch", "unexpected_percent"]].to_string(index=False))
# endregion: percentages

# hide-start
assert len(history) == 9 and len(passengers) == 3
assert passengers["batch"].str.endswith(("month_1", "month_2", "month_3")).all()
# hide-end
