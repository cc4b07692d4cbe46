# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

accounts = pd.DataFrame({
    "account_id": [1, 2, 3, 4],
    "legacy_id": [None, None, None, None],
    "closed_on": [None, "2025-02-11", None, None],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(accounts)
# endregion: setup

# region: passes
result = batch.validate(gxe.ExpectColumnValuesToBeNull(column="legacy_id"))
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(gxe.ExpectColumnValuesToBeNull(column="closed_on"))
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


assert batch.validate(gxe.ExpectColumnValuesToBeNull(column="closed_on", mostly=0.75)).success
assert "missing_count" not in result.result and result.result["unexpected_percent"] == 25
null = gxe.ExpectColumnValuesToBeNull(column="a")
for check in (validate, validate_sqlite):
    assert check({"a": [None, None]}, null).success
    # A string without characters isn't null.
    assert check({"a": ["", None]}, null).result["unexpected_count"] == 1
# NaN is null with pandas.
assert validate({"a": [float("nan")]}, null).success
# hide-end
