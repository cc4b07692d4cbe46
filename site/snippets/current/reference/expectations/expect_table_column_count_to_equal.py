# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(gxe.ExpectTableColumnCountToEqual(value=12))
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(gxe.ExpectTableColumnCountToEqual(value=11))
print(result.success, result.result["observed_value"])
# endregion: fails

# hide-start
assert not result.success
import pandas as pd


def validate(data, expectation):
    source = context.data_sources.add_or_update_pandas("frames")
    definition = source.add_dataframe_asset("frame").add_batch_definition_whole_dataframe("all")
    return definition.get_batch({"dataframe": pd.DataFrame(data)}).validate(expectation)


# The index of a DataFrame isn't a column.
assert validate({"a": [1], "b": [2]}, gxe.ExpectTableColumnCountToEqual(value=2)).success
# hide-end
