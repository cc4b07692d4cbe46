# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

answers = pd.DataFrame({
    "respondent": [101, 102, 103, 104, 105, 106],
    "comment": ["Fine", "Good", "Good", "Good", "Good", None],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(answers)
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnProportionOfUniqueValuesToBeBetween(
        column="respondent", min_value=1, max_value=1
    )
)
print(result.success, result.result["observed_value"])
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnProportionOfUniqueValuesToBeBetween(column="comment", min_value=0.6)
)
print(result.success, result.result["observed_value"])
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


# Two different comments in five non-null values.
assert result.result["observed_value"] == 2 / 5
assert validate_sqlite(
    {"a": ["x", "x", None]},
    gxe.ExpectColumnProportionOfUniqueValuesToBeBetween(column="a", min_value=0.5, max_value=0.5),
).success
none = validate(
    {"a": [None, None]}, gxe.ExpectColumnProportionOfUniqueValuesToBeBetween(column="a", max_value=0.2)
)
assert none.success and none.result["observed_value"] == 0
# hide-end
