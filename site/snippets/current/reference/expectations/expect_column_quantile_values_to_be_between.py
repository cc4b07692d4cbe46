# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnQuantileValuesToBeBetween(
        column="fare_amount",
        quantile_ranges={
            "quantiles": [0.25, 0.5, 0.75],
            "value_ranges": [[8, 12], [12, 18], [18, None]],
        },
    )
)
print(result.success, result.result["observed_value"]["values"])
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnQuantileValuesToBeBetween(
        column="fare_amount",
        quantile_ranges={"quantiles": [0.05, 0.95], "value_ranges": [[5, 8], [40, 45]]},
    )
)
print(result.success, result.result["observed_value"]["values"])
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


assert not all(result.result["details"]["success_details"])


def quantiles(*ranges, **arguments):
    return gxe.ExpectColumnQuantileValuesToBeBetween(
        column="a", quantile_ranges={"quantiles": [0.5], "value_ranges": [*ranges]}, **arguments
    )


# Null values are ignored, and the observed value is a value of the data.
assert validate({"a": [1, 2, 4, 9, None]}, quantiles([None, None])).result["observed_value"]["values"][0] in (2, 4)
# SQLite counts null values as the smallest values.
assert validate({"a": [None, None, 5.0, 6.0]}, quantiles([5, 6])).success
assert not validate_sqlite({"a": [None, None, 5.0, 6.0]}, quantiles([5, 6])).success
linear = validate({"a": [1, 2, 4, 9]}, quantiles([3, 3], allow_relative_error="linear"))
assert linear.success
# The limits have a tolerance of 0.01%.
assert validate({"a": [10000.9]}, quantiles([0, 10000])).success
assert not validate({"a": [10002.0]}, quantiles([0, 10000])).success
assert "index" in error(
    validate(
        {"a": [1]},
        gxe.ExpectColumnQuantileValuesToBeBetween(
            column="a", quantile_ranges={"quantiles": [0.5], "value_ranges": [[1, 2], [3, 4]]}
        ),
    )
)
# hide-end
