# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

readings = pd.DataFrame({
    "station": ["north", "north", "south", "south", "south"],
    "hour": ["09:00", "10:00", "09:00", "09:00", "10:00"],
    "sensor": ["T1", "T1", "T1", "T2", "T1"],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(readings)
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectCompoundColumnsToBeUnique(column_list=["station", "hour", "sensor"])
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectCompoundColumnsToBeUnique(column_list=["station", "hour"])
)
print(result.success)
print(result.result["partial_unexpected_list"])
# endregion: fails

# hide-start
assert not result.success
import sqlite3


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


assert result.result["unexpected_count"] == 2


def unique(**arguments):
    return gxe.ExpectCompoundColumnsToBeUnique(column_list=["a", "b"], **arguments)


assert batch.validate(gxe.ExpectCompoundColumnsToBeUnique(column_list=["station", "hour"], mostly=0.6)).success
# Two rows with the same value and null: duplicates with pandas, not with SQL.
half = {"a": ["x", "x", None, None], "b": ["y", "y", "z", "z"]}
assert validate(half, unique()).result["unexpected_count"] == 4
assert validate_sqlite(half, unique()).result["unexpected_count"] == 2
some = {"a": ["x", None, None], "b": ["y", "z", "z"]}
assert not validate(some, unique()).success
assert validate(some, unique(ignore_row_if="any_value_is_missing")).success
# Rows with null values only are ignored by default.
nulls = {"a": ["x", None, None], "b": ["y", None, None]}
assert validate(nulls, unique()).success
assert not validate(nulls, unique(ignore_row_if="never")).success
# hide-end
