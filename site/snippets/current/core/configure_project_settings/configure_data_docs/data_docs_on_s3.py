# services: s3

# hide-start
import boto3

boto3.client("s3").create_bucket(Bucket="my-team-gx")
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
            "class_name": "TupleS3StoreBackend",
            "bucket": "my-team-gx",
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
s3 = boto3.client("s3")
objects = s3.list_objects_v2(Bucket="my-team-gx", Prefix="data_docs/")["Contents"]
keys = [entry["Key"] for entry in objects]
assert "data_docs/index.html" in keys
assert [key for key in keys if key.startswith("data_docs/validations/a/")]
assert s3.head_object(Bucket="my-team-gx", Key="data_docs/index.html")["ContentType"].startswith("text/html")

# With `base_public_path`, links start with the public address, without the prefix.
config = context.variables.data_docs_sites["team_site"]
config["store_backend"]["base_public_path"] = "https://docs.example.com/"
context.update_data_docs_site("team_site", config)
assert context.build_data_docs(site_names=["team_site"]) == {"team_site": "https://docs.example.com/index.html"}

# Addresses of the site and of one result.
(identifier,) = context.validation_results_store.list_keys()
index = {site["site_name"]: site["site_url"] for site in context.get_docs_sites_urls()}
assert index["team_site"] is None, index
result = {
    site["site_name"]: site["site_url"] for site in context.get_docs_sites_urls(resource_identifier=identifier)
}
assert result["team_site"].startswith("https://docs.example.com/validations/a/"), result
# hide-end
