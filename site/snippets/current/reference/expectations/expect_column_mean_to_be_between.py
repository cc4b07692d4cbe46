# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnMeanToBeBetween(column="fare_amount", min_value=15, max_value=25)
)
print(result.success, round(result.result["observed_value"], 2))
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnMeanToBeBetween(column="trip_distance", min_value=2, max_value=6)
)
print(result.success, round(result.result["observed_value"], 2))
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


assert validate({"a": [1, 2, 3, None]}, gxe.ExpectColumnMeanToBeBetween(column="a", min_value=2, max_value=2)).success
assert validate_sqlite({"a": [1, 2, 3, None]}, gxe.ExpectColumnMeanToBeBetween(column="a", min_value=2, max_value=2)).success
# The limits are inclusive unless they are strict.
assert not validate({"a": [1, 2, 3, None]}, gxe.ExpectColumnMeanToBeBetween(column="a", min_value=2, strict_min=True)).success
assert not validate({"a": [1, 2, 3, None]}, gxe.ExpectColumnMeanToBeBetween(column="a", max_value=2, strict_max=True)).success

# Two distances in feet change the mean. The median isn't affected.
assert batch.validate(
    gxe.ExpectColumnMedianToBeBetween(column="trip_distance", min_value=2, max_value=6)
).success
assert (pd.read_csv("taxi_trips.csv")["trip_distance"] > 100).sum() == 2
assert not validate({"a": [None, None]}, gxe.ExpectColumnMeanToBeBetween(column="a", min_value=0)).success
# The mean of a Boolean column is the share of true values.
assert validate({"a": [True, False]}, gxe.ExpectColumnMeanToBeBetween(column="a", min_value=0.5, max_value=0.5)).success
assert not validate({"a": ["1", "2"]}, gxe.ExpectColumnMeanToBeBetween(column="a", min_value=0)).success
# hide-end
