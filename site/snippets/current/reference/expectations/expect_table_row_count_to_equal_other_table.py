# fixtures: taxi.db

# region: setup
import sqlite3

import great_expectations as gx
import great_expectations.expectations as gxe

with sqlite3.connect("taxi.db") as database:
    database.execute("DROP TABLE IF EXISTS archive")
    database.execute("CREATE TABLE archive AS SELECT * FROM taxi_trips")

context = gx.get_context(mode="ephemeral")
taxi = context.data_sources.add_sqlite("taxi", connection_string="sqlite:///taxi.db")
trips = taxi.add_table_asset("trips", table_name="taxi_trips")
batch = trips.add_batch_definition_whole_table("all trips").get_batch()
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectTableRowCountToEqualOtherTable(other_table_name="archive")
)
print(result.success, result.result["observed_value"])
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
with sqlite3.connect("taxi.db") as database:
    database.execute("DELETE FROM archive WHERE passenger_count IS NULL")

result = batch.validate(
    gxe.ExpectTableRowCountToEqualOtherTable(other_table_name="archive")
)
print(result.success, result.result["observed_value"])
# endregion: fails

# hide-start
assert not result.success
import pandas as pd


def validate(data, expectation):
    source = context.data_sources.add_or_update_pandas("frames")
    definition = source.add_dataframe_asset("frame").add_batch_definition_whole_dataframe("all")
    return definition.get_batch({"dataframe": pd.DataFrame(data)}).validate(expectation)


def error(result):
    assert not result.success and result.result == {}
    info = result.exception_info
    return info.get("exception_message") or next(iter(info.values()))["exception_message"]


assert result.result["observed_value"] == {"self": 3000, "other": 2926}
other = gxe.ExpectTableRowCountToEqualOtherTable(other_table_name="archive")
assert "multiple named tables" in error(validate({"a": [1]}, other))
error(batch.validate(gxe.ExpectTableRowCountToEqualOtherTable(other_table_name="nowhere")))
# A condition applies to the validated table only.
from great_expectations.expectations.conditions import Column

filtered = gxe.ExpectTableRowCountToEqualOtherTable(
    other_table_name="archive", row_condition=Column(name="passenger_count").is_not_null()
)
assert batch.validate(filtered).success
# hide-end
