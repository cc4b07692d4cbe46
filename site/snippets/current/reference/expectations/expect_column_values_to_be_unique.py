# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

signups = pd.DataFrame({
    "user_id": [1, 2, 3, 4, 5],
    "email": ["ada@example.com", "alan@example.com", "ada@example.com", None, None],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(signups)
# endregion: setup

# region: passes
result = batch.validate(gxe.ExpectColumnValuesToBeUnique(column="user_id"))
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnValuesToBeUnique(column="email"),
    result_format={
        "result_format": "SUMMARY",
        "unexpected_index_column_names": ["user_id"],
    },
)
print(result.success)
for row in result.result["partial_unexpected_index_list"]:
    print(row["user_id"], row["email"])
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


# Each row with the value is unexpected, and null values are ignored.
assert (result.result["unexpected_count"], result.result["missing_count"]) == (2, 2)
unique = gxe.ExpectColumnValuesToBeUnique(column="a")
for check in (validate, validate_sqlite):
    assert check({"a": ["x", "x", "x", "y", None]}, unique).result["unexpected_count"] == 3
    assert check({"a": ["x", "X", "x "]}, unique).success
    assert check({"a": ["x", "x", "y", "z"]}, gxe.ExpectColumnValuesToBeUnique(column="a", mostly=0.5)).success
# hide-end
