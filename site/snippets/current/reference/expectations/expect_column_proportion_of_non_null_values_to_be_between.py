# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnProportionOfNonNullValuesToBeBetween(
        column="passenger_count", min_value=0.95
    )
)
print(result.success, round(result.result["observed_value"], 4))
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnProportionOfNonNullValuesToBeBetween(
        column="passenger_count", min_value=0.99
    )
)
print(result.success, round(result.result["observed_value"], 4))
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


assert round(result.result["observed_value"] * 3000) == 3000 - 74
share = gxe.ExpectColumnProportionOfNonNullValuesToBeBetween(column="a", min_value=0.5, max_value=0.5)
assert validate({"a": ["x", None]}, share).success and validate_sqlite({"a": ["x", None]}, share).success
# A string without characters is a value.
assert not validate({"a": ["", None, ""]}, share).success
none = validate({"a": [None, None]}, gxe.ExpectColumnProportionOfNonNullValuesToBeBetween(column="a", max_value=0.2))
assert none.success and none.result["observed_value"] == 0
# The limits are proportions, not percentages.
percent = gxe.ExpectColumnProportionOfNonNullValuesToBeBetween(column="a", min_value=95)
assert not validate({"a": ["x"]}, percent).success
# hide-end
