# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

products = pd.DataFrame({
    "sku": ["BK-0042", "BK-0107", "LP-2210", "LP-310"],
    "ean": ["4006381333931", "9780141036144", "4006381333948", None],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(products)
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnValuesToMatchRegex(column="ean", regex=r"^[0-9]{13}$")
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnValuesToMatchRegex(column="sku", regex=r"^[A-Z]{2}-[0-9]{4}$")
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


assert result.result["partial_unexpected_list"] == ["LP-310"]
assert batch.validate(
    gxe.ExpectColumnValuesToMatchRegex(column="sku", regex=r"^[A-Z]{2}-[0-9]{4}$", mostly=0.75)
).success
for check in (validate, validate_sqlite):
    # The expression can match anywhere in the value.
    assert check({"a": ["x1y", None]}, gxe.ExpectColumnValuesToMatchRegex(column="a", regex="[0-9]")).success
    assert not check({"a": ["x1y"]}, gxe.ExpectColumnValuesToMatchRegex(column="a", regex="^[0-9]$")).success
    assert not check({"a": ["X"]}, gxe.ExpectColumnValuesToMatchRegex(column="a", regex="x")).success
# A null value turns integers into floats: 1 becomes "1.0".
digits = gxe.ExpectColumnValuesToMatchRegex(column="a", regex=r"^[0-9]+$")
assert validate({"a": [1]}, digits).success and not validate({"a": [1, None]}, digits).success
error(validate_sqlite({"a": [1]}, digits))
# The end of a line isn't always the end of the value.
assert validate({"a": ["12\n"]}, digits).success
assert not validate({"a": ["12\n"]}, gxe.ExpectColumnValuesToMatchRegex(column="a", regex=r"^[0-9]+\Z")).success
# hide-end
