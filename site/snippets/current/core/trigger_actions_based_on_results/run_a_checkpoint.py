# fixtures: taxi_trips.csv
# pictures: results=gx/**/validations/**/monthly*run/**/*.html

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

# region: run
import great_expectations as gx

context = gx.get_context(mode="file")
checkpoint = context.checkpoints.get("trips")
result = checkpoint.run(
    batch_parameters={"year": 2025, "month": 2},
    run_id=gx.RunIdentifier(run_name="monthly run"),
)
# endregion: run

# region: summary
print("passed:", result.success)
print("run:", result.run_id.run_name)
# endregion: summary

# region: details
for identifier, validation_result in result.run_results.items():
    print(validation_result.suite_name, "on", identifier.batch_identifier)
    for expectation_result in validation_result.results:
        if not expectation_result.success:
            config = expectation_result.expectation_config
            column = config.kwargs.get("column", "")
            print(f"  {config.severity.value}: {config.type} {column}")
# endregion: details

# hide-start
from pathlib import Path

assert not result.success
(identifier,) = result.run_results
assert identifier.batch_identifier == "taxi database-trips-year_2025-month_2"
stored = [path for path in Path("gx/uncommitted/validations").rglob("*.json")]
assert len(stored) == 1 and "monthly run" in stored[0].parts
assert '"evaluated_validations": 1' in result.describe()
assert checkpoint.run().run_id.run_name is None

# A name that can be parsed as a date sets the time of the run.
from datetime import datetime, timezone

assert gx.RunIdentifier(run_name="february").run_time.month == 2
at = datetime(2025, 3, 1, 6, tzinfo=timezone.utc)
assert gx.RunIdentifier(run_name="february", run_time=at).run_time == at
assert abs(result.run_id.run_time - datetime.now(timezone.utc)).total_seconds() < 60
# hide-end
