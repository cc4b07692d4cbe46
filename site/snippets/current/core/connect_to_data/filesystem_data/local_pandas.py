# fixtures: taxi_trips.csv

# region: files
from pathlib import Path

import pandas as pd

Path("data").mkdir(exist_ok=True)
trips = pd.read_csv("taxi_trips.csv")
for month, rows in trips.groupby(trips["pickup_at"].str[:7]):
    rows.to_csv(f"data/trips_{month}.csv", index=False)
print(sorted(path.name for path in Path("data").iterdir()))
# endregion: files

# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_pandas_filesystem(
    "taxi files", base_directory="data"
)
# endregion: connect

# region: asset
trips = data_source.add_csv_asset("trips", parse_dates=["pickup_at", "dropoff_at"])
# endregion: asset

# region: path
january = trips.add_batch_definition_path("january", path="trips_2025-01.csv")
# endregion: path

# region: dates
by_month = trips.add_batch_definition_monthly(
    "by month", regex=r"trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$"
)
# endregion: dates

# region: check-path
batch = january.get_batch()
rows = batch.head(n_rows=3).data
print(rows[["trip_id", "pickup_at", "fare_amount"]])
# endregion: check-path

# region: validate-path
result = batch.validate(
    gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
)
print("rows:", result.result["element_count"])
print("negative fares:", result.result["unexpected_count"])
# endregion: validate-path

# hide-start
assert (result.result["element_count"], result.result["unexpected_count"]) == (1011, 3)
# hide-end
# region: check-dates
for identifiers in by_month.get_batch_identifiers_list():
    print(identifiers)

batch = by_month.get_batch(batch_parameters={"year": "2025", "month": "02"})
rows = batch.head(n_rows=3).data
print(rows[["trip_id", "pickup_at", "fare_amount"]])
# endregion: check-dates

# region: validate-dates
result = batch.validate(
    gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
)
print("rows:", result.result["element_count"])
print("negative fares:", result.result["unexpected_count"])
# endregion: validate-dates

# hide-start
assert (result.result["element_count"], result.result["unexpected_count"]) == (945, 5)
assert str(rows["pickup_at"].dtype).startswith("datetime64")
assert by_month.get_batch().metadata["month"] == "03"
assert "base_directory: data" in Path("gx/great_expectations.yml").read_text()

# Formats.
for name in ("csv", "excel", "feather", "fwf", "hdf", "html", "json", "orc", "parquet", "pickle", "sas", "spss", "stata", "xml"):
    assert callable(getattr(data_source, f"add_{name}_asset")), name
pd.read_csv("data/trips_2025-01.csv").to_parquet("data/trips_2025-01.parquet")
parquet = data_source.add_parquet_asset("parquet").add_batch_definition_path("january", path="trips_2025-01.parquet")
assert len(parquet.get_batch().head(fetch_all=True).data) == 1011

# The pattern matches from the start of the path relative to base_directory. Without $, it also matches longer names.
deep = Path("data/2025/02")
deep.mkdir(parents=True)
(deep / "trips.csv").write_text(Path("data/trips_2025-02.csv").read_text())
folders = trips.add_batch_definition_monthly("folders", regex=r"(?P<year>\d{4})/(?P<month>\d{2})/trips\.csv$")
assert folders.get_batch_identifiers_list() == [{"path": "2025/02/trips.csv", "year": "2025", "month": "02"}]
Path("data/trips_2025-04.csv.bak").write_text("x\n1\n")
open_end = r"trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv"
open_months = trips.add_batch_definition_monthly("open", regex=open_end)
assert open_months.get_batch_identifiers_list()[-1]["path"] == "trips_2025-04.csv"
assert len(by_month.get_batch_identifiers_list()) == 3

# Each file is a separate Batch, even if several have the same year.
years = trips.add_batch_definition_yearly("years", regex=r"trips_(?P<year>\d{4})-\d{2}\.csv$")
assert len(years.get_batch_identifiers_list({"year": "2025"})) == 3
assert years.get_batch({"year": "2025"}).metadata["path"] == "trips_2025-03.csv"

Path("empty").mkdir()
for wrong, words in (
    (lambda: context.data_sources.add_pandas_filesystem("x", base_directory="dat"), "does not exist"),
    (lambda: context.data_sources.add_pandas_filesystem("y", base_directory="empty").add_csv_asset("a"), "No file at base_directory path"),
    (lambda: trips.add_batch_definition_path("a", path="data/trips_2025-01.csv").get_batch(), "Provided path was not able to be resolved"),
    (lambda: trips.add_batch_definition_daily("b", regex=open_end), "required but are missing from the regex: day"),
    (lambda: by_month.get_batch({"year": "2026", "month": "01"}), "No available batches found"),
    (lambda: by_month.get_batch({"year": 2025, "month": 2}), "must be strings"),
    (lambda: data_source.add_csv_asset("c", separator=";"), "extra fields not permitted"),
    (lambda: data_source.add_csv_asset("trips"), "already exists"),
):
    try:
        wrong()
    except Exception as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
# hide-end
