# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

events = pd.DataFrame({
    "event_id": [1, 2, 3],
    "payload": ['{"page": "home"}', '{"page": "cart", "items": 2}', "[]"],
    "context": ['{"locale": "en"}', "{'locale': 'fr'}", None],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(events)
# endregion: setup

# region: passes
result = batch.validate(gxe.ExpectColumnValuesToBeJsonParseable(column="payload"))
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(gxe.ExpectColumnValuesToBeJsonParseable(column="context"))
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


assert (result.result["unexpected_count"], result.result["missing_count"]) == (1, 1)
parseable = gxe.ExpectColumnValuesToBeJsonParseable(column="a")
# Numbers, strings and null in JSON are valid documents, and so is NaN for the parser of Python.
assert validate({"a": ["1", '"x"', "null", "NaN", '{"a": 1, "a": 2}']}, parseable).success
assert not validate({"a": ["", "x"]}, parseable).success
# Values that are already objects are unexpected.
assert not validate({"a": pd.Series([{"page": "home"}], dtype=object)}, parseable).success
assert validate({"a": ["1", "x"]}, gxe.ExpectColumnValuesToBeJsonParseable(column="a", mostly=0.5)).success
assert "No provider found" in error(validate_sqlite({"a": ["1"]}, parseable))
# hide-end
