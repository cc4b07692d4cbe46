# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnValuesToNotBeNull(column="passenger_count", mostly=0.95)
)
print(result.success, result.result["unexpected_count"])
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(gxe.ExpectColumnValuesToNotBeNull(column="passenger_count"))
print(result.success, result.result["unexpected_count"])
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


assert result.result["unexpected_count"] == 74 and "missing_count" not in result.result
not_null = gxe.ExpectColumnValuesToNotBeNull(column="a")
for check in (validate, validate_sqlite):
    assert check({"a": ["", "NULL", "n/a", " "]}, not_null).success
    assert not check({"a": ["x", None]}, not_null).success
# NaN and missing times are null with pandas.
assert not validate({"a": [1.0, float("nan")]}, not_null).success
assert not validate({"a": [pd.NaT, pd.Timestamp("2025-01-01")]}, not_null).success
# Without rows, the Expectation passes.
assert validate({"a": pd.Series([], dtype=float)}, not_null).success
# hide-end
