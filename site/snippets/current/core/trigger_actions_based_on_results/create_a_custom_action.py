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
import sys
import types

# The module `failure_log.py`, which the second half of this file imports.
module = types.ModuleType("failure_log")
sys.modules["failure_log"] = module
module.__file__ = "failure_log.py"
# hide-end

# region: class
import csv
from typing import Literal

from great_expectations.checkpoint import ValidationAction


class LogFailures(ValidationAction):
    """Appends a line to a CSV file for each failed Expectation."""

    type: Literal["log_failures"] = "log_failures"
    file: str = "failures.csv"

    def run(self, checkpoint_result, action_context=None):
        lines = [
            [
                validation_result.asset_name,
                expectation_result.expectation_config.type,
                expectation_result.expectation_config.severity.value,
            ]
            for validation_result in checkpoint_result.run_results.values()
            for expectation_result in validation_result.results
            if not expectation_result.success
        ]
        with open(self.file, "a", newline="") as log:
            csv.writer(log).writerows(lines)
        return {"logged": len(lines)}
# endregion: class

# hide-start
module.LogFailures = LogFailures
# hide-end

# region: use
from pathlib import Path

import great_expectations as gx
from failure_log import LogFailures

context = gx.get_context(mode="file")
checkpoint = context.checkpoints.add_or_update(
    gx.Checkpoint(
        name="trips with a log",
        validation_definitions=[
            context.validation_definitions.get("monthly trips")
        ],
        actions=[LogFailures(name="log", file="failures.csv")],
    )
)
checkpoint.run(batch_parameters={"year": 2025, "month": 2})
print(Path("failures.csv").read_text())
# endregion: use

# hide-start
lines = Path("failures.csv").read_text().splitlines()
assert lines == [
    "trips,expect_column_values_to_be_between,warning",
    "trips,expect_column_values_to_be_between,critical",
]
import json

assert json.loads(Path("gx/checkpoints/trips with a log.json").read_text())["actions"] == [
    {"file": "failures.csv", "name": "log", "type": "log_failures"}
]
assert isinstance(context.checkpoints.get("trips with a log").actions[0], LogFailures)

# Unknown parameters and types that are used twice raise errors.
try:
    LogFailures(name="log", path="x")
    raise SystemExit("accepted an unknown parameter")
except ValueError as error:
    assert "extra fields not permitted" in str(error)
try:

    class Again(ValidationAction):
        type: Literal["log_failures"] = "log_failures"

    raise SystemExit("accepted a duplicate type")
except Exception as error:
    assert "already registered" in str(error), error

# A script that does not import the class cannot get the Checkpoint.
import subprocess

got = subprocess.run(
    [
        sys.executable, "-W", "ignore", "-c",
        "import great_expectations as gx; gx.get_context(mode='file').checkpoints.get('trips with a log')",
    ],
    capture_output=True, text=True, check=False,
)
assert got.returncode == 1 and "log_failures" in got.stderr.splitlines()[-1], got.stderr[-400:]
# hide-end
