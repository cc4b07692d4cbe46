# services: s3 azure gcs
# fixtures: taxi_trips.csv
# pictures: index=screenshot/index.html
# timeout: 500

# hide-start
import os

import boto3
from azure.storage.blob import BlobServiceClient
from google.cloud import storage

s3 = boto3.client("s3")
s3.create_bucket(Bucket="my-team-gx")
container = BlobServiceClient.from_connection_string(os.environ["AZURE_STORAGE_CONNECTION_STRING"]).create_container(
    "my-team-gx"
)
os.environ["AZURE_STORAGE_CONNECTION_STRING"] = os.environ["AZURE_STORAGE_CONNECTION_STRING"].replace(
    ";BlobEndpoint=", ";EndpointSuffix=core.windows.net;BlobEndpoint="
)
bucket = storage.Client().create_bucket("my-team-gx")
# hide-end

# region: sample
import great_expectations as gx

context = gx.get_context(mode="file")
validator = context.sources.add_or_update_pandas("taxi").read_csv(
    "taxi_trips.csv", asset_name="trips"
)
validator.expectation_suite_name = "trip_checks"
validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6
)
validator.save_expectation_suite(discard_failed_expectations=False)
checkpoint = context.add_or_update_checkpoint(
    name="nightly", validator=validator
)
checkpoint.run()
# endregion: sample

# region: filesystem
context.add_data_docs_site(
    "team_docs",
    {
        "class_name": "SiteBuilder",
        "show_how_to_buttons": False,
        "site_index_builder": {"class_name": "DefaultSiteIndexBuilder"},
        "store_backend": {
            "class_name": "TupleFilesystemStoreBackend",
            "base_directory": "../team_docs/",
        },
    },
)
# endregion: filesystem

# region: build
urls = context.build_data_docs(site_names=["team_docs"])
print(urls["team_docs"])
# endregion: build

# hide-start
import shutil

shutil.copytree("team_docs", "screenshot")
# hide-end

# region: action
checkpoint = context.add_or_update_checkpoint(
    name="nightly",
    validator=validator,
    action_list=[
        {
            "name": "store_validation_result",
            "action": {"class_name": "StoreValidationResultAction"},
        },
        {
            "name": "update_team_docs",
            "action": {
                "class_name": "UpdateDataDocsAction",
                "site_names": ["team_docs"],
            },
        },
    ],
)
checkpoint.run()
# endregion: action

# hide-start
from pathlib import Path

assert len(list(Path("team_docs/validations").rglob("*.html"))) == 2
assert len(list(Path("gx/uncommitted/data_docs/local_site/validations").rglob("*.html"))) == 1
assert urls["team_docs"].startswith("file://") and urls["team_docs"].endswith("team_docs/index.html")
assert sorted(context.list_data_docs_sites()) == ["local_site", "team_docs"]
from great_expectations.exceptions import InvalidKeyError

config = context.list_data_docs_sites()["team_docs"]
try:
    context.add_data_docs_site("team_docs", config)
except InvalidKeyError as error:
    assert "Data Docs Site `team_docs` already exists in the Data Context." in str(error)
else:
    raise AssertionError("added a site twice")
try:
    context.update_data_docs_site("missing", config)
except InvalidKeyError as error:
    pass
else:
    raise AssertionError("updated a site that doesn't exist")
found = {}


def check(names):
    """Update the site with a Checkpoint run, and return the URLs of the site and of a result."""
    assert context.get_checkpoint("nightly").run()
    pages = names()
    assert "data_docs/index.html" in pages, pages
    assert [page for page in pages if page.startswith("data_docs/validations/trip_checks/")], pages
    identifier = context.validations_store.list_keys()[0]
    index = {site["site_name"]: site["site_url"] for site in context.get_docs_sites_urls()}
    result = {
        site["site_name"]: site["site_url"] for site in context.get_docs_sites_urls(resource_identifier=identifier)
    }
    return index["team_docs"], result["team_docs"]


context.delete_data_docs_site("team_docs")
# hide-end

# region: s3
context.add_data_docs_site(
    "team_docs",
    {
        "class_name": "SiteBuilder",
        "show_how_to_buttons": False,
        "site_index_builder": {"class_name": "DefaultSiteIndexBuilder"},
        "store_backend": {
            "class_name": "TupleS3StoreBackend",
            "bucket": "my-team-gx",
            "prefix": "data_docs",
        },
    },
)
# endregion: s3

