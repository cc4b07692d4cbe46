# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

deliveries = pd.DataFrame({
    "order_id": [7001, 7002, 7003, 7004],
    "ordered": ["3", "12", "1", "40"],
    "packed": ["3", "12", "1", "40"],
    "received": ["3", "12", "1", "38"],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(deliveries)
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnPairValuesToBeEqual(column_A="ordered", column_B="packed")
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnPairValuesToBeEqual(column_A="packed", column_B="received")
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


assert result.result["partial_unexpected_list"] == [("40", "38")]
assert batch.validate(
    gxe.ExpectColumnPairValuesToBeEqual(column_A="packed", column_B="received", mostly=0.75)
).success
equal = gxe.ExpectColumnPairValuesToBeEqual(column_A="a", column_B="b")
one_null = {"a": [1.0, 2.0, None], "b": [1.0, None, None]}
for check in (validate, validate_sqlite):
    # Two null values are ignored, one is unexpected.
    counts = check(one_null, equal).result
    assert (counts["unexpected_count"], counts["missing_count"]) == (1, 1)
    assert check(
        one_null,
        gxe.ExpectColumnPairValuesToBeEqual(column_A="a", column_B="b", ignore_row_if="either_value_is_missing"),
    ).success
    # Without exceptions, two null values aren't equal either.
    neither = gxe.ExpectColumnPairValuesToBeEqual(column_A="a", column_B="b", ignore_row_if="neither")
    assert check(one_null, neither).result["unexpected_count"] == 2
# Sums of decimal fractions differ.
assert not validate({"a": [0.1 + 0.2], "b": [0.3]}, equal).success
# hide-end
