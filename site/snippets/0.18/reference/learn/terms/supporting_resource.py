# fixtures: taxi.db

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
database = context.sources.add_or_update_sqlite(
    "taxi database", connection_string="sqlite:///taxi.db"
)
trips = database.add_table_asset("trips", table_name="taxi_trips")
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_checks",
)
print(validator.expect_table_row_count_to_equal(3000).success)
# endregion: connect

# region: packages
from importlib.metadata import version

for package in ("great_expectations", "pandas", "SQLAlchemy"):
    print(package, version(package))
# endregion: packages

# hide-start
from pathlib import Path

assert "sqlite:///taxi.db" in Path("gx/great_expectations.yml").read_text()
assert version("great_expectations") == "0.18.21"
# hide-end