# hide-start
found["s3"] = context.build_data_docs(site_names=["team_docs"])["team_docs"]
found["s3 urls"] = check(lambda: [one["Key"] for one in s3.list_objects_v2(Bucket="my-team-gx")["Contents"]])
assert s3.head_object(Bucket="my-team-gx", Key="data_docs/index.html")["ContentType"].startswith("text/html")
config = context.variables.data_docs_sites["team_docs"]
config["store_backend"]["base_public_path"] = "https://docs.example.com/"
context.update_data_docs_site("team_docs", config)
found["s3 public"] = context.build_data_docs(site_names=["team_docs"])["team_docs"]
context.delete_data_docs_site("team_docs")
# hide-end

# region: azure
context.add_data_docs_site(
    "team_docs",
    {
        "class_name": "SiteBuilder",
        "show_how_to_buttons": False,
        "site_index_builder": {"class_name": "DefaultSiteIndexBuilder"},
        "store_backend": {
            "class_name": "TupleAzureBlobStoreBackend",
            "connection_string": "${AZURE_STORAGE_CONNECTION_STRING}",
            "container": "my-team-gx",
            "prefix": "data_docs",
        },
    },
)
# endregion: azure

# hide-start
found["azure"] = context.build_data_docs(site_names=["team_docs"])["team_docs"]
found["azure urls"] = check(lambda: [blob.name for blob in container.list_blobs()])
assert "AccountKey" not in Path("gx/great_expectations.yml").read_text()
settings = container.get_blob_client("data_docs/index.html").get_blob_properties().content_settings
assert settings.content_type == "text/html"
context.delete_data_docs_site("team_docs")
# hide-end

# region: gcs
context.add_data_docs_site(
    "team_docs",
    {
        "class_name": "SiteBuilder",
        "show_how_to_buttons": False,
        "site_index_builder": {"class_name": "DefaultSiteIndexBuilder"},
        "store_backend": {
            "class_name": "TupleGCSStoreBackend",
            "project": "${GOOGLE_CLOUD_PROJECT}",
            "bucket": "my-team-gx",
            "prefix": "data_docs",
            "public_urls": False,
        },
    },
)
# endregion: gcs

# hide-start
found["gcs"] = context.build_data_docs(site_names=["team_docs"])["team_docs"]
found["gcs urls"] = check(lambda: [blob.name for blob in bucket.list_blobs()])
context.add_expectation_suite("old")
context.build_data_docs(site_names=["team_docs"])
assert "data_docs/expectations/old.html" in [blob.name for blob in bucket.list_blobs()]
context.delete_expectation_suite("old")
context.build_data_docs(site_names=["team_docs"])
found["gcs pages"] = [blob.name for blob in bucket.list_blobs()]
context.build_data_docs(site_names=["team_docs"])
found["gcs again"] = [blob.name for blob in bucket.list_blobs()]
bucket.blob("data_docs_other/keep.txt").upload_from_string("x")
context.clean_data_docs(site_name="team_docs")
found["gcs left"] = [blob.name for blob in bucket.list_blobs()]
context.delete_data_docs_site("team_docs")
context.add_data_docs_site(
    "team_docs",
    {
        "class_name": "SiteBuilder",
        "show_how_to_buttons": False,
        "site_index_builder": {"class_name": "DefaultSiteIndexBuilder"},
        "store_backend": {"class_name": "TupleFilesystemStoreBackend", "base_directory": "../team_docs/"},
    },
)
# hide-end

# region: delete
context.clean_data_docs(site_name="team_docs")
context.delete_data_docs_site("team_docs")
# endregion: delete

# hide-start
assert not list(Path("team_docs").rglob("*.html"))
assert list(context.list_data_docs_sites()) == ["local_site"]
assert list(Path("gx/uncommitted/validations").rglob("*.json"))
hosts = {"s3": "https://s3.amazonaws.com", "gcs": "https://storage.cloud.google.com", "azure": "http"}
for service, host in hosts.items():
    assert found[service].startswith(host) and found[service].endswith("/my-team-gx/data_docs/index.html"), found
    index, result = found[f"{service} urls"]
    assert index == (found["azure"] if service == "azure" else None), found
    assert "/my-team-gx/data_docs/validations/trip_checks/" in result, found
assert found["s3 public"] == "https://docs.example.com/index.html"
# Cleaning a site on Google Cloud Storage also deletes other objects with the same prefix.
assert found["gcs left"] == []
# So does building the site after a Suite was deleted.
assert found["gcs pages"] == ["data_docs/index.html"], found["gcs pages"]
assert "data_docs/expectations/trip_checks.html" in found["gcs again"], found["gcs again"]
# hide-end
