# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

readings = pd.DataFrame({
    "minute": [0, 10, 20, 30],
    "battery": [98, 91, 91, 80],
    "tank": [60.0, 52.5, 58.0, 41.0],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(readings)
# endregion: setup

# region: passes
result = batch.validate(gxe.ExpectColumnValuesToBeDecreasing(column="battery"))
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnValuesToBeDecreasing(column="tank"),
    result_format={
        "result_format": "SUMMARY",
        "unexpected_index_column_names": ["minute"],
    },
)
print(result.success)
for row in result.result["partial_unexpected_index_list"]:
    print(row["minute"], row["tank"])
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


def error(result):
    assert not result.success and result.result == {}
    info = result.exception_info
    return info.get("exception_message") or next(iter(info.values()))["exception_message"]


assert result.result["unexpected_count"] == 1
assert not batch.validate(gxe.ExpectColumnValuesToBeDecreasing(column="battery", strictly=True)).success
assert batch.validate(gxe.ExpectColumnValuesToBeDecreasing(column="tank", mostly=0.75)).success
decreasing = gxe.ExpectColumnValuesToBeDecreasing(column="a")
# A null value is left out, and the values around it are compared.
assert validate({"a": [3, None, 2]}, decreasing).success
assert not validate({"a": [3, None, 4]}, decreasing).success
assert "No provider found" in error(validate_sqlite({"a": [2, 1]}, decreasing))
error(validate({"a": ["b", "a"]}, decreasing))
error(validate({"a": pd.to_datetime(["2025-01-02", "2025-01-01"])}, decreasing))
# hide-end
