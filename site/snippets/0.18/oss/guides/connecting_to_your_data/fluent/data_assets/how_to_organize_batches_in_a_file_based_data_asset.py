# fixtures: monthly/taxi_trips_2025-01.csv monthly/taxi_trips_2025-02.csv monthly/taxi_trips_2025-03.csv

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_pandas_filesystem(
    "taxi_files", base_directory="monthly"
)
# endregion: connect

# region: asset
data_asset = data_source.add_csv_asset(
    "monthly_trips",
    batching_regex=r"taxi_trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$",
)
# endregion: asset

# region: list
for batch in data_asset.get_batch_list_from_batch_request(
    data_asset.build_batch_request()
):
    print(batch.metadata)
# endregion: list

# region: sorted
newest_first = data_source.add_csv_asset(
    "newest_first",
    batching_regex=r"taxi_trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$",
    order_by=["-year", "-month"],
)
for batch in newest_first.get_batch_list_from_batch_request(
    newest_first.build_batch_request()
):
    print(batch.metadata["path"])
# endregion: sorted

# region: february
batch_request = data_asset.build_batch_request(
    options={"year": "2025", "month": "02"}
)
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)
result = validator.expect_column_values_to_be_between(
    column="fare_amount", min_value=0
)
print("rows:", result.result["element_count"])
# endregion: february

# hide-start
from pathlib import Path

assert result.result["element_count"] == 945


def paths(asset, **arguments):
    batches = asset.get_batch_list_from_batch_request(asset.build_batch_request(**arguments))
    return [batch.metadata["path"] for batch in batches]


names = [f"taxi_trips_2025-0{month}.csv" for month in (1, 2, 3)]
assert paths(data_asset) == names
assert paths(newest_first) == names[::-1]
# GX applies a slice before it sorts the Batches.
assert paths(newest_first, batch_slice=0) == names[:1]
# A Validator validates the last Batch.
several = context.get_validator(batch_request=newest_first.build_batch_request(), expectation_suite_name="trip_checks")
assert several.active_batch.metadata["month"] == "01"
# add_sorters() doesn't save the project.
data_asset.add_sorters(["-month"])
assert paths(data_asset) == names[::-1]
fresh = gx.get_context(mode="file").get_datasource("taxi_files")
assert fresh.get_asset("monthly_trips").order_by == []
assert [sorter.key for sorter in fresh.get_asset("newest_first").order_by] == ["year", "month"]
# Expressions of the table.
for number, (name, expression) in enumerate(
    (
        ("trips_2025-02-01.csv", r"trips_(?P<year>\d{4})-(?P<month>\d{2})-(?P<day>\d{2})\.csv$"),
        ("2025/02/trips.csv", r"(?P<year>\d{4})/(?P<month>\d{2})/trips\.csv$"),
        ("berlin_2025.csv", r"(?P<city>[a-z]+)_(?P<year>\d{4})\.csv$"),
    )
):
    path = Path("monthly") / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("trip_id\n1\n")
    assert paths(data_source.add_csv_asset(f"expression {number}", batching_regex=expression)) == [name]
# Without the end of the path, GX looks for a file with the matched part as its name.
short = data_source.add_csv_asset("short", batching_regex=r"taxi_trips_(?P<year>\d{4})-(?P<month>\d{2})")
unnamed = data_source.add_csv_asset("unnamed", batching_regex=r"taxi_trips_(\d{4})-(\d{2})\.csv$")
assert unnamed.batch_request_options == ("batch_request_param_1", "batch_request_param_2", "path")
assert "batch_request_param_1" not in unnamed.get_batch_list_from_batch_request(unnamed.build_batch_request())[0].metadata
data_asset.add_sorters(["-day"])
for wrong, words in (
    (lambda: paths(short), "No such file or directory: 'monthly/taxi_trips_2025-01'"),
    (lambda: paths(data_asset), "which isn't available on all batches"),
    (lambda: data_source.add_csv_asset("a", batching_regex=r"trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$"), "No file at base_directory path"),
    (lambda: data_asset.build_batch_request(options={"month": 2}), "All batching_regex matching options must be strings"),
    (lambda: context.get_validator(batch_request=data_asset.build_batch_request(options={"month": "2"}), expectation_suite_name="trip_checks"), "BatchRequest returned an empty batch_list"),
):
    try:
        wrong()
    except Exception as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
# hide-end
