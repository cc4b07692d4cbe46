# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

files = pd.DataFrame({
    "name": ["a.csv", "b.csv", "c.csv", "d.csv"],
    "exported": ["2025-03-01", "2025-03-02", "2025-03-03", None],
    "imported": ["2025-03-02", "2025-02-30", "03.03.2025", None],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(files)
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnValuesToMatchStrftimeFormat(
        column="exported", strftime_format="%Y-%m-%d"
    )
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnValuesToMatchStrftimeFormat(
        column="imported", strftime_format="%Y-%m-%d"
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


def error(result):
    assert not result.success and result.result == {}
    info = result.exception_info
    return info.get("exception_message") or next(iter(info.values()))["exception_message"]


assert (result.result["unexpected_count"], result.result["missing_count"]) == (2, 1)
day = gxe.ExpectColumnValuesToMatchStrftimeFormat(column="a", strftime_format="%Y-%m-%d")
# Leading zeros are optional. The whole value must match.
assert validate({"a": ["2025-3-1"]}, day).success
assert not validate({"a": ["2025-03-01 09:30"]}, day).success
assert not validate({"a": ["2025-03-01 "]}, day).success
assert "must be of type string" in error(validate({"a": pd.to_datetime(["2025-01-01"])}, day))
assert "No provider found" in error(validate_sqlite({"a": ["2025-01-01"]}, day))
assert validate(
    {"a": ["2025-01-01", "x"]},
    gxe.ExpectColumnValuesToMatchStrftimeFormat(column="a", strftime_format="%Y-%m-%d", mostly=0.5),
).success
# hide-end
