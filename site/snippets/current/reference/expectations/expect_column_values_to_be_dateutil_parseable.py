# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

imports = pd.DataFrame({
    "row": [1, 2, 3, 4],
    "created": ["2025-03-31", "31 March 2025", "3/31/25", "2025-03-31T09:30Z"],
    "due": ["2025-04-30", "2025-04-31", "end of month", None],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(imports)
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnValuesToBeDateutilParseable(column="created")
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(gxe.ExpectColumnValuesToBeDateutilParseable(column="due"))
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
parseable = gxe.ExpectColumnValuesToBeDateutilParseable(column="a")
# The parser accepts more than dates.
assert validate({"a": ["10", "May", "12:30"]}, parseable).success
assert validate({"a": ["2025-01-01", "x"]}, gxe.ExpectColumnValuesToBeDateutilParseable(column="a", mostly=0.5)).success
# Values that aren't strings can't be evaluated, and neither can SQL tables.
assert "must be of type string" in error(validate({"a": pd.to_datetime(["2025-01-01"])}, parseable))
assert "No provider found" in error(validate_sqlite({"a": ["2025-01-01"]}, parseable))
# Day and month are ambiguous.
from dateutil.parser import parse

assert parse("03/04/2025").month == 3 and parse("13/04/2025").month == 4
# hide-end
