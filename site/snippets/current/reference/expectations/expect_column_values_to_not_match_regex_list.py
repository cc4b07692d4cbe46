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
    gxe.ExpectColumnValuesToNotMatchRegexList(
        column="subject", regex_list=["(?i)test", "(?i)lorem ipsum"]
    )
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnValuesToNotMatchRegexList(
        column="note", regex_list=[r"[0-9]{13,19}", r"[^\s@]+@[^\s@]+"]
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


assert (result.result["unexpected_count"], result.result["missing_count"]) == (2, 1)


def not_matches(*patterns, **arguments):
    return gxe.ExpectColumnValuesToNotMatchRegexList(column="a", regex_list=[*patterns], **arguments)


for check in (validate, validate_sqlite):
    assert check({"a": ["a", "b", "c", None]}, not_matches("^a", "^b")).result["unexpected_count"] == 2
    assert check({"a": ["a", "c"]}, not_matches("^a", "^b", mostly=0.5)).success
# hide-end
