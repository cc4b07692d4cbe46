# fixtures: monthly/taxi_trips_2025-01.csv
# executable: no — reading the files needs the file system of a Databricks cluster

# hide-start
import shutil

import great_expectations as gx

context = gx.get_context(mode="ephemeral")
# A local file with a matching name replaces the files on DBFS.
shutil.copy("monthly/taxi_trips_2025-01.csv", "yellow_tripdata_2019-01.csv.gz")
# hide-end

# region: source
base_directory = "/dbfs/taxi_data/"
base_directory = "."  # hidden
data_source = context.sources.add_or_update_spark_dbfs(
    "taxi_files", base_directory=base_directory
)
data_asset = data_source.add_csv_asset(
    "trips",
    batching_regex=r"yellow_tripdata_(?P<year>\d{4})-(?P<month>\d{2})\.csv\.gz$",
    header=True,
    infer_schema=True,
)
batch_request = data_asset.build_batch_request()
# endregion: source

assert data_asset._data_connector.get_matched_data_reference_count() == 1
