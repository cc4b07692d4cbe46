# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnValuesToBeOfType(column="fare_amount", type_="float64")
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnValuesToBeOfType(column="passenger_count", type_="int64")
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


# The Parquet reader and CSV files don't contain types for text and times.
assert batch.validate(gxe.ExpectColumnValuesToBeOfType(column="pickup_at", type_="str")).success
assert not batch.validate(gxe.ExpectColumnValuesToBeOfType(column="fare_amount", type_="FLOAT")).success
assert batch.validate(gxe.ExpectColumnValuesToBeOfType(column="fare_amount", type_="float")).success
of_str = gxe.ExpectColumnValuesToBeOfType(column="a", type_="str")
mixed = validate({"a": pd.Series(["x", 1, None], dtype=object)}, of_str)
assert mixed.result["partial_unexpected_list"] == [1] and mixed.result["missing_count"] == 1
assert validate(
    {"a": pd.Series(["x", 1], dtype=object)}, gxe.ExpectColumnValuesToBeOfType(column="a", type_="str", mostly=0.5)
).success
assert validate_sqlite({"a": ["x"]}, gxe.ExpectColumnValuesToBeOfType(column="a", type_="TEXT")).success
assert not validate_sqlite({"a": ["x"]}, of_str).success
nullable = {"a": pd.array([1, None], dtype="Int64")}
assert validate(nullable, gxe.ExpectColumnValuesToBeOfType(column="a", type_="int64")).success
# hide-end
