# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

customers = pd.DataFrame({
    "customer_id": [1, 2, 3, 4],
    "name": ["Ada Lovelace", "Grace Hopper", "Alan Turing", "Edsger Dijkstra"],
    "phone": ["+4930123456", "+3314567890", "112", None],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(customers)
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnValueLengthsToBeBetween(column="name", min_value=2, max_value=80)
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnValueLengthsToBeBetween(column="phone", min_value=8, max_value=16)
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
assert batch.validate(
    gxe.ExpectColumnValueLengthsToBeBetween(column="phone", min_value=8, mostly=0.66)
).success
# The limits are inclusive. Strict limits work with pandas only.
two = {"a": ["ab", None]}
for check in (validate, validate_sqlite):
    assert check(two, gxe.ExpectColumnValueLengthsToBeBetween(column="a", min_value=2, max_value=2)).success
strict = gxe.ExpectColumnValueLengthsToBeBetween(column="a", min_value=2, strict_min=True)
assert not validate(two, strict).success
assert validate_sqlite(two, strict).success
# Spaces count.
assert not validate({"a": ["ab "]}, gxe.ExpectColumnValueLengthsToBeBetween(column="a", max_value=2)).success
# The length of a number is the length of its text.
assert not validate({"a": [1, None]}, gxe.ExpectColumnValueLengthsToBeBetween(column="a", max_value=1)).success
try:
    gxe.ExpectColumnValueLengthsToBeBetween(column="a")
except ValueError as refused:
    assert "cannot both be None" in str(refused)
else:
    raise AssertionError
# hide-end
