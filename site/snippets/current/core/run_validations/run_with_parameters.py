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

# region: parameters
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
monthly_trips = context.validation_definitions.get("monthly trips")
suite = context.suites.add_or_update(
    gx.ExpectationSuite(
        name="volume",
        expectations=[
            gxe.ExpectTableRowCountToBeBetween(
                min_value={"$PARAMETER": "minimum_trips"}
            )
        ],
    )
)
validation_definition = context.validation_definitions.add_or_update(
    gx.ValidationDefinition(
        name="monthly volume", data=monthly_trips.data, suite=suite
    )
)

for minimum_trips in (900, 1000):
    result = validation_definition.run(
        batch_parameters={"year": 2025, "month": 2},
        expectation_parameters={"minimum_trips": minimum_trips},
    )
    print(f"at least {minimum_trips} trips:", result.success)
# endregion: parameters

# hide-start
assert result.results[0].result["observed_value"] == 945
# The stored result contains the value that was used.
assert result.results[0].expectation_config.kwargs["min_value"] == 1000
try:
    validation_definition.run()
    raise SystemExit("ran without its parameter")
except Exception as error:
    assert "No value found for $PARAMETER minimum_trips" in str(error)

# Keys of Batch Definitions for files and dataframes.
from pathlib import Path

trips = pd.read_csv("taxi_trips.csv")
Path("months").mkdir()
for month in ("01", "02"):
    trips[trips["pickup_at"].str.startswith(f"2025-{month}")].to_csv(f"months/trips_2025-{month}.csv", index=False)
files = context.data_sources.add_pandas_filesystem("files", base_directory="months").add_csv_asset("trips")
monthly = files.add_batch_definition_monthly("m", regex=r"trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv")
assert len(monthly.get_batch({"year": "2025", "month": "01"}).columns()) == 12
try:
    monthly.get_batch({"year": 2025, "month": 1})
    raise SystemExit("accepted integers for files")
except gx.exceptions.InvalidBatchRequestError as error:
    assert "must be strings" in str(error)
frames = context.data_sources.add_pandas("memory").add_dataframe_asset("trips")
definition = context.validation_definitions.add(
    gx.ValidationDefinition(name="frame", data=frames.add_batch_definition_whole_dataframe("all"), suite=suite)
)
given = definition.run(batch_parameters={"dataframe": trips}, expectation_parameters={"minimum_trips": 1})
assert given.success and given.meta["batch_parameters"] == {"dataframe": "<DATAFRAME>"}
try:
    definition.run(expectation_parameters={"minimum_trips": 1})
    raise SystemExit("ran without a dataframe")
except Exception as error:
    assert "exactly 1 key, 'dataframe'" in str(error)
# hide-end
