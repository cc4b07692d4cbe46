# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

portfolios = pd.DataFrame({
    "portfolio": ["cautious", "balanced", "growth"],
    "stocks": [30, 60, 85],
    "bonds": [60, 35, 10],
    "cash": [10, 5, 10],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(portfolios)
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectMulticolumnSumToEqual(
        column_list=["stocks", "bonds", "cash"], sum_total=100, mostly=0.6
    )
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectMulticolumnSumToEqual(
        column_list=["stocks", "bonds", "cash"], sum_total=100
    ),
    result_format={
        "result_format": "SUMMARY",
        "unexpected_index_column_names": ["portfolio"],
    },
)
print(result.success)
for row in result.result["partial_unexpected_index_list"]:
    print(row["portfolio"], row["stocks"], row["bonds"], row["cash"])
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


assert result.result["unexpected_count"] == 1


def total(**arguments):
    return gxe.ExpectMulticolumnSumToEqual(column_list=["a", "b"], sum_total=3, **arguments)


# A null value makes a row unexpected with pandas. SQL doesn't count it.
one_null = {"a": [1.0, 3.0, None], "b": [2.0, None, None]}
assert validate(one_null, total()).result["unexpected_count"] == 1
assert validate_sqlite(one_null, total()).result["unexpected_count"] == 0
for check in (validate, validate_sqlite):
    assert check(one_null, total(ignore_row_if="any_value_is_missing")).success
# The sum must match exactly.
assert not validate(
    {"a": [0.1], "b": [0.2]}, gxe.ExpectMulticolumnSumToEqual(column_list=["a", "b"], sum_total=0.3)
).success
# hide-end
