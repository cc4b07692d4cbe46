# services: s3

# region: project
import great_expectations as gx

BUCKET = "taxi-data"

context = gx.get_context(mode="file")

stores = {
    "expectations_store": ("ExpectationsStore", "expectations"),
    "validations_store": ("ValidationsStore", "validations"),
    "checkpoint_store": ("CheckpointStore", "checkpoints"),
}
for name, (class_name, prefix) in stores.items():
    context.variables.config.stores[name] = {
        "class_name": class_name,
        "store_backend": {
            "class_name": "TupleS3StoreBackend",
            "bucket": BUCKET,
            "prefix": prefix,
        },
    }
context.variables.save_config()

context = gx.get_context(mode="file")
context.add_data_docs_site(
    "team_docs",
    {
        "class_name": "SiteBuilder",
        "show_how_to_buttons": False,
        "site_index_builder": {"class_name": "DefaultSiteIndexBuilder"},
        "store_backend": {
            "class_name": "TupleS3StoreBackend",
            "bucket": BUCKET,
            "prefix": "data_docs",
        },
    },
)
context.delete_data_docs_site("local_site")
# endregion: project

assert [site["site_name"] for site in context.get_docs_sites_urls()] == ["team_docs"]
assert gx.get_context(mode="file").variables.data_docs_sites.keys() == {"team_docs"}
