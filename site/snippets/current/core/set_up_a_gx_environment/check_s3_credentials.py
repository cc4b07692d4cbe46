# services: s3

# region: check
import boto3

identity = boto3.client("sts").get_caller_identity()
print("account:", identity["Account"])

listing = boto3.client("s3").list_objects_v2(Bucket="taxi-data", MaxKeys=3)
for item in listing.get("Contents", []):
    print(item["Key"])
# endregion: check

# hide-start
assert len(listing["Contents"]) == 3
# hide-end
