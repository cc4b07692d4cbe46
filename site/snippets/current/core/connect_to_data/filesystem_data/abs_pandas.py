# fixtures: taxi_trips.csv
# services: azure

# hide-start
import os

import pandas as pd

table = pd.read_csv("taxi_trips.csv")
from azure.storage.blob import BlobServiceClient

service = BlobServiceClient.from_connection_string(os.environ["AZURE_STORAGE_CONNECTION_STRING"])
container = service.get_container_client("taxi-data")
for month, rows in table.groupby(table["pickup_at"].str[:7]):
    for name in (f"trips/trips_{month}.csv", f"deep/{month[:4]}/{month[5:]}/trips.csv"):
        container.upload_blob(name, rows.to_csv(index=False).encode())
# hide-end
# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_pandas_abs(
    "taxi files",
    azure_options={"conn_str": "${AZURE_STORAGE_CONNECTION_STRING}"},
)
# endregion: connect

# region: asset
trips = data_source.add_csv_asset(
    "trips", abs_container="taxi-data", abs_name_starts_with="trips/"
)
# endregion: asset

by_month = trips.add_batch_definition_monthly(
    "by month", regex=r"trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$"
)

# region: validate
batch = by_month.get_batch(batch_parameters={"year": "2025", "month": "02"})
result = batch.validate(
    gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
)
print("rows:", result.result["element_count"])
print("negative fares:", result.result["unexpected_count"])
# endregion: validate

# hide-start
assert (result.result["element_count"], result.result["unexpected_count"]) == (945, 5)
# Paths and patterns are relative to the prefix. Subfolders require recursive discovery.
january = trips.add_batch_definition_path("january", path="trips_2025-01.csv").get_batch()
assert len(january.head(fetch_all=True).data) == 1011
deep = data_source.add_csv_asset(
    "deep", abs_container="taxi-data", abs_name_starts_with="deep/", abs_recursive_file_discovery=True
)
assert "AccountKey" not in open("gx/great_expectations.yml").read()
try:
    data_source.add_csv_asset("no container")
    raise AssertionError("a Data Asset without a container")
except TypeError as error:
    assert "missing required argument" in str(error)
months = deep.add_batch_definition_monthly("by month", regex=r"(?P<year>\d{4})/(?P<month>\d{2})/trips\.csv$")
assert [found["path"] for found in months.get_batch_identifiers_list()] == [f"deep/2025/0{n}/trips.csv" for n in (1, 2, 3)]
for wrong, words in (
    (lambda: trips.add_batch_definition_path("a", path="trips/trips_2025-01.csv").get_batch(), "Provided path was not able to be resolved"),
    (lambda: data_source.add_csv_asset("a", abs_container="no-such-container"), "Could not connect to asset"),
):
    try:
        wrong()
    except Exception as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
# hide-end
