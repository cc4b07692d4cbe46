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

# region: actions
import great_expectations as gx

context = gx.get_context(mode="file")
checkpoint = context.checkpoints.get("trips")
checkpoint.actions = [action for action in checkpoint.actions if action.type != "update_data_docs"]
checkpoint.save()
# endregion: actions

# hide-start
assert gx.get_context(mode="file").checkpoints.get("trips").actions == []
import sys
from pathlib import Path

# The script that the page shows first, saved as a file for the second script.
source = Path(__file__).read_text()
script = source.split("# region: script\n", 1)[1].split("# endregion: script", 1)[0]
Path("validate_month.py").write_text(script)
sys.argv = ["validate_month.py", "1"]
exits = []
leave, sys.exit = sys.exit, exits.append
# hide-end

# region: script
import sys

import great_expectations as gx

month = int(sys.argv[1])
context = gx.get_context(mode="file")
result = context.checkpoints.get("trips").run(
    batch_parameters={"year": 2025, "month": month}
)
sys.exit(0 if result.success else 1)
# endregion: script

# hide-start
sys.exit = leave
assert exits == [1]
# hide-end

# region: parallel
import subprocess
import sys

import great_expectations as gx

jobs = {
    month: subprocess.Popen(
        [sys.executable, "validate_month.py", str(month)],
        stderr=subprocess.DEVNULL,
    )
    for month in (1, 2, 3)
}
for month, job in jobs.items():
    print(f"month {month}:", "passed" if job.wait() == 0 else "failed")

gx.get_context(mode="file").build_data_docs()
# endregion: parallel

# hide-start
stored = {path.stem for path in Path("gx/uncommitted/validations").rglob("*.json")}
assert stored == {f"taxi database-trips-year_2025-month_{month}" for month in (1, 2, 3)}, stored
pages = list(Path("gx/uncommitted/data_docs/local_site/validations").rglob("*.html"))
assert len(pages) == 4, pages
# hide-end
