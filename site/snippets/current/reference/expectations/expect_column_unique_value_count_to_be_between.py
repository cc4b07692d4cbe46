# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnUniqueValueCountToBeBetween(
        column="pickup_zone_id", min_value=10, max_value=16
    )
)
print(result.success, result.result["observed_value"])
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnUniqueValueCountToBeBetween(
        column="dropoff_zone_id", min_value=10, max_value=16
    )
)
print(result.success, result.result["observed_value"])
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


assert result.result["observed_value"] == 17
two = gxe.ExpectColumnUniqueValueCountToBeBetween(column="a", min_value=2, max_value=2)
assert validate({"a": ["x", "y", "y", None]}, two).success
assert validate_sqlite({"a": ["x", "y", "y", None]}, two).success
assert validate({"a": ["x", "X"]}, two).success
assert validate({"a": ["x", "x "]}, two).success
none = gxe.ExpectColumnUniqueValueCountToBeBetween(column="a", max_value=0)
assert validate({"a": [None, None]}, none).success
# hide-end
