# fixtures: monthly/taxi_trips_2025-01.csv monthly/taxi_trips_2025-02.csv monthly/taxi_trips_2025-03.csv

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_pandas_filesystem(
    "taxi_files", base_directory="monthly"
)
# endregion: connect

# region: one
january = data_source.add_csv_asset(
    "january_trips",
    batching_regex=r"taxi_trips_2025-01\.csv$",
)
# endregion: one

# region: several
trips = data_source.add_csv_asset(
    "monthly_trips",
    batching_regex=r"taxi_trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$",
)
# endregion: several

# region: check
batch_request = trips.build_batch_request({"year": "2025", "month": "02"})
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)
result = validator.expect_column_values_to_be_between(
    column="fare_amount", min_value=0
)
print("rows:", result.result["element_count"])
print("negative fares:", result.result["unexpected_count"])
# endregion: check

# hide-start
for name in ("csv", "excel", "feather", "fwf", "hdf", "html", "json", "orc", "parquet", "pickle", "sas", "spss", "stata", "xml"):
    assert callable(getattr(data_source, f"add_{name}_asset")), name
assert (result.result["element_count"], result.result["unexpected_count"]) == (945, 5)
assert [batch.metadata["month"] for batch in trips.get_batch_list_from_batch_request(trips.build_batch_request())] == ["01", "02", "03"]
assert [batch.metadata["path"].rpartition("/")[2] for batch in january.get_batch_list_from_batch_request(january.build_batch_request())] == ["taxi_trips_2025-01.csv"]
# Paths are relative to base_directory and include subfolders. The expression must describe the whole path.
from pathlib import Path

deep = Path("monthly/2025/02")
deep.mkdir(parents=True)
(deep / "trips.csv").write_text("trip_id\n1\n")
folders = data_source.add_csv_asset("folders", batching_regex=r"(?P<year>\d{4})/(?P<month>\d{2})/trips\.csv$")
assert [batch.metadata["path"] for batch in folders.get_batch_list_from_batch_request(folders.build_batch_request())] == ["2025/02/trips.csv"]
partial = data_source.add_csv_asset("partial", batching_regex=r"taxi_trips_(?P<year>\d{4})-(?P<month>\d{2})")
for wrong, words in (
    (lambda: context.sources.add_pandas_filesystem("x", base_directory="dat"), "dat does not exist"),
    (lambda: context.sources.add_pandas_filesystem("taxi_files", base_directory="monthly"), "datasource of that name already exists"),
    (lambda: data_source.add_csv_asset("a", batching_regex=r"monthly/.*\.csv$"), "No file at base_directory path"),
    (lambda: data_source.add_csv_asset("monthly_trips"), '"monthly_trips" already exists'),
    (lambda: data_source.add_csv_asset("b", separator=";"), "extra fields not permitted"),
    (lambda: partial.get_batch_list_from_batch_request(partial.build_batch_request()), "No such file or directory: 'monthly/taxi_trips_2025-01'"),
):
    try:
        wrong()
    except Exception as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
# hide-end
