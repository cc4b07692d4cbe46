# executable: no — needs a GX Cloud account
# services: s3

# hide-start
import os

import great_expectations as gx
import great_expectations.expectations as gxe

# The same calls work with a Data Context in memory and an S3-compatible server.
os.environ["S3_KEY_ID"] = os.environ["AWS_ACCESS_KEY_ID"]
os.environ["S3_SECRET_KEY"] = os.environ["AWS_SECRET_ACCESS_KEY"]
local = gx.get_context(mode="ephemeral")
options = {
    "aws_access_key_id": "${S3_KEY_ID}",
    "aws_secret_access_key": "${S3_SECRET_KEY}",
    "region_name": "eu-central-1",
}
files = local.data_sources.add_or_update_pandas_s3("taxi files", bucket="taxi-data", boto3_options=options)
monthly = files.add_csv_asset("trips", s3_prefix="monthly/").add_batch_definition_monthly(
    "by month", regex=r"taxi_trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$"
)
identifiers = monthly.get_batch_identifiers_list()
assert [(found["year"], found["month"]) for found in identifiers] == [("2025", "01"), ("2025", "02"), ("2025", "03")]
assert monthly.get_batch(batch_parameters={"year": "2025", "month": "02"}).validate(
    gxe.ExpectTableRowCountToEqual(value=945)
).success

# Errors on the page.
for wrong, words in (
    (lambda: files.add_csv_asset("x", s3_prefix="no-such-folder/"), "Could not connect to asset"),
    (lambda: local.data_sources.add_pandas_s3("x", bucket="no-such-bucket").add_csv_asset("x"), "Could not connect to asset"),
    (lambda: local.data_sources.add_pandas_s3("y", bucket="taxi-data", boto3_options={"aws_access_key_id": "${NOT_SET}"}).add_csv_asset("y"), "config substitution variable"),
):
    try:
        wrong()
    except Exception as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)

os.environ["GX_CLOUD_ACCESS_TOKEN"] = "token"
os.environ["GX_CLOUD_ORGANIZATION_ID"] = "00000000-0000-0000-0000-000000000000"
os.environ["GX_CLOUD_WORKSPACE_ID"] = "00000000-0000-0000-0000-000000000000"
# hide-end
# region: connect
import great_expectations as gx

context = gx.get_context(mode="cloud")
data_source = context.data_sources.add_or_update_pandas_s3(
    "taxi files",
    bucket="taxi-data",
    boto3_options={
        "aws_access_key_id": "${S3_KEY_ID}",
        "aws_secret_access_key": "${S3_SECRET_KEY}",
        "region_name": "eu-central-1",
    },
)
# endregion: connect

# region: asset
trips = data_source.add_csv_asset("trips", s3_prefix="monthly/")
by_month = trips.add_batch_definition_monthly(
    "by month", regex=r"taxi_trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$"
)
# endregion: asset

# region: check
for identifiers in by_month.get_batch_identifiers_list():
    print(identifiers)
# endregion: check
