# fixtures: taxi_trips.csv

# region: validator
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: validator

# region: categorical
result = validator.expect_column_kl_divergence_to_be_less_than(
    column="payment_type",
    partition_object={
        "values": ["card", "cash", "app"],
        "weights": [0.61, 0.17, 0.22],
    },
    threshold=0.1,
    tail_weight_holdout=0.01,
)
print("passed:", result.success)
print("divergence:", round(result.result["observed_value"], 4))
# endregion: categorical

assert result.success

# region: strict
result = validator.expect_column_kl_divergence_to_be_less_than(
    column="payment_type",
    partition_object={
        "values": ["card", "cash", "app"],
        "weights": [0.61, 0.17, 0.22],
    },
    threshold=0.1,
)
print("passed:", result.success)
print("divergence:", result.result["observed_value"])
details = result.result["details"]
print(details["observed_partition"]["values"])
# endregion: strict

assert not result.success
assert result.result["observed_value"] is None

# region: continuous
result = validator.expect_column_kl_divergence_to_be_less_than(
    column="trip_distance",
    partition_object={
        "bins": [0, 2, 4, 8, 30],
        "weights": [0.28, 0.38, 0.20, 0.14],
    },
    threshold=0.1,
    tail_weight_holdout=0.001,
)
print("passed:", result.success)
print("divergence:", round(result.result["observed_value"], 4))
# endregion: continuous

assert result.success

# region: build
import numpy as np
import pandas as pd

frame = pd.read_csv("taxi_trips.csv")

shares = frame["payment_type"].value_counts(normalize=True)
payment_types = {
    "values": shares.index.tolist(),
    "weights": shares.tolist(),
}
print(payment_types)

bins = [0, 2, 4, 8, 30]
counts, _ = np.histogram(frame["trip_distance"], bins=bins)
distances = {
    "bins": bins,
    "weights": (counts / counts.sum()).tolist(),
}
print(distances)
# endregion: build

assert set(payment_types["values"]) == {"card", "cash", "app", "unknown"}
for column, partition in (("payment_type", payment_types), ("trip_distance", distances)):
    same = validator.expect_column_kl_divergence_to_be_less_than(
        column=column, partition_object=partition, threshold=0.001, tail_weight_holdout=0.001
    )
    assert same.success, same

# region: check
from great_expectations.execution_engine.util import (
    is_valid_categorical_partition_object,
    is_valid_continuous_partition_object,
)

print(is_valid_categorical_partition_object(payment_types))
print(is_valid_continuous_partition_object(distances))
# endregion: check

assert is_valid_categorical_partition_object(payment_types)
assert is_valid_continuous_partition_object(distances)

# region: quantiles
result = validator.expect_column_quantile_values_to_be_between(
    column="trip_distance",
    quantile_ranges={
        "quantiles": [0.25, 0.5, 0.75],
        "value_ranges": [[1, 3], [2, 5], [4, None]],
    },
)
print("passed:", result.success)
print(result.result["observed_value"])
# endregion: quantiles

assert result.success

# region: z-scores
result = validator.expect_column_value_z_scores_to_be_less_than(
    column="fare_amount", threshold=3, double_sided=True, mostly=0.97
)
print("passed:", result.success)
print("outliers:", result.result["unexpected_count"])
# endregion: z-scores

assert result.success

assert is_valid_categorical_partition_object({"values": ["a", "b"], "weights": [0.5, 0.5]})
assert is_valid_continuous_partition_object({"bins": [0, 1, 2], "weights": [0.4, 0.4], "tail_weights": [0.1, 0.1]})
assert not is_valid_continuous_partition_object({"bins": [0, 1], "weights": [0.5]})
try:
    validator.expect_column_kl_divergence_to_be_less_than(
        column="trip_distance", partition_object={"bins": [0, 2], "weights": [0.5]}, threshold=0.5
    )
except ValueError as error:
    assert str(error) == "Invalid partition_object provided"
else:
    raise AssertionError("weights that don't add up to 1 were accepted")

from great_expectations.exceptions import ExpectationNotFoundError

for name in (
    "expect_column_bootstrapped_ks_test_p_value_to_be_greater_than",
    "expect_column_chisquare_test_p_value_to_be_greater_than",
):
    try:
        getattr(validator, name)("trip_distance")
    except ExpectationNotFoundError as error:
        assert str(error) == f"{name} not found"
    else:
        raise AssertionError(f"{name} is available")

# The intervals: the last one includes its upper limit.
closed = gx.get_context(mode="ephemeral").sources.pandas_default.read_dataframe(
    pd.DataFrame({"number": [0.0, 1.0, 1.0, 2.0]})
)
result = closed.expect_column_kl_divergence_to_be_less_than(
    column="number", partition_object={"bins": [0, 1, 2], "weights": [0.25, 0.75]}, threshold=0.001
)
assert result.success
