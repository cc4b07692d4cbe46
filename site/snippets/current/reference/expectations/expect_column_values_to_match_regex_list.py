# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

contacts = pd.DataFrame({
    "contact_id": [1, 2, 3, 4],
    "phone": ["+49 30 1234567", "0049 30 1234567", "030 1234567", None],
    "password": ["Tr0ub4dor", "correct horse", "12345678", "Hunter2x"],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(contacts)
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnValuesToMatchRegexList(
        column="phone", regex_list=[r"^\+[0-9 ]+$", r"^0[0-9 ]+$"]
    )
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnValuesToMatchRegexList(
        column="password", regex_list=["[A-Z]", "[a-z]", "[0-9]"], match_on="all"
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


assert result.result["partial_unexpected_list"] == ["correct horse", "12345678"]


def matches(*patterns, **arguments):
    return gxe.ExpectColumnValuesToMatchRegexList(column="a", regex_list=[*patterns], **arguments)


for check in (validate, validate_sqlite):
    assert check({"a": ["a", "b", None]}, matches("^a", "^b")).success
    assert not check({"a": ["a", "b"]}, matches("^a", "^b", match_on="all")).success
    assert check({"a": ["a", "c"]}, matches("^a", "^b", mostly=0.5)).success
    error(check({"a": ["a"]}, matches()))
# hide-end
