# services: azure

# region: check
import os

from azure.storage.blob import ContainerClient

container = ContainerClient.from_connection_string(
    os.environ["AZURE_STORAGE_CONNECTION_STRING"], "taxi-data"
)
for name in container.list_blob_names(name_starts_with="taxi_trips.csv"):
    print(name)
# endregion: check

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_pandas_abs(
    "taxi_files",
    azure_options={"conn_str": "${AZURE_STORAGE_CONNECTION_STRING}"},
)
data_asset = data_source.add_csv_asset(
    "trips", batching_regex=r"taxi_trips\.csv$", abs_container="taxi-data"
)
batch_request = data_asset.build_batch_request()
for batch in data_asset.get_batch_list_from_batch_request(batch_request):
    print(len(batch.columns()), "columns")
# endregion: connect

# hide-start
assert name == "taxi_trips.csv"
assert len(batch.columns()) == 12
try:
    context.sources.add_pandas_abs("both", azure_options={"conn_str": "AccountName=x;", "account_url": "x.blob.core.windows.net"})
except Exception as error:
    assert "You must provide one of `conn_str` or `account_url`" in str(error), error
else:
    raise AssertionError("conn_str and account_url")
# hide-end
