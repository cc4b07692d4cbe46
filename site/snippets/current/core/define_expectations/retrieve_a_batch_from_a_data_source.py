# fixtures: taxi_trips.csv

# region: project
import sqlite3

import great_expectations as gx
import pandas as pd

with sqlite3.connect("taxi.db") as database:
    pd.read_csv("taxi_trips.csv").to_sql(
        "trips", database, index=False, if_exists="replace"
    )

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_sqlite(
    "taxi database", connection_string="sqlite:///taxi.db"
)
data_asset = data_source.add_table_asset("trips", table_name="trips")
data_asset.add_batch_definition_monthly("by month", column="pickup_at")
# endregion: project

# region: get
import great_expectations as gx

context = gx.get_context(mode="file")
batch_definition = (
    context.data_sources.get("taxi database")
    .get_asset("trips")
    .get_batch_definition("by month")
)
# endregion: get

# region: list
for identifiers in batch_definition.get_batch_identifiers_list():
    print(identifiers)
# endregion: list

# region: batch
batch = batch_definition.get_batch(batch_parameters={"year": 2025, "month": 2})
# endregion: batch

# hide-start
february = len(batch.head(fetch_all=True).data)
assert 800 < february < 1100
assert batch.id == "taxi database-trips-year_2025-month_2"
# Without parameters, GX returns the last Batch.
assert batch_definition.get_batch().metadata == {"year": 2025, "month": 3}
# hide-end
# region: look
print(batch.columns())

rows = batch.head(n_rows=3).data
print(rows[["trip_id", "pickup_at", "fare_amount"]].to_string(index=False))
# endregion: look

# hide-start
assert rows["pickup_at"].str.startswith("2025-02").all()
from great_expectations.datasource.fluent.interfaces import Batch
from great_expectations.exceptions.exceptions import NoAvailableBatchesError

assert isinstance(batch, Batch)
for absent in ({"year": 2024, "month": 2}, {"year": "2025", "month": "02"}):
    try:
        batch_definition.get_batch(batch_parameters=absent)
        raise AssertionError(absent)
    except NoAvailableBatchesError as error:
        assert "No available batches found" in str(error)
try:
    batch_definition.get_batch(batch_parameters={"week": 2})
    raise AssertionError("an unknown key was accepted")
except Exception as error:
    assert type(error).__name__ == "InvalidBatchRequestError" and "batch parameters should only contain keys" in str(error)
for wrong, words in (
    (lambda: context.data_sources.get("taxi"), "Could not find a datasource named 'taxi'"),
    (lambda: context.data_sources.get("taxi database").get_asset("trip"), "not found. Available assets are (trips)"),
    (lambda: data_asset.get_batch_definition("month"), "BatchDefinition month not found"),
):
    try:
        wrong()
        raise AssertionError(words)
    except LookupError as error:
        assert words in str(error), error

# File partitions require strings as in the file name.
trips = pd.read_csv("taxi_trips.csv")
for month, part in trips.groupby(trips["pickup_at"].str[:7]):
    part.to_csv(f"trips_{month}.csv", index=False)
files = (
    context.data_sources.add_pandas_filesystem("files", base_directory=".")
    .add_csv_asset("trips")
    .add_batch_definition_monthly("by month", regex=r"trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv")
)
assert len(files.get_batch({"year": "2025", "month": "02"}).head(fetch_all=True).data) == february
try:
    files.get_batch({"year": 2025, "month": 2})
    raise AssertionError("numbers were accepted")
except Exception as error:
    assert type(error).__name__ == "InvalidBatchRequestError" and "must be strings" in str(error)
assert files.get_batch().metadata["path"] == "trips_2025-03.csv"

# A dataframe is passed as a parameter.
frame = context.data_sources.add_pandas("memory").add_dataframe_asset("trips")
frame = frame.add_batch_definition_whole_dataframe("all")
assert len(frame.get_batch({"dataframe": trips}).head(fetch_all=True).data) == 3000
# hide-end
