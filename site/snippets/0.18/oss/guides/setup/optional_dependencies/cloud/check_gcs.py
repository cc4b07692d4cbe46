# services: gcs

# region: check
from google.cloud import storage

client = storage.Client()
for blob in client.list_blobs("taxi-data", prefix="taxi_trips.csv"):
    print(blob.name)
# endregion: check

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_pandas_gcs(
    "taxi_files", bucket_or_name="taxi-data", gcs_options={}
)
data_asset = data_source.add_csv_asset(
    "trips", batching_regex=r"taxi_trips\.csv$"
)
batch_request = data_asset.build_batch_request()
for batch in data_asset.get_batch_list_from_batch_request(batch_request):
    print(len(batch.columns()), "columns")
# endregion: connect

# hide-start
assert blob.name == "taxi_trips.csv"
assert len(batch.columns()) == 12
# hide-end
