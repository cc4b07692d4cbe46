# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

postings = pd.DataFrame({
    "account": ["cash", "revenue", "tax", "fees"],
    "amount": [119.0, -100.0, -19.0, 0.0],
    "amount_eur": [110.2, -92.6, -17.5, None],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(postings)
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnSumToBeBetween(column="amount", min_value=-0.005, max_value=0.005)
)
print(result.success, result.result["observed_value"])
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnSumToBeBetween(
        column="amount_eur", min_value=-0.005, max_value=0.005
    )
)
print(result.success, round(result.result["observed_value"], 2))
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


assert validate({"a": [1, 2, 3, None]}, gxe.ExpectColumnSumToBeBetween(column="a", min_value=6, max_value=6)).success
assert validate_sqlite({"a": [1, 2, 3, None]}, gxe.ExpectColumnSumToBeBetween(column="a", min_value=6, max_value=6)).success
# The limits are inclusive unless they are strict.
assert not validate({"a": [1, 2, 3, None]}, gxe.ExpectColumnSumToBeBetween(column="a", min_value=6, strict_min=True)).success
assert not validate({"a": [1, 2, 3, None]}, gxe.ExpectColumnSumToBeBetween(column="a", max_value=6, strict_max=True)).success

# Without values, the sum is 0 with pandas and null with SQL.
zero = gxe.ExpectColumnSumToBeBetween(column="a", min_value=0, max_value=0)
assert validate({"a": pd.Series([None, None], dtype=float)}, zero).success
assert not validate_sqlite({"a": pd.Series([None, None], dtype=float)}, zero).success
assert not validate({"a": [0.1, 0.2]}, gxe.ExpectColumnSumToBeBetween(column="a", max_value=0.3)).success
# hide-end
