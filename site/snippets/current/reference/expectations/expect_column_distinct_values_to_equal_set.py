# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnDistinctValuesToEqualSet(column="vendor_id", value_set=[1, 2])
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnDistinctValuesToEqualSet(
        column="payment_type", value_set=["app", "card", "cash"]
    )
)
print(result.success)
print(result.result["observed_value"])
# endregion: fails

# hide-start
assert not result.success
import pandas as pd


def validate(data, expectation):
    source = context.data_sources.add_or_update_pandas("frames")
    definition = source.add_dataframe_asset("frame").add_batch_definition_whole_dataframe("all")
    return definition.get_batch({"dataframe": pd.DataFrame(data)}).validate(expectation)


equal = gxe.ExpectColumnDistinctValuesToEqualSet(column="a", value_set=["x", "y"])
assert validate({"a": ["y", "x", "x", None]}, equal).success
assert not validate({"a": ["x"]}, equal).success
assert not validate({"a": ["x", "y", "z"]}, equal).success
# The order and repetitions in the set don't matter.
assert validate({"a": ["x", "y"]}, gxe.ExpectColumnDistinctValuesToEqualSet(column="a", value_set=["y", "x", "x"])).success
# Numbers match across int and float.
assert validate({"a": [1, 2, None]}, gxe.ExpectColumnDistinctValuesToEqualSet(column="a", value_set=[1, 2])).success
# hide-end
