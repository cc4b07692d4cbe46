# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

readings = pd.DataFrame({
    "day": [1, 2, 3, 4],
    "odometer": [40210, 40388, 40388, 40520],
    "trip_counter": [178.0, 356.0, 12.0, 144.0],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(readings)
# endregion: setup

# region: passes
result = batch.validate(gxe.ExpectColumnValuesToBeIncreasing(column="odometer"))
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnValuesToBeIncreasing(column="trip_counter"),
    result_format={
        "result_format": "SUMMARY",
        "unexpected_index_column_names": ["day"],
    },
)
print(result.success)
for row in result.result["partial_unexpected_index_list"]:
    print(row["day"], row["trip_counter"])
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
assert not batch.validate(gxe.ExpectColumnValuesToBeIncreasing(column="odometer", strictly=True)).success
assert batch.validate(gxe.ExpectColumnValuesToBeIncreasing(column="trip_counter", mostly=0.75)).success
increasing = gxe.ExpectColumnValuesToBeIncreasing(column="a")
assert validate({"a": [1, None, 2]}, increasing).success
assert not validate({"a": [2, None, 1]}, increasing).success
assert "No provider found" in error(validate_sqlite({"a": [1, 2]}, increasing))
error(validate({"a": ["a", "b"]}, increasing))
error(validate({"a": pd.to_datetime(["2025-01-01", "2025-01-02"])}, increasing))
# One low value is one unexpected value. A value that is too high makes the next one unexpected.
assert validate({"a": [1, 90, 3, 4]}, increasing).result["partial_unexpected_list"] == [3]
# hide-end
