# services: gcs

# hide-start
from google.cloud import storage

bucket = storage.Client().create_bucket("my-team-gx")
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
            "class_name": "TupleGCSStoreBackend",
            "project": "${GOOGLE_CLOUD_PROJECT}",
            "bucket": "my-team-gx",
            "prefix": "data_docs",
            "public_urls": False,
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
blobs = {blob.name: blob for blob in bucket.list_blobs()}
assert blobs["data_docs/index.html"].content_type.startswith("text/html")
assert [name for name in blobs if name.startswith("data_docs/validations/a/")]
assert urls["team_site"] == "https://storage.cloud.google.com/my-team-gx/data_docs/index.html", urls

# Addresses of the site and of one result.
(identifier,) = context.validation_results_store.list_keys()
index = {site["site_name"]: site["site_url"] for site in context.get_docs_sites_urls()}
assert index["team_site"] is None, index
result = {
    site["site_name"]: site["site_url"] for site in context.get_docs_sites_urls(resource_identifier=identifier)
}
assert result["team_site"].startswith("https://storage.cloud.google.com/my-team-gx/data_docs/validations/a/"), result
# hide-end
