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

# The first script calls sys.exit(), which is replaced here.
import os
import sys
import types

__file__ = os.path.join(os.getcwd(), "run_checks.py")
os.chdir("/")  # a scheduler may use any working directory
exits = []
leave, sys.exit = sys.exit, exits.append
# hide-end

# region: script
import os
import sys
from pathlib import Path

import great_expectations as gx

os.chdir(Path(__file__).resolve().parent)


def run_checks():
    """Runs the Checkpoint. Returns False if a critical Expectation failed."""
    context = gx.get_context(mode="file")
    result = context.checkpoints.get("trips").run()
    print("run started at", result.run_id.run_time.isoformat(timespec="seconds"))
    acceptable = True
    for validation_result in result.run_results.values():
        if validation_result.get_max_severity_failure() == "critical":
            acceptable = False
        for expectation_result in validation_result.results:
            if not expectation_result.success:
                config = expectation_result.expectation_config
                column = config.kwargs.get("column", "")
                print(f"{config.severity.value}: {config.type} {column}")
    return acceptable


if __name__ == "__main__":
    sys.exit(0 if run_checks() else 1)
# endregion: script

# hide-start
assert exits == [1], exits
suite = gx.get_context(mode="file").suites.get("trip checks")
suite.expectations[2].min_value = -100
suite.save()
assert run_checks()  # only a warning fails
suite.expectations[2].min_value = 0
suite.save()

sys.exit = leave
module = types.ModuleType("run_checks")
module.run_checks = run_checks
sys.modules["run_checks"] = module

# The clock advances only while the scheduler sleeps. The second run raises an error.
import datetime as clock
import time


class Now(clock.datetime):
    @classmethod
    def now(cls, tz=None):
        return cls.current.replace(tzinfo=tz)


Now.current = Now(2025, 4, 1, 5, 59)


def sleep(seconds):
    Now.current += clock.timedelta(seconds=seconds)


real = clock.datetime, time.sleep
checks = run_checks
clock.datetime, time.sleep = Now, sleep
started, passed = [], []


def two_runs():
    started.append(Now.current)
    if len(started) == 2:
        raise OSError("the database is not available")
    if len(started) == 3:
        raise KeyboardInterrupt
    passed.append(checks())
    return passed[-1]


module.run_checks = two_runs
# hide-end

# region: scheduler
import time
import traceback
from datetime import datetime, timedelta

from run_checks import run_checks

HOUR = 6


def next_run(now):
    """Returns the next date and time at which HOUR begins."""
    today = now.replace(hour=HOUR, minute=0, second=0, microsecond=0)
    return today if now < today else today + timedelta(days=1)


def main():
    while True:
        start = next_run(datetime.now())
        print("next run:", start, flush=True)
        while datetime.now() < start:
            time.sleep(30)
        try:
            print("passed:", run_checks(), flush=True)
        except Exception:
            traceback.print_exc()


# hide-start
endless = main


def main():
    try:
        endless()
    except KeyboardInterrupt:
        pass


# hide-end
if __name__ == "__main__":
    main()
# endregion: scheduler

# hide-start
clock.datetime, time.sleep = real
assert [time.strftime("%d %H:%M") for time in started] == ["01 06:00", "02 06:00", "03 06:00"], started
assert passed == [False]
# hide-end
