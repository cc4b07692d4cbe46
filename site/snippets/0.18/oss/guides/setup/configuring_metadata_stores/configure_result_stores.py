# services: s3 azure gcs postgresql
# fixtures: taxi_trips.csv
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
print(context.validations_store_name)
for store in context.list_stores():
    if store["name"] == context.validations_store_name:
        print(store["store_backend"])
# endregion: context

# region: sample
validator = context.sources.add_or_update_pandas("taxi").read_csv(
    "taxi_trips.csv", asset_name="trips"
)
validator.expectation_suite_name = "trip_checks"
validator.expect_column_values_to_be_unique(column="trip_id")
validator.save_expectation_suite()
checkpoint = context.add_or_update_checkpoint(
    name="nightly", validator=validator
)
checkpoint.run()
# endregion: sample

# region: results
old_store = context.validations_store
results = {key: old_store.get(key) for key in old_store.list_keys()}
# endregion: results

# region: filesystem
context.variables.config.stores["validations_store"] = {
    "class_name": "ValidationsStore",
    "store_backend": {
        "class_name": "TupleFilesystemStoreBackend",
        "base_directory": "../validation_results/",
    },
}
context.variables.save_config()
context = gx.get_context(mode="file")
# endregion: filesystem

# region: copy
for key, result in results.items():
    context.validations_store.set(key, result)
# endregion: copy

# region: verify
context.get_checkpoint("nightly").run()
print(len(context.validations_store.list_keys()), "results")
# endregion: verify

# hide-start
from pathlib import Path

assert len(list(Path("validation_results/trip_checks").rglob("*.json"))) == 2
assert len(list(Path("gx/uncommitted/validations").rglob("*.json"))) == 1


def check(names):
    """Copy the results, run the Checkpoint, and count the stored results."""
    assert context.validations_store.list_keys() == []
    for key, result in results.items():
        context.validations_store.set(key, result)
    assert context.get_checkpoint("nightly").run().success
    assert len(context.validations_store.list_keys()) == 2
    assert len(list(Path("gx/uncommitted/data_docs/local_site/validations").rglob("*.html"))) >= 2
    assert "AccountKey" not in Path("gx/great_expectations.yml").read_text()
    found = [name for name in names() if name.startswith("validations/trip_checks/__none__/")]
    assert len(found) == 2, names()


# hide-end

# region: s3
context.variables.config.stores["validations_store"] = {
    "class_name": "ValidationsStore",
    "store_backend": {
        "class_name": "TupleS3StoreBackend",
        "bucket": "my-team-gx",
        "prefix": "validations",
    },
}
context.variables.save_config()
context = gx.get_context(mode="file")
# endregion: s3

check(lambda: [entry["Key"] for entry in boto3.client("s3").list_objects_v2(Bucket="my-team-gx")["Contents"]])

# region: azure
context.variables.config.stores["validations_store"] = {
    "class_name": "ValidationsStore",
    "store_backend": {
        "class_name": "TupleAzureBlobStoreBackend",
        "connection_string": "${AZURE_STORAGE_CONNECTION_STRING}",
        "container": "my-team-gx",
        "prefix": "validations",
    },
}
context.variables.save_config()
context = gx.get_context(mode="file")
# endregion: azure

check(lambda: [blob.name for blob in container.list_blobs()])

# region: gcs
context.variables.config.stores["validations_store"] = {
    "class_name": "ValidationsStore",
    "store_backend": {
        "class_name": "TupleGCSStoreBackend",
        "project": "${GOOGLE_CLOUD_PROJECT}",
        "bucket": "my-team-gx",
        "prefix": "validations",
    },
}
context.variables.save_config()
context = gx.get_context(mode="file")
# endregion: gcs

check(lambda: [blob.name for blob in bucket.list_blobs()])

# region: postgresql
context.variables.config.stores["validations_store"] = {
    "class_name": "ValidationsStore",
    "store_backend": {
        "class_name": "DatabaseStoreBackend",
        "connection_string": "${POSTGRESQL_CONNECTION_STRING}",
    },
}
context.variables.save_config()
context = gx.get_context(mode="file")
# endregion: postgresql

# hide-start
for key, result in results.items():
    context.validations_store.set(key, result)
context.get_checkpoint("nightly").run()
# hide-end

# region: query
import os

import sqlalchemy as sa

engine = sa.create_engine(os.environ["POSTGRESQL_CONNECTION_STRING"])
query = """
    SELECT expectation_suite_name,
           run_time,
           value::json ->> 'success' AS passed
    FROM ge_validations_store
    ORDER BY run_time DESC
"""
with engine.connect() as connection:
    for row in connection.execute(sa.text(query)):
        print(*row)
# endregion: query

# hide-start
with engine.connect() as connection:
    columns = connection.execute(sa.text("SELECT * FROM ge_validations_store LIMIT 1")).keys()
    assert list(columns) == ["expectation_suite_name", "run_name", "run_time", "batch_identifier", "value"], columns

# The only result.
result = context.get_validation_result("trip_checks")
assert result.success and result.meta["expectation_suite_name"] == "trip_checks"
# hide-end
