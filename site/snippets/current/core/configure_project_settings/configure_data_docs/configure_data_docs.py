# fixtures: taxi_trips.csv
# pictures: index=team_docs/index.html

# hide-start
# A part of the sample project.
import sqlite3

import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

with sqlite3.connect("taxi.db") as database:
    pd.read_csv("taxi_trips.csv").to_sql("trips", database, index=False)

project = gx.get_context(mode="file")
table = project.data_sources.add_sqlite("taxi database", connection_string="sqlite:///taxi.db")
trips = table.add_table_asset("trips", table_name="trips").add_batch_definition_monthly(
    "trips by month", column="pickup_at"
)
suite = project.suites.add(
    gx.ExpectationSuite(
        name="trip checks", expectations=[gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)]
    )
)
project.validation_definitions.add(gx.ValidationDefinition(name="monthly trips", data=trips, suite=suite))
# hide-end

# region: site
import great_expectations as gx

context = gx.get_context(mode="file")
site_config = {
    "class_name": "SiteBuilder",
    "site_index_builder": {"class_name": "DefaultSiteIndexBuilder"},
    "store_backend": {
        "class_name": "TupleFilesystemStoreBackend",
        "base_directory": "../team_docs/",
    },
}

if "team_docs" in context.list_data_docs_sites():
    context.update_data_docs_site("team_docs", site_config)
else:
    context.add_data_docs_site("team_docs", site_config)
# endregion: site

# region: build
built = context.build_data_docs(site_names=["team_docs"])
print(list(built))
# endregion: build

# region: action
checkpoint = context.checkpoints.add_or_update(
    gx.Checkpoint(
        name="trips",
        validation_definitions=[
            context.validation_definitions.get("monthly trips")
        ],
        actions=[
            gx.checkpoint.UpdateDataDocsAction(
                name="team docs", site_names=["team_docs"]
            )
        ],
    )
)
checkpoint.run()
# endregion: action

# region: urls
for site in context.get_docs_sites_urls():
    print(site["site_name"], site["site_url"])
# endregion: urls

# hide-start
from pathlib import Path

assert Path("team_docs/index.html").is_file() and Path("team_docs/expectations/trip checks.html").is_file()
assert list(Path("team_docs/validations").rglob("*.html"))
assert Path("team_docs/static").is_dir()
assert not Path("gx/uncommitted/data_docs/local_site/index.html").exists()
assert "http" in Path("team_docs/index.html").read_text()
assert built["team_docs"].startswith("file://") and built["team_docs"].endswith("team_docs/index.html")
assert sorted(context.list_data_docs_sites()) == ["local_site", "team_docs"]
assert "team_docs" in Path("gx/great_expectations.yml").read_text()
# hide-end
