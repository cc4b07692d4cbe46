# services: s3

# region: check
import boto3

client = boto3.client("s3")
listing = client.list_objects_v2(Bucket="taxi-data", Prefix="taxi_trips.csv")
for item in listing.get("Contents", []):
    print(item["Key"])
# endregion: check

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_pandas_s3(
    "taxi_files", bucket="taxi-data"
)
data_asset = data_source.add_csv_asset(
    "trips", batching_regex=r"taxi_trips\.csv$"
)
batch_request = data_asset.build_batch_request()
for batch in data_asset.get_batch_list_from_batch_request(batch_request):
    print(len(batch.columns()), "columns")
# endregion: connect

# hide-start
assert [item["Key"] for item in listing["Contents"]] == ["taxi_trips.csv"]
assert len(batch.columns()) == 12
# hide-end
