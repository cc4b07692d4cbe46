# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnDistinctValuesToBeInSet(column="vendor_id", value_set=[1, 2, 3])
)
print(result.success)
print(result.result["observed_value"])
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnDistinctValuesToBeInSet(
        column="payment_type", value_set=["app", "card", "cash"]
    )
)
print(result.success)
print(result.result["observed_value"])
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


assert result.result["observed_value"] == ["app", "card", "cash", "unknown"]
assert result.result["details"]["value_counts"]["unknown"] == 9
# Null values are ignored, and strings are compared with their case.
assert validate({"a": ["x", None]}, gxe.ExpectColumnDistinctValuesToBeInSet(column="a", value_set=["x"])).success
assert not validate({"a": ["X"]}, gxe.ExpectColumnDistinctValuesToBeInSet(column="a", value_set=["x"])).success
assert validate_sqlite({"a": ["x", None]}, gxe.ExpectColumnDistinctValuesToBeInSet(column="a", value_set=["x"])).success
# Strings are not converted to numbers.
assert not validate({"a": [1]}, gxe.ExpectColumnDistinctValuesToBeInSet(column="a", value_set=["1"])).success
# A column that contains only null values passes.
assert validate({"a": [None, None]}, gxe.ExpectColumnDistinctValuesToBeInSet(column="a", value_set=["x"])).success
try:
    gxe.ExpectColumnDistinctValuesToBeInSet(column="a", value_set=[])
except ValueError as refused:
    assert "non-empty" in str(refused)
else:
    raise AssertionError
# hide-end
