# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnMinToBeBetween(column="trip_distance", min_value=0, strict_min=True)
)
print(result.success, result.result["observed_value"])
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnMinToBeBetween(column="total_amount", min_value=0)
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


assert validate({"a": [1, 2, 3, None]}, gxe.ExpectColumnMinToBeBetween(column="a", min_value=1, max_value=1)).success
assert validate_sqlite({"a": [1, 2, 3, None]}, gxe.ExpectColumnMinToBeBetween(column="a", min_value=1, max_value=1)).success
# The limits are inclusive unless they are strict.
assert not validate({"a": [1, 2, 3, None]}, gxe.ExpectColumnMinToBeBetween(column="a", min_value=1, strict_min=True)).success
assert not validate({"a": [1, 2, 3, None]}, gxe.ExpectColumnMinToBeBetween(column="a", max_value=1, strict_max=True)).success

assert not validate({"a": [None, None]}, gxe.ExpectColumnMinToBeBetween(column="a", min_value=0)).success
from datetime import datetime

days = {"a": pd.to_datetime(["2025-01-01", "2025-03-31"])}
assert validate(days, gxe.ExpectColumnMinToBeBetween(column="a", min_value=datetime(2025, 1, 1))).success
# hide-end
