# fixtures: taxi_zones.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_zones.csv")
# endregion: setup

# region: passes
result = batch.validate(gxe.ExpectTableRowCountToEqual(value=16))
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(gxe.ExpectTableRowCountToEqual(value=17))
print(result.success, result.result["observed_value"])
# endregion: fails

# hide-start
assert not result.success
import pandas as pd


def validate(data, expectation):
    source = context.data_sources.add_or_update_pandas("frames")
    definition = source.add_dataframe_asset("frame").add_batch_definition_whole_dataframe("all")
    return definition.get_batch({"dataframe": pd.DataFrame(data)}).validate(expectation)


assert result.result["observed_value"] == 16
assert validate({"a": [1, None]}, gxe.ExpectTableRowCountToEqual(value=2)).success
control = batch.validate(
    gxe.ExpectTableRowCountToEqual(value={"$PARAMETER": "rows"}), expectation_parameters={"rows": 16}
)
assert control.success
from great_expectations.expectations.conditions import Column

assert validate(
    {"a": ["x", "y", "x"]}, gxe.ExpectTableRowCountToEqual(value=2, row_condition=Column(name="a") == "x")
).success
# hide-end
