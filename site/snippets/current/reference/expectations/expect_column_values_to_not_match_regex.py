# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

tickets = pd.DataFrame({
    "ticket": [501, 502, 503, 504],
    "subject": ["Refund", "Late delivery", "Wrong size", None],
    "note": ["Call back", "Card 4111111111111111", "See ada@example.com", None],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(tickets)
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnValuesToNotMatchRegex(column="subject", regex=r"^\s|\s$")
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnValuesToNotMatchRegex(column="note", regex=r"[0-9]{13,19}")
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


assert (result.result["unexpected_count"], result.result["missing_count"]) == (1, 1)
for check in (validate, validate_sqlite):
    # The expression can match anywhere, and case matters.
    assert not check({"a": ["my test"]}, gxe.ExpectColumnValuesToNotMatchRegex(column="a", regex="test")).success
    assert check({"a": ["Test", None]}, gxe.ExpectColumnValuesToNotMatchRegex(column="a", regex="test")).success
    assert check({"a": ["test", "x"]}, gxe.ExpectColumnValuesToNotMatchRegex(column="a", regex="test", mostly=0.5)).success
# An expression that matches an empty string matches everything.
assert not validate({"a": ["x"]}, gxe.ExpectColumnValuesToNotMatchRegex(column="a", regex="[0-9]*")).success
# hide-end
