# timeout: 300

# region: default
import great_expectations as gx

context = gx.get_context(mode="file")
for name, site in context.list_data_docs_sites().items():
    print(name, site["store_backend"])
# endregion: default

# region: files
from pathlib import Path

context.add_or_update_expectation_suite("trip_checks")
context.build_data_docs()
folder = Path("gx/uncommitted/data_docs/local_site")
for page in sorted(folder.rglob("*.html")):
    print(page.relative_to(folder))
# endregion: files

# region: change
site = context.list_data_docs_sites()["local_site"]
site["store_backend"] = {
    "class_name": "TupleFilesystemStoreBackend",
    "base_directory": "../public/",
}
context.update_data_docs_site("local_site", site)
context.build_data_docs()
# endregion: change

# hide-start
assert Path("public/index.html").is_file() and Path("public/expectations/trip_checks.html").is_file()
assert Path("public/static").is_dir()
assert (folder / "index.html").is_file()
assert "data_docs" not in [store["name"] for store in context.list_stores()]
settings = Path("gx/great_expectations.yml").read_text()
assert "base_directory: ../public/" in settings
assert gx.get_context(mode="file").list_data_docs_sites()["local_site"]["store_backend"]["base_directory"] == "../public/"

# A database can't be used.
context.add_data_docs_site(
    "database",
    {
        "class_name": "SiteBuilder",
        "store_backend": {"class_name": "DatabaseStoreBackend", "connection_string": "sqlite:///docs.db"},
        "site_index_builder": {"class_name": "DefaultSiteIndexBuilder"},
    },
)
try:
    context.build_data_docs(site_names=["database"])
except Exception as error:
    pass
else:
    raise AssertionError("wrote a site to a database")
context.delete_data_docs_site("database")
# hide-end

# region: sites
context.add_data_docs_site(
    "team_docs",
    {
        "class_name": "SiteBuilder",
        "site_index_builder": {"class_name": "DefaultSiteIndexBuilder"},
        "store_backend": {
            "class_name": "TupleFilesystemStoreBackend",
            "base_directory": "../team_docs/",
        },
    },
)
context.build_data_docs(site_names=["team_docs"])
# endregion: sites

assert Path("team_docs/index.html").is_file()
