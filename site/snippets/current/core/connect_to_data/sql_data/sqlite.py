# fixtures: taxi.db

# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_sqlite(
    "taxi database", connection_string="sqlite:///taxi.db"
)
# endregion: connect

trips = data_source.add_table_asset("trips", table_name="taxi_trips")
by_month = trips.add_batch_definition_monthly("by month", column="pickup_at")

batch = by_month.get_batch(batch_parameters={"year": 2025, "month": 2})
result = batch.validate(
    gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
)
print("rows:", result.result["element_count"])
print("negative fares:", result.result["unexpected_count"])

# hide-start
from pathlib import Path

assert (result.result["element_count"], result.result["unexpected_count"]) == (945, 5)

# Variables from config_variables.yml, also as part of the string. Environment variables take precedence.
import os

Path("gx/uncommitted/config_variables.yml").write_text("TAXI_FILE: taxi.db\n")
context = gx.get_context(mode="file")
part = context.data_sources.add_sqlite("from the file", connection_string="sqlite:///${TAXI_FILE}")
assert part.add_table_asset("trips", table_name="taxi_trips")
os.environ["TAXI_FILE"] = "no/such/folder/taxi.db"
try:
    context.data_sources.add_sqlite("from the environment", connection_string="sqlite:///${TAXI_FILE}")
    raise AssertionError("config_variables.yml took precedence")
except Exception as error:
    assert "unable to open database file" in str(error), error
# hide-end
