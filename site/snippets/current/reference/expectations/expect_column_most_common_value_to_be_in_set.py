# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnMostCommonValueToBeInSet(
        column="payment_type", value_set=["card", "app"]
    )
)
print(result.success, result.result["observed_value"])
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnMostCommonValueToBeInSet(column="payment_type", value_set=["cash"])
)
print(result.success, result.result["observed_value"])
# endregion: fails

# hide-start
assert not result.success
import sqlite3

import pandas as pd


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


# Two most common values fail unless `ties_okay` is set.
tie = {"a": ["x", "x", "y", "y", "z", None, None, None]}
for check in (validate, validate_sqlite):
    strict = check(tie, gxe.ExpectColumnMostCommonValueToBeInSet(column="a", value_set=["x", "y"]))
    assert not strict.success and strict.result["observed_value"] == ["x", "y"]
    assert check(tie, gxe.ExpectColumnMostCommonValueToBeInSet(column="a", value_set=["x"], ties_okay=True)).success
    assert not check(tie, gxe.ExpectColumnMostCommonValueToBeInSet(column="a", value_set=["z"], ties_okay=True)).success
# hide-end
