# fixtures: taxi.db monthly/taxi_trips_2025-01.csv monthly/taxi_trips_2025-02.csv monthly/taxi_trips_2025-03.csv

# region: files
import great_expectations as gx

context = gx.get_context(mode="file")
taxi_files = context.sources.add_or_update_pandas_filesystem(
    "taxi_files", base_directory="monthly"
)
trips = taxi_files.add_csv_asset(
    "trips", batching_regex=r"taxi_trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$"
)
for batch in trips.get_batch_list_from_batch_request(
    trips.build_batch_request()
):
    print(batch.metadata["path"], len(batch.data.dataframe), "rows")
# endregion: files

assert trips.batch_request_options == ("year", "month", "path")
assert len(trips.get_batch_list_from_batch_request(trips.build_batch_request())) == 3

# region: tables
warehouse = context.sources.add_or_update_sqlite(
    "warehouse", connection_string="sqlite:///taxi.db"
)
all_trips = warehouse.add_table_asset("all_trips", table_name="taxi_trips")
cash_trips = warehouse.add_query_asset(
    "cash_trips",
    query="SELECT * FROM taxi_trips WHERE payment_type = 'cash'",
)
monthly_trips = warehouse.add_table_asset(
    "monthly_trips", table_name="taxi_trips"
)
monthly_trips.add_splitter_year_and_month(column_name="pickup_at")

for data_asset in warehouse.assets:
    batches = data_asset.get_batch_list_from_batch_request(
        data_asset.build_batch_request()
    )
    print(data_asset.name, data_asset.type, len(batches))
# endregion: tables

assert [asset.name for asset in warehouse.assets] == ["all_trips", "cash_trips", "monthly_trips"]
assert len(batches) == 3

# region: dataframe
import pandas as pd

memory = context.sources.add_or_update_pandas("memory")
frame_asset = memory.add_dataframe_asset("january")
january = pd.read_csv("monthly/taxi_trips_2025-01.csv")
batch_request = frame_asset.build_batch_request(dataframe=january)
# endregion: dataframe

assert len(frame_asset.get_batch_list_from_batch_request(batch_request)[0].data.dataframe) == 1011
assert frame_asset.build_batch_request() is not None
try:
    memory.add_dataframe_asset("february").build_batch_request()
except ValueError as error:
    assert "Cannot build batch request for dataframe asset without a dataframe" in str(error)
else:
    raise AssertionError("a Batch Request without a dataframe was built")

# region: manage
data_source = context.get_datasource("warehouse")
print(sorted(data_source.get_asset_names()))

data_asset = data_source.get_asset("cash_trips")
print(data_asset.query)

data_source.delete_asset("cash_trips")
# endregion: manage

assert data_source.get_asset_names() == {"all_trips", "monthly_trips"}

# A new Data Context loads the stored Data Assets.
from pathlib import Path

assert gx.get_context(mode="file").get_datasource("warehouse").get_asset_names() == {"all_trips", "monthly_trips"}
assert "january:\n        type: dataframe" in Path("gx/great_expectations.yml").read_text()

try:
    warehouse.add_table_asset("all_trips", table_name="taxi_trips")
except ValueError as error:
    assert '"all_trips" already exists' in str(error)
else:
    raise AssertionError("a second Data Asset with the same name was added")

try:
    warehouse.get_asset("zones")
except LookupError as error:
    assert '"zones" not found. Available assets are' in str(error)
else:
    raise AssertionError("a missing Data Asset was returned")

# The kinds of Data Assets.
assert "add_parquet_asset" in dir(taxi_files) and "add_json_asset" in dir(taxi_files) and "add_excel_asset" in dir(taxi_files)
assert {name for name in dir(warehouse) if name.startswith("add_")} == {"add_query_asset", "add_table_asset"}
from great_expectations.datasource.fluent import SparkDatasource, SparkFilesystemDatasource

assert callable(SparkDatasource.add_dataframe_asset)
assert "directory_csv" in {asset.__fields__["type"].default for asset in SparkFilesystemDatasource.asset_types}

# A pattern that matches no file.
try:
    taxi_files.add_csv_asset("zones", batching_regex=r"zones_.*\.csv")
except Exception as error:
    assert type(error).__name__ == "TestConnectionError"
    assert "matched regular expressions pattern" in str(error)
else:
    raise AssertionError("a Data Asset without files was added")
