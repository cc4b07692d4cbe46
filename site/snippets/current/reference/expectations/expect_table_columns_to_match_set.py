# fixtures: taxi_zones.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_zones.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectTableColumnsToMatchSet(column_set=["zone_id", "zone"], exact_match=False)
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectTableColumnsToMatchSet(column_set=["zone_id", "zone", "borough"])
)
print(result.success)
print(result.result["details"]["mismatched"])
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


assert result.result["details"]["mismatched"] == {"unexpected": ["district"], "missing": ["borough"]}
columns = gxe.ExpectTableColumnsToMatchSet(column_set=["B", "a"])
# The order doesn't matter. Case matters with pandas, but not with SQL.
assert validate({"a": [1], "B": [2]}, columns).success
assert not validate({"a": [1], "b": [2]}, columns).success
assert validate_sqlite({"a": [1], "b": [2]}, columns).success
# Names in quotation marks must match exactly.
quoted = gxe.ExpectTableColumnsToMatchSet(column_set=['"B"', "a"])
assert not validate_sqlite({"a": [1], "b": [2]}, quoted).success
assert validate_sqlite({"a": [1], "B": [2]}, quoted).success
# hide-end
