# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectTableRowCountToBeBetween(min_value=2500, max_value=3500)
)
print(result.success, result.result["observed_value"])
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(gxe.ExpectTableRowCountToBeBetween(min_value=3500))
print(result.success, result.result["observed_value"])
# endregion: fails

# hide-start
assert not result.success
import pandas as pd


def validate(data, expectation):
    source = context.data_sources.add_or_update_pandas("frames")
    definition = source.add_dataframe_asset("frame").add_batch_definition_whole_dataframe("all")
    return definition.get_batch({"dataframe": pd.DataFrame(data)}).validate(expectation)


assert result.result["observed_value"] == 3000
assert batch.validate(gxe.ExpectTableRowCountToBeBetween(min_value=3000, max_value=3000)).success
assert not batch.validate(gxe.ExpectTableRowCountToBeBetween(min_value=3000, strict_min=True)).success
# Rows that contain only null values count.
assert validate({"a": [1, None]}, gxe.ExpectTableRowCountToBeBetween(min_value=2)).success
no_rows = {"a": pd.Series([], dtype=float)}
assert not validate(no_rows, gxe.ExpectTableRowCountToBeBetween(min_value=1)).success
# Other Expectations pass without rows.
assert validate(no_rows, gxe.ExpectColumnValuesToBeBetween(column="a", min_value=0)).success
# hide-end
