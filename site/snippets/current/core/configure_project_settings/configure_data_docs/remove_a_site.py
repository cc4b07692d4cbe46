# fixtures: taxi_trips.csv

# hide-start
import great_expectations as gx
import great_expectations.expectations as gxe

project = gx.get_context(mode="file")
trips = (
    project.data_sources.add_pandas_filesystem("taxi files", base_directory=".")
    .add_csv_asset("trips")
    .add_batch_definition_path("all trips", path="taxi_trips.csv")
)
suite = project.suites.add(
    gx.ExpectationSuite(
        name="trip checks", expectations=[gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)]
    )
)
definition = project.validation_definitions.add(
    gx.ValidationDefinition(name="monthly trips", data=trips, suite=suite)
)
project.add_data_docs_site(
    "team_docs",
    {
        "class_name": "SiteBuilder",
        "store_backend": {"class_name": "TupleFilesystemStoreBackend", "base_directory": "../team_docs/"},
        "site_index_builder": {"class_name": "DefaultSiteIndexBuilder"},
    },
)
definition.run()
project.build_data_docs()

from pathlib import Path

assert Path("team_docs/index.html").is_file()
context = gx.get_context(mode="file")
# hide-end


# region: clean
context.clean_data_docs(site_name="team_docs")
context.delete_data_docs_site("team_docs")
# endregion: clean

# hide-start
assert not Path("team_docs/index.html").exists()
assert list(context.list_data_docs_sites()) == ["local_site"]
assert list(Path("gx/uncommitted/validations").rglob("*.json"))
context.build_data_docs()
assert list(Path("gx/uncommitted/data_docs/local_site/validations").rglob("*.html"))  # from stored results
# hide-end
