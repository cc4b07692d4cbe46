# fixtures: taxi_trips.csv
# pictures: result=screenshot/validations/**/*.html
# timeout: 300

# hide-start
# A site without the dialog that covers the page.
import great_expectations as gx

context = gx.get_context(mode="file")
context.add_data_docs_site(
    "screenshot",
    {
        "class_name": "SiteBuilder",
        "show_how_to_buttons": False,
        "store_backend": {"class_name": "TupleFilesystemStoreBackend", "base_directory": "../screenshot/"},
        "site_index_builder": {"class_name": "DefaultSiteIndexBuilder"},
    },
)
# hide-end

# region: checkpoint
import great_expectations as gx

context = gx.get_context(mode="file")
validator = context.sources.add_or_update_pandas("taxi").read_csv(
    "taxi_trips.csv", asset_name="trips"
)
validator.expectation_suite_name = "trip_checks"
validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6
)
validator.expect_column_values_to_be_unique(column="trip_id")
validator.save_expectation_suite(discard_failed_expectations=False)
checkpoint = context.add_or_update_checkpoint(
    name="nightly", validator=validator
)
result = checkpoint.run(run_name="first run")
# endregion: checkpoint

# hide-start
from pathlib import Path

site = Path("gx/uncommitted/data_docs/local_site")
assert (site / "index.html").is_file() and (site / "expectations/trip_checks.html").is_file()
pages = list((site / "validations/trip_checks/first run").rglob("*.html"))
assert len(pages) == 1
page = pages[0].read_text()
assert "Values must be unique." in page or "values must be unique" in page
# hide-end

# hide-start
context.delete_data_docs_site("screenshot")
# hide-end

# region: build
urls = context.build_data_docs()
print(urls["local_site"])
# endregion: build

# hide-start
import webbrowser

opened = []
webbrowser.open = opened.append
# hide-end

# region: open
context.open_data_docs()
# endregion: open

assert len(opened) == 1 and opened[0].endswith("local_site/index.html"), opened

# region: url
identifier = result.list_validation_result_identifiers()[0]
for site in context.get_docs_sites_urls(resource_identifier=identifier):
    print(site["site_url"])
# endregion: url

# hide-start
assert site["site_url"].endswith("taxi-trips.html")
# hide-end

# region: clean
context.clean_data_docs(site_name="local_site")
context.build_data_docs()
# endregion: clean

# hide-start
assert pages[0].is_file()
# Building removes the pages of deleted Suites.
context.add_expectation_suite("deleted")
context.build_data_docs()
page = Path("gx/uncommitted/data_docs/local_site/expectations/deleted.html")
assert page.is_file()
context.delete_expectation_suite("deleted")
context.build_data_docs()
assert not page.exists(), "the page of a deleted Suite remained"
# An Ephemeral Data Context builds its pages in a temporary folder.
import os
import tempfile

os.makedirs("elsewhere/a/b/c/d/e")
os.chdir("elsewhere/a/b/c/d/e")
memory = gx.get_context(mode="ephemeral")
memory.add_expectation_suite("in_memory")
url = memory.build_data_docs()["local_site"]
assert tempfile.gettempdir() in url, url
# hide-end
