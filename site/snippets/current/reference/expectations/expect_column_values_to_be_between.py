# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnValuesToBeBetween(
        column="passenger_count", min_value=0, max_value=6
    )
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnValuesToBeBetween(
        column="fare_amount", min_value=0, max_value=150
    )
)
print(result.success, result.result["unexpected_count"])
print(result.result["partial_unexpected_list"][:4])
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


def error(result):
    assert not result.success and result.result == {}
    info = result.exception_info
    return info.get("exception_message") or next(iter(info.values()))["exception_message"]


assert result.result["unexpected_count"] == 12
assert batch.validate(
    gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0, max_value=150, mostly=0.99)
).success
# Null values are ignored.
null = batch.validate(gxe.ExpectColumnValuesToBeBetween(column="passenger_count", min_value=0, max_value=6))
assert null.success and null.result["missing_count"] == 74
for check in (validate, validate_sqlite):
    numbers = {"a": [1.0, 2.0, None]}
    assert check(numbers, gxe.ExpectColumnValuesToBeBetween(column="a", min_value=1, max_value=2)).success
    assert not check(numbers, gxe.ExpectColumnValuesToBeBetween(column="a", min_value=1, strict_min=True)).success
    assert not check(numbers, gxe.ExpectColumnValuesToBeBetween(column="a", max_value=2, strict_max=True)).success
    # Numbers that are stored as text can't be compared.
    error(check({"a": ["9", "10"]}, gxe.ExpectColumnValuesToBeBetween(column="a", max_value=10)))
    error(check(numbers, gxe.ExpectColumnValuesToBeBetween(column="a", min_value=2, max_value=1)))
from datetime import datetime

days = {"a": pd.to_datetime(["2025-01-31 00:00", "2025-01-31 08:00"])}
january = gxe.ExpectColumnValuesToBeBetween(column="a", min_value=datetime(2025, 1, 1), max_value=datetime(2025, 1, 31))
assert validate(days, january).result["unexpected_count"] == 1
try:
    gxe.ExpectColumnValuesToBeBetween(column="a")
except ValueError as refused:
    assert "cannot both be None" in str(refused)
else:
    raise AssertionError
# hide-end
