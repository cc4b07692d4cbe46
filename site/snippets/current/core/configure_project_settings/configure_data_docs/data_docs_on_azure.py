# services: azure

# hide-start
import os

from azure.storage.blob import BlobServiceClient

account = BlobServiceClient.from_connection_string(os.environ["AZURE_STORAGE_CONNECTION_STRING"])
container = account.create_container("my-team-gx")
# hide-end

# region: site
import great_expectations as gx

context = gx.get_context(mode="file")
context.add_data_docs_site(
    "team_site",
    {
        "class_name": "SiteBuilder",
        "site_index_builder": {"class_name": "DefaultSiteIndexBuilder"},
        "store_backend": {
            "class_name": "TupleAzureBlobStoreBackend",
            "connection_string": "${AZURE_STORAGE_CONNECTION_STRING}",
            "container": "my-team-gx",
            "prefix": "data_docs",
        },
    },
)
urls = context.build_data_docs(site_names=["team_site"])
print(urls["team_site"])
# endregion: site

# hide-start
import great_expectations.expectations as gxe
import pandas as pd

suite = context.suites.add(
    gx.ExpectationSuite(name="a", expectations=[gxe.ExpectColumnValuesToBeUnique(column="a")])
)
batch_definition = (
    context.data_sources.add_pandas("p").add_dataframe_asset("a").add_batch_definition_whole_dataframe("a")
)
definition = context.validation_definitions.add(gx.ValidationDefinition(name="a", data=batch_definition, suite=suite))
checkpoint = context.checkpoints.add(
    gx.Checkpoint(
        name="a", validation_definitions=[definition], actions=[gx.checkpoint.UpdateDataDocsAction(name="docs")]
    )
)
assert checkpoint.run(batch_parameters={"dataframe": pd.DataFrame({"a": [1, 2]})}).success
names = [blob.name for blob in container.list_blobs()]
assert "data_docs/index.html" in names
assert [name for name in names if name.startswith("data_docs/validations/a/")]
settings = container.get_blob_client("data_docs/index.html").get_blob_properties().content_settings
assert settings.content_type == "text/html"

# Addresses of the site and of one result.
(identifier,) = context.validation_results_store.list_keys()
index = {site["site_name"]: site["site_url"] for site in context.get_docs_sites_urls()}
assert index["team_site"].endswith(".blob.core.windows.net/my-team-gx/data_docs/index.html"), index
result = {
    site["site_name"]: site["site_url"] for site in context.get_docs_sites_urls(resource_identifier=identifier)
}
assert "/my-team-gx/data_docs/validations/a/" in result["team_site"], result

# The container of a static website, whose name begins with a dollar sign.
web = account.create_container("$web")
context.add_data_docs_site(
    "website",
    {
        "class_name": "SiteBuilder",
        "site_index_builder": {"class_name": "DefaultSiteIndexBuilder"},
        "store_backend": {
            "class_name": "TupleAzureBlobStoreBackend",
            "connection_string": "${AZURE_STORAGE_CONNECTION_STRING}",
            "container": "\\$web",
        },
    },
)
website = context.build_data_docs(site_names=["website"])
assert "index.html" in [blob.name for blob in web.list_blobs()]
assert website["website"].endswith(".blob.core.windows.net/$web/index.html"), website
# hide-end
