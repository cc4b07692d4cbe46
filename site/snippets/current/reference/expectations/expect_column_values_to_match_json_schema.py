# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

events = pd.DataFrame({
    "event_id": [1, 2, 3],
    "payload": ['{"page": "home"}', '{"page": "cart", "items": 2}', None],
    "context": ['{"page": "home"}', '{"items": "2"}', None],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(events)
# endregion: setup

# region: passes
schema = {
    "type": "object",
    "required": ["page"],
    "properties": {"page": {"type": "string"}, "items": {"type": "integer"}},
}
result = batch.validate(
    gxe.ExpectColumnValuesToMatchJsonSchema(column="payload", json_schema=schema)
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnValuesToMatchJsonSchema(column="context", json_schema=schema)
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


assert (result.result["unexpected_count"], result.result["missing_count"]) == (1, 1)
assert batch.validate(
    gxe.ExpectColumnValuesToMatchJsonSchema(column="context", json_schema=schema, mostly=0.5)
).success
matches = gxe.ExpectColumnValuesToMatchJsonSchema(column="a", json_schema=schema)
# Additional keys are accepted unless the schema forbids them.
assert validate({"a": ['{"page": "home", "other": 1}']}, matches).success
# Text that isn't JSON is an error, not an unexpected value.
assert "Expecting value" in error(validate({"a": ["home"]}, matches))
assert "No provider found" in error(validate_sqlite({"a": ["1"]}, matches))
# Formats aren't checked.
dates = {"type": "string", "format": "date"}
assert validate({"a": ['"yesterday"']}, gxe.ExpectColumnValuesToMatchJsonSchema(column="a", json_schema=dates)).success
# hide-end
