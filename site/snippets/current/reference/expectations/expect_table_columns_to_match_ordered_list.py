# fixtures: taxi_zones.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_zones.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectTableColumnsToMatchOrderedList(
        column_list=["zone_id", "zone", "district"]
    )
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectTableColumnsToMatchOrderedList(
        column_list=["zone_id", "district", "zone"]
    )
)
print(result.success)
for difference in result.result["details"]["mismatched"]:
    print(difference)
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


ordered = gxe.ExpectTableColumnsToMatchOrderedList(column_list=["a", "b"])
for check in (validate, validate_sqlite):
    assert check({"a": [1], "b": [2]}, ordered).success
    assert not check({"a": [1], "B": [2]}, ordered).success
    added = check({"a": [1], "b": [2], "c": [3]}, ordered)
    assert added.result["details"]["mismatched"] == [{"Expected Column Position": 2, "Expected": None, "Found": "c"}]
# A column that is inserted at the start shifts all others.
assert len(validate({"c": [3], "a": [1], "b": [2]}, ordered).result["details"]["mismatched"]) == 3
# hide-end
