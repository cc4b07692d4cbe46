# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

orders = pd.DataFrame({
    "order_id": ["A-1001", "A-1002", "A-1003", "A-1004"],
    "status": ["paid", "shipped", "paid", None],
    "country": ["DE", "FR", "GBR", "PL"],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(orders)
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnValueLengthsToEqual(column="order_id", value=6)
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnValueLengthsToEqual(column="country", value=2),
    result_format={
        "result_format": "SUMMARY",
        "unexpected_index_column_names": ["order_id"],
    },
)
print(result.success)
print(result.result["partial_unexpected_index_list"])
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


assert result.result["partial_unexpected_index_list"] == [{"country": "GBR", "order_id": "A-1003"}]
assert batch.validate(gxe.ExpectColumnValueLengthsToEqual(column="country", value=2, mostly=0.75)).success
one = gxe.ExpectColumnValueLengthsToEqual(column="a", value=1)
assert validate({"a": ["x", None]}, one).success and validate_sqlite({"a": ["x", None]}, one).success
# A null value turns integers into floats: 1 becomes "1.0".
assert validate({"a": [1]}, one).success
assert not validate({"a": [1, None]}, one).success
# hide-end
