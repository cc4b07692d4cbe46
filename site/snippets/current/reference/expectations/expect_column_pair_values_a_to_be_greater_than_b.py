# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnPairValuesAToBeGreaterThanB(
        column_A="total_amount", column_B="fare_amount", or_equal=True
    )
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnPairValuesAToBeGreaterThanB(
        column_A="dropoff_at", column_B="pickup_at"
    ),
    result_format={
        "result_format": "SUMMARY",
        "unexpected_index_column_names": ["trip_id"],
    },
)
print(result.success)
for row in result.result["partial_unexpected_index_list"][:3]:
    print(row["trip_id"], row["pickup_at"], row["dropoff_at"])
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


assert result.result["unexpected_count"] == 5
without_equal = gxe.ExpectColumnPairValuesAToBeGreaterThanB(column_A="a", column_B="b")
assert not validate({"a": [1, 2], "b": [1, 1]}, without_equal).success
assert batch.validate(
    gxe.ExpectColumnPairValuesAToBeGreaterThanB(column_A="dropoff_at", column_B="pickup_at", mostly=0.99)
).success
# One null value: unexpected with pandas, not counted with SQL.
one_null = {"a": [2.0, None, 3.0], "b": [1.0, None, None]}
assert validate(one_null, without_equal).result["unexpected_count"] == 1
assert validate_sqlite(one_null, without_equal).result["unexpected_count"] == 0
either = gxe.ExpectColumnPairValuesAToBeGreaterThanB(
    column_A="a", column_B="b", ignore_row_if="either_value_is_missing"
)
assert validate(one_null, either).success and validate_sqlite(one_null, either).success
# Text is compared character by character.
assert validate({"a": ["9"], "b": ["10"]}, without_equal).success
# hide-end
