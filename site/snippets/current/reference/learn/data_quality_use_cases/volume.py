# pictures: results=gx/**/validations/**/before/**/*day_12.html

# region: database
import sqlite3
from datetime import datetime, timedelta

METERS = 40
FIRST_DAY = datetime(2025, 3, 8)


def readings(day):
    """One reading per meter and hour: 960 rows per day."""
    for hour in range(24):
        for meter in range(1, METERS + 1):
            used = 0.2 + 0.9 * (meter % 7) / 7 + (0.6 if 17 <= hour <= 21 else 0)
            yield f"M-{meter:03}", str(day + timedelta(hours=hour)), round(used, 2)


database = sqlite3.connect("energy.db")
database.execute("DROP TABLE IF EXISTS readings")
database.execute("CREATE TABLE readings (meter_id TEXT, read_at TEXT, kwh REAL)")
for day in range(6):
    rows = list(readings(FIRST_DAY + timedelta(days=day)))
    if day == 3:  # March 11: two meters are offline from 13:00
        rows = [
            row
            for row in rows
            if row[0] not in ("M-017", "M-031") or row[1][11:13] < "13"
        ]
    if day == 4:  # March 12: the load was interrupted
        rows = rows[:600]
    if day == 5:  # March 13: the load ran twice
        rows = rows * 2
    database.executemany("INSERT INTO readings VALUES (?, ?, ?)", rows)
database.commit()
# endregion: database

# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
table = context.data_sources.add_or_update_sqlite(
    "energy", connection_string="sqlite:///energy.db"
).add_table_asset("readings", table_name="readings")
by_day = table.add_batch_definition_daily("readings by day", column="read_at")
# endregion: connect

# region: first
batch = by_day.get_batch({"year": 2025, "month": 3, "day": 12})
result = batch.validate(
    gxe.ExpectTableRowCountToBeBetween(min_value=912, max_value=960)
)
print("passed:", result.success, result.result["observed_value"])
# endregion: first
# hide-start
assert not result.success
# hide-end

# region: suite
daily_suite = context.suites.add_or_update(
    gx.ExpectationSuite(
        name="daily volume",
        expectations=[
            gxe.ExpectTableRowCountToBeBetween(min_value=912, max_value=960),
            gxe.ExpectTableRowCountToEqual(value=960, severity="info"),
        ],
    )
)
# endregion: suite

# region: run
validation_definition = context.validation_definitions.add_or_update(
    gx.ValidationDefinition(name="daily volume", data=by_day, suite=daily_suite)
)
checkpoint = context.checkpoints.add_or_update(
    gx.Checkpoint(
        name="daily volume",
        validation_definitions=[validation_definition],
        actions=[gx.checkpoint.UpdateDataDocsAction(name="data docs")],
    )
)


def validate(day, run_name):
    result = checkpoint.run(
        batch_parameters={"year": 2025, "month": 3, "day": day},
        run_id=gx.RunIdentifier(run_name=run_name),
    )
    (validation_result,) = result.run_results.values()
    in_range, exact = validation_result.results
    print(
        f"March {day:>2}",
        f"{in_range.result['observed_value']:>5} rows",
        "passed" if in_range.success else "FAILED",
        "" if exact.success else "(not exactly 960)",
    )
    return in_range.success


outcomes = [validate(day, "before") for day in range(8, 14)]
# endregion: run

# hide-start
assert outcomes == [True, True, True, True, False, False]
# hide-end

# region: no_rows
from great_expectations.exceptions.exceptions import NoAvailableBatchesError

try:
    validate(14, "before")
except NoAvailableBatchesError:
    print("March 14: no rows")
# endregion: no_rows

# region: groups
all_rows = table.add_batch_definition_whole_table("all readings").get_batch()
per_meter = gxe.UnexpectedRowsExpectation(
    unexpected_rows_query="""
        SELECT DATE(read_at) AS day, meter_id, COUNT(*) AS readings
        FROM {batch}
        WHERE DATE(read_at) = '2025-03-11'
        GROUP BY day, meter_id
        HAVING COUNT(*) <> 24
    """,
    description="Every meter sends 24 readings a day.",
)
result = all_rows.validate(per_meter)
for row in result.result["details"]["unexpected_rows"]:
    print(*row.values())
# endregion: groups

# hide-start
assert not result.success and result.result["observed_value"] == 2
# hide-end

# region: fix
for day in (4, 5):
    start = FIRST_DAY + timedelta(days=day)
    with database:
        database.execute("DELETE FROM readings WHERE DATE(read_at) = DATE(?)", [str(start)])
        database.executemany("INSERT INTO readings VALUES (?, ?, ?)", readings(start))

outcomes = [validate(day, "after") for day in (12, 13)]
# endregion: fix

# hide-start
assert outcomes == [True, True]
# hide-end

# region: staging
with database:
    database.execute("DROP TABLE IF EXISTS readings_staging")
    database.execute("CREATE TABLE readings_staging AS SELECT * FROM readings")
    database.execute("DELETE FROM readings WHERE meter_id = 'M-040'")

same_count = gxe.ExpectTableRowCountToEqualOtherTable(
    other_table_name="readings_staging"
)
result = all_rows.validate(same_count)
print("passed:", result.success, result.result["observed_value"])
# endregion: staging

# hide-start
assert not result.success
# hide-end

# region: staging_fix
with database:
    database.execute("""
        INSERT INTO readings
        SELECT * FROM readings_staging WHERE meter_id = 'M-040'
    """)

result = all_rows.validate(same_count)
print("passed:", result.success, result.result["observed_value"])
# endregion: staging_fix

# hide-start
assert result.success
# hide-end

# region: relative
relative = gxe.ExpectTableRowCountToBeBetween(
    min_value={"$PARAMETER": "lowest"}, max_value={"$PARAMETER": "highest"}
)
march_11 = by_day.get_batch({"year": 2025, "month": 3, "day": 11})
march_12 = by_day.get_batch({"year": 2025, "month": 3, "day": 12})
previous = march_11.validate(gxe.ExpectTableRowCountToBeBetween(min_value=0))
count = previous.result["observed_value"]

result = march_12.validate(
    relative,
    expectation_parameters={"lowest": round(count * 0.9), "highest": round(count * 1.1)},
)
print(count, "->", result.result["observed_value"], "passed:", result.success)
# endregion: relative

# hide-start
assert result.success and count == 938
database.execute("DELETE FROM readings")
database.commit()
empty = all_rows.validate(gxe.ExpectTableRowCountToBeBetween(max_value=960))
assert empty.success and empty.result["observed_value"] == 0
assert all_rows.validate(gxe.ExpectColumnValuesToNotBeNull(column="kwh")).success
assert not all_rows.validate(gxe.ExpectTableRowCountToBeBetween(min_value=1)).success
assert not all_rows.validate(gxe.ExpectColumnMaxToBeBetween(column="kwh", min_value=0)).success
# hide-end
