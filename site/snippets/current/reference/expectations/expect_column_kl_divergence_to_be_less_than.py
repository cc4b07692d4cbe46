# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
shares = {"values": ["card", "app", "cash"], "weights": [0.61, 0.22, 0.17]}
result = batch.validate(
    gxe.ExpectColumnKLDivergenceToBeLessThan(
        column="payment_type",
        partition_object=shares,
        threshold=0.01,
        tail_weight_holdout=0.005,
    )
)
print(result.success, round(result.result["observed_value"], 4))
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
last_year = {"values": ["card", "app", "cash"], "weights": [0.45, 0.10, 0.45]}
result = batch.validate(
    gxe.ExpectColumnKLDivergenceToBeLessThan(
        column="payment_type",
        partition_object=last_year,
        threshold=0.01,
        tail_weight_holdout=0.005,
    )
)
print(result.success, round(result.result["observed_value"], 4))
# endregion: fails

# hide-start
assert not result.success
import pandas as pd


def validate(data, expectation):
    source = context.data_sources.add_or_update_pandas("frames")
    definition = source.add_dataframe_asset("frame").add_batch_definition_whole_dataframe("all")
    return definition.get_batch({"dataframe": pd.DataFrame(data)}).validate(expectation)


def error(result):
    assert not result.success and result.result == {}
    info = result.exception_info
    return info.get("exception_message") or next(iter(info.values()))["exception_message"]


def divergence(**arguments):
    return batch.validate(gxe.ExpectColumnKLDivergenceToBeLessThan(threshold=0.1, **arguments))


# A value without a weight makes the divergence infinite, unless there is a holdout.
infinite = divergence(column="payment_type", partition_object=shares)
assert not infinite.success and infinite.result["observed_value"] is None
# Numbers use bins. Values outside the bins belong to the tails.
bins = {"bins": [0, 10, 20, 30, 200], "weights": [0.3, 0.4, 0.2, 0.1]}
numbers = divergence(column="fare_amount", partition_object=bins, tail_weight_holdout=0.01)
assert numbers.success and numbers.result["details"]["observed_partition"]["tail_weights"] == [0.004, 0.0]
# The weights must add up to 1, and text requires a partition.
for arguments, refused in (
    ({"partition_object": {"values": ["card", "app"], "weights": [0.61, 0.22]}}, ValueError),
    ({}, KeyError),
):
    try:
        divergence(column="payment_type", **arguments)
    except refused:
        pass
    else:
        raise AssertionError
# Without a partition, numbers are compared with themselves.
assert divergence(column="fare_amount").result["observed_value"] == 0
# Null values are ignored.
halves = {"values": ["x", "y"], "weights": [0.5, 0.5]}
nulls = validate(
    {"a": ["x", "y", None, None]},
    gxe.ExpectColumnKLDivergenceToBeLessThan(column="a", partition_object=halves, threshold=0.001),
)
assert nulls.success and nulls.result["observed_value"] == 0
# `internal_weight_holdout` applies to bins only.
discrete = divergence(column="payment_type", partition_object=shares, internal_weight_holdout=0.1)
assert "discrete" in error(discrete)
# hide-end
