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

# region: run
import great_expectations as gx

context = gx.get_context(mode="file")
validation_definition = context.validation_definitions.get("monthly trips")
result = validation_definition.run(
    batch_parameters={"year": 2025, "month": 2}
)
# endregion: run

# region: read
print("passed:", result.success)
print("Expectations:", result.statistics["evaluated_expectations"])
print("failed:", result.statistics["unsuccessful_expectations"])
severity = result.get_max_severity_failure()
print("highest severity:", severity.value if severity else "none")
# endregion: read

# region: expectation_results
for expectation_result in result.results:
    config = expectation_result.expectation_config
    status = "passed" if expectation_result.success else "failed"
    value = expectation_result.result.get("observed_value")
    if value is None:
        value = f"{expectation_result.result['unexpected_count']} unexpected"
    print(f"{status}: {config.type}", config.kwargs.get("column", ""))
    print("  ", value)
# endregion: expectation_results

# hide-start
import json
from pathlib import Path

assert not result.success
assert result.suite_name == "trip checks" and result.asset_name == "trips"
assert result.meta["batch_parameters"] == {"year": 2025, "month": 2}
assert result.statistics["evaluated_expectations"] == 3
assert [expectation_result.success for expectation_result in result.results] == [True, False, False]
assert result.get_max_severity_failure() == "critical"
stored = [path for path in Path("gx/uncommitted/validations").rglob("*.json")]
assert len(stored) == 1 and stored[0].name == "taxi database-trips-year_2025-month_2.json"
assert stored[0].parts[:5] == ("gx", "uncommitted", "validations", "trip checks", "__none__")
assert json.loads(stored[0].read_text())["success"] is False

# The Batch that a run validates.
last = validation_definition.run()
assert last.batch_id == "taxi database-trips-year_2025-month_3"
assert validation_definition.run(batch_parameters={"year": 2025}).batch_id == last.batch_id
for wrong in ({"year": "2025", "month": "2"}, {"year": 2025, "month": 4}):
    try:
        validation_definition.run(batch_parameters=wrong)
        raise SystemExit(f"ran with {wrong}")
    except Exception as error:
        assert "No available batches found" in str(error)
try:
    validation_definition.run(batch_parameters={"day": 1})
    raise SystemExit("accepted an unknown key")
except gx.exceptions.InvalidBatchRequestError as error:
    assert "should only contain keys" in str(error)
changed = context.validation_definitions.get("monthly trips")
changed.name = "renamed"
try:
    changed.run()
    raise SystemExit("an unsaved change ran")
except gx.exceptions.ResourceFreshnessAggregateError:
    pass
# hide-end
