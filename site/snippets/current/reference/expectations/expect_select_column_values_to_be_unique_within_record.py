# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

shifts = pd.DataFrame({
    "week": [14, 15, 16, 17],
    "primary": ["Mina", "Otto", "Priya", "Otto"],
    "backup": ["Otto", "Priya", "Mina", "Otto"],
    "manager": ["Ravi", "Ravi", "Lena", "Lena"],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(shifts)
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectSelectColumnValuesToBeUniqueWithinRecord(
        column_list=["primary", "manager"]
    )
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectSelectColumnValuesToBeUniqueWithinRecord(
        column_list=["primary", "backup", "manager"]
    )
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


assert result.result["unexpected_count"] == 1


def unique(*columns, **arguments):
    return gxe.ExpectSelectColumnValuesToBeUniqueWithinRecord(column_list=[*columns], **arguments)


assert batch.validate(unique("primary", "backup", mostly=0.75)).success
for check in (validate, validate_sqlite):
    # Two null values in a row count as equal, unless all values are null.
    nulls = {"a": ["x", None, None], "b": [None, None, None], "c": [None, None, "y"]}
    assert check(nulls, unique("a", "b", "c")).result["unexpected_count"] == 2
    assert check(nulls, unique("a", "b", "c", ignore_row_if="any_value_is_missing")).success
    assert check(nulls, unique("a", "b", "c", ignore_row_if="never")).result["unexpected_count"] == 3
# hide-end
