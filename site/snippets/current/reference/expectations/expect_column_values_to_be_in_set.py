# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnValuesToBeInSet(column="vendor_id", value_set=[1, 2])
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnValuesToBeInSet(
        column="payment_type", value_set=["app", "card", "cash"]
    )
)
print(result.success)
print(result.result["unexpected_count"], result.result["partial_unexpected_counts"])
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


assert result.result["partial_unexpected_counts"] == [{"value": "unknown", "count": 9}]
in_set = gxe.ExpectColumnValuesToBeInSet(column="a", value_set=["x"])
for check in (validate, validate_sqlite):
    assert check({"a": ["x", None]}, in_set).success
    assert not check({"a": ["X"]}, in_set).success
    assert not check({"a": ["x "]}, in_set).success
    assert check({"a": ["x", "y"]}, gxe.ExpectColumnValuesToBeInSet(column="a", value_set=["x"], mostly=0.5)).success
    assert not check({"a": ["x"]}, gxe.ExpectColumnValuesToBeInSet(column="a", value_set=[])).success
# Text isn't converted to numbers by pandas.
assert not validate({"a": [1]}, gxe.ExpectColumnValuesToBeInSet(column="a", value_set=["1"])).success
# hide-end
