# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnValueZScoresToBeLessThan(
        column="fare_amount", threshold=5, double_sided=True
    )
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnValueZScoresToBeLessThan(
        column="trip_distance", threshold=5, double_sided=True
    )
)
print(result.success)
print(result.result["partial_unexpected_list"])
# endregion: fails

# hide-start
assert not result.success
import pandas as pd


def validate(data, expectation):
    source = context.data_sources.add_or_update_pandas("frames")
    definition = source.add_dataframe_asset("frame").add_batch_definition_whole_dataframe("all")
    return definition.get_batch({"dataframe": pd.DataFrame(data)}).validate(expectation)


assert result.result["unexpected_count"] == 2
assert batch.validate(
    gxe.ExpectColumnValueZScoresToBeLessThan(column="trip_distance", threshold=5, double_sided=True, mostly=0.999)
).success
# One-sided: values far below the mean pass.
low = {"a": [10.0] * 30 + [0.0, None]}
assert validate(low, gxe.ExpectColumnValueZScoresToBeLessThan(column="a", threshold=3, double_sided=False)).success
assert not validate(low, gxe.ExpectColumnValueZScoresToBeLessThan(column="a", threshold=3, double_sided=True)).success
# In ten values, no z-score can exceed 2.85.
few = {"a": [0.0] * 9 + [1_000_000.0]}
assert validate(few, gxe.ExpectColumnValueZScoresToBeLessThan(column="a", threshold=3, double_sided=True)).success
# A standard deviation of 0 makes every value unexpected with pandas.
same = validate({"a": [5.0, 5.0]}, gxe.ExpectColumnValueZScoresToBeLessThan(column="a", threshold=3, double_sided=True))
assert same.result["unexpected_count"] == 2
# hide-end
