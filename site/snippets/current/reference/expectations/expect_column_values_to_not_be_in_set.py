# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnValuesToNotBeInSet(column="pickup_zone_id", value_set=[0, 99])
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnValuesToNotBeInSet(column="dropoff_zone_id", value_set=[0, 99]),
    result_format={
        "result_format": "SUMMARY",
        "unexpected_index_column_names": ["trip_id"],
    },
)
print(result.success)
for row in result.result["partial_unexpected_index_list"]:
    print(row["trip_id"], row["dropoff_zone_id"])
# endregion: fails

# hide-start
assert not result.success
import sqlite3

import pandas as pd


def validate_sqlite(data, expectation):
    with sqlite3.connect("checks.db") as database:
        pd.DataFrame(data).to_sql("checks", database, index=False, if_exists="replace")
    source = context.data_sources.add_or_update_sqlite("checks", connection_string="sqlite:///checks.db")
    asset = source.add_table_asset("checks", table_name="checks")
    return asset.add_batch_definition_whole_table("all").get_batch().validate(expectation)


def validate(data, expectation):
    source = context.data_sources.add_or_update_pandas("frames")
    definition = source.add_dataframe_asset("frame").add_batch_definition_whole_dataframe("all")
    return definition.get_batch({"dataframe": pd.DataFrame(data)}).validate(expectation)


assert result.result["unexpected_count"] == 4
not_in_set = gxe.ExpectColumnValuesToNotBeInSet(column="a", value_set=["x", None])
for check in (validate, validate_sqlite):
    assert check({"a": ["X", None]}, gxe.ExpectColumnValuesToNotBeInSet(column="a", value_set=["x"])).success
    assert check({"a": ["x", "y"]}, gxe.ExpectColumnValuesToNotBeInSet(column="a", value_set=["x"], mostly=0.5)).success
    assert check({"a": ["x"]}, gxe.ExpectColumnValuesToNotBeInSet(column="a", value_set=[])).success
# Null values are ignored, even if null is in the set.
assert validate({"a": ["y", None]}, not_in_set).success
# hide-end
