# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnDistinctValuesToContainSet(
        column="payment_type", value_set=["card", "cash"]
    )
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnDistinctValuesToContainSet(
        column="payment_type", value_set=["card", "cash", "voucher"]
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


assert result.result["observed_value"] == ["app", "card", "cash", "unknown"]
contain = gxe.ExpectColumnDistinctValuesToContainSet(column="a", value_set=["x"])
assert validate({"a": ["x", "y", None]}, contain).success
assert not validate({"a": [None, None]}, contain).success
# Null values can't be required.
with_null = gxe.ExpectColumnDistinctValuesToContainSet(column="a", value_set=["x", None])
assert not validate({"a": ["x", None]}, with_null).success
# hide-end
