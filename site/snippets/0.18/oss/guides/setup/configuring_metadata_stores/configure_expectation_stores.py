# services: s3 azure gcs postgresql
# timeout: 500

# hide-start
import os

import boto3
from azure.storage.blob import BlobServiceClient
from google.cloud import storage

boto3.client("s3").create_bucket(Bucket="my-team-gx")
container = BlobServiceClient.from_connection_string(os.environ["AZURE_STORAGE_CONNECTION_STRING"]).create_container(
    "my-team-gx"
)
os.environ["AZURE_STORAGE_CONNECTION_STRING"] = os.environ["AZURE_STORAGE_CONNECTION_STRING"].replace(
    ";BlobEndpoint=", ";EndpointSuffix=core.windows.net;BlobEndpoint="
)
bucket = storage.Client().create_bucket("my-team-gx")
# hide-end

# region: context
import great_expectations as gx

context = gx.get_context(mode="file")
print(context.expectations_store_name)
for store in context.list_stores():
    if store["name"] == context.expectations_store_name:
        print(store["store_backend"])
# endregion: context

# region: sample
from great_expectations.core import ExpectationConfiguration

suite = context.add_or_update_expectation_suite("trip_checks")
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_unique",
        kwargs={"column": "trip_id"},
    )
)
context.update_expectation_suite(suite)
# endregion: sample

# region: suites
suites = [
    context.get_expectation_suite(name)
    for name in context.list_expectation_suite_names()
]
# endregion: suites

# region: filesystem
context.variables.config.stores["expectations_store"] = {
    "class_name": "ExpectationsStore",
    "store_backend": {
        "class_name": "TupleFilesystemStoreBackend",
        "base_directory": "../shared_expectations/",
    },
}
context.variables.save_config()
context = gx.get_context(mode="file")
# endregion: filesystem

# region: copy
for suite in suites:
    context.add_or_update_expectation_suite(expectation_suite=suite)
# endregion: copy

# region: verify
context = gx.get_context(mode="file")
print(context.list_expectation_suite_names())
# endregion: verify

# hide-start
from pathlib import Path


def check(found):
    """Copy the Suites, reload the project, and compare the names."""
    global context
    assert context.list_expectation_suite_names() == [], context.list_expectation_suite_names()
    for suite in suites:
        context.add_or_update_expectation_suite(expectation_suite=suite)
    context = gx.get_context(mode="file")
    assert context.list_expectation_suite_names() == ["trip_checks"]
    assert len(context.get_expectation_suite("trip_checks").expectations) == 1
    assert "expectations/trip_checks.json" in found(), found()
    assert "AccountKey" not in Path("gx/great_expectations.yml").read_text()


assert Path("shared_expectations/trip_checks.json").is_file() and Path("gx/expectations/trip_checks.json").is_file()
assert context.list_expectation_suite_names() == ["trip_checks"]
# hide-end

# region: s3
context.variables.config.stores["expectations_store"] = {
    "class_name": "ExpectationsStore",
    "store_backend": {
        "class_name": "TupleS3StoreBackend",
        "bucket": "my-team-gx",
        "prefix": "expectations",
    },
}
context.variables.save_config()
context = gx.get_context(mode="file")
# endregion: s3

check(lambda: [entry["Key"] for entry in boto3.client("s3").list_objects_v2(Bucket="my-team-gx")["Contents"]])

# region: azure
context.variables.config.stores["expectations_store"] = {
    "class_name": "ExpectationsStore",
    "store_backend": {
        "class_name": "TupleAzureBlobStoreBackend",
        "connection_string": "${AZURE_STORAGE_CONNECTION_STRING}",
        "container": "my-team-gx",
        "prefix": "expectations",
    },
}
context.variables.save_config()
context = gx.get_context(mode="file")
# endregion: azure

check(lambda: [blob.name for blob in container.list_blobs()])

# region: gcs
context.variables.config.stores["expectations_store"] = {
    "class_name": "ExpectationsStore",
    "store_backend": {
        "class_name": "TupleGCSStoreBackend",
        "project": "${GOOGLE_CLOUD_PROJECT}",
        "bucket": "my-team-gx",
        "prefix": "expectations",
    },
}
context.variables.save_config()
context = gx.get_context(mode="file")
# endregion: gcs

# hide-start
check(lambda: [blob.name for blob in bucket.list_blobs()])
context.add_expectation_suite("second")
context.delete_expectation_suite("second")
# Deleting one Suite deletes all objects with the prefix.
assert context.list_expectation_suite_names() == []
assert not list(bucket.list_blobs(prefix="expectations"))
# hide-end

# region: postgresql
context.variables.config.stores["expectations_store"] = {
    "class_name": "ExpectationsStore",
    "store_backend": {
        "class_name": "DatabaseStoreBackend",
        "connection_string": "${POSTGRESQL_CONNECTION_STRING}",
    },
}
context.variables.save_config()
context = gx.get_context(mode="file")
# endregion: postgresql

# hide-start
import sqlalchemy as sa

engine = sa.create_engine(os.environ["POSTGRESQL_CONNECTION_STRING"])


def rows():
    with engine.connect() as connection:
        names = connection.scalars(sa.text("SELECT expectation_suite_name FROM ge_expectations_store"))
        return [f"expectations/{name}.json" for name in names]


check(rows)
assert "${POSTGRESQL_CONNECTION_STRING}" in Path("gx/great_expectations.yml").read_text()
try:
    context.delete_expectation_suite("trip_checks")
except TypeError as error:
    assert "'ExpectationSuiteIdentifier' object is not iterable" in str(error)
else:
    raise AssertionError("a Suite was deleted from the database")
# hide-end
