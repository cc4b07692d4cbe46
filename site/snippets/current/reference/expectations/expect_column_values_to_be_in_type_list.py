# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnValuesToBeInTypeList(
        column="trip_distance", type_list=["float64", "float32"]
    )
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnValuesToBeInTypeList(
        column="passenger_count", type_list=["int64", "Int64Dtype"]
    )
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


assert validate({"a": pd.array([1, None], dtype="Int64")}, gxe.ExpectColumnValuesToBeInTypeList(column="a", type_list=["Int64Dtype"])).success
# Columns of objects are checked value by value.
mixed = validate(
    {"a": pd.Series(["x", 1, None], dtype=object)}, gxe.ExpectColumnValuesToBeInTypeList(column="a", type_list=["str"])
)
assert mixed.result["partial_unexpected_list"] == [1] and mixed.result["missing_count"] == 1
assert validate(
    {"a": pd.Series(["x", 1], dtype=object)},
    gxe.ExpectColumnValuesToBeInTypeList(column="a", type_list=["str"], mostly=0.5),
).success
# SQL types have the names of the database.
sql = gxe.ExpectColumnValuesToBeInTypeList(column="a", type_list=["TEXT", "VARCHAR"])
assert validate_sqlite({"a": ["x"]}, sql).success
assert not validate_sqlite({"a": [1.5]}, sql).success
assert validate_sqlite({"a": [1.5]}, sql).result["observed_value"] == "REAL"
# hide-end
