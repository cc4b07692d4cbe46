# fixtures: taxi_trips.csv
# pictures: results=gx/**/validations/**/changed*/**/*.html

# region: data
import pandas as pd

trips = pd.read_csv("taxi_trips.csv", parse_dates=["pickup_at"])
months = {
    month: rows.reset_index(drop=True)
    for month, rows in trips.groupby(trips["pickup_at"].dt.month)
}

# In March, vendor 2's devices report kilometers instead of miles.
march = months[3]
march.loc[march["vendor_id"] == 2, "trip_distance"] *= 1.609
# endregion: data

# region: baseline
january = months[1]["trip_distance"]
print("mean     ", round(january.mean(), 2))
print("quantiles", *january.quantile([0.25, 0.5, 0.75, 0.95]).round(2))
print(months[1]["payment_type"].value_counts(normalize=True).round(3).to_string())
# endregion: baseline

# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
batch_definition = (
    context.data_sources.add_or_update_pandas("memory")
    .add_dataframe_asset("trips")
    .add_batch_definition_whole_dataframe("one month")
)
# endregion: connect

# region: suite
suite = context.suites.add_or_update(
    gx.ExpectationSuite(
        name="usual trips",
        expectations=[
            # Individual values
            gxe.ExpectColumnValuesToBeBetween(
                column="trip_distance", min_value=0, max_value=100
            ),
            # Center and spread
            gxe.ExpectColumnMeanToBeBetween(
                column="trip_distance", min_value=4, max_value=4.7, severity="info"
            ),
            gxe.ExpectColumnQuantileValuesToBeBetween(
                column="trip_distance",
                quantile_ranges={
                    "quantiles": [0.25, 0.5, 0.75, 0.95],
                    "value_ranges": [[1.6, 2.1], [2.7, 3.4], [4.2, 5.5], [12.5, 15]],
                },
                severity="warning",
            ),
            # Category proportions
            gxe.ExpectColumnKLDivergenceToBeLessThan(
                column="payment_type",
                partition_object={
                    "values": ["app", "card", "cash"],
                    "weights": [0.22, 0.62, 0.16],
                },
                threshold=0.05,
                tail_weight_holdout=0.01,
                severity="warning",
            ),
            gxe.ExpectColumnMostCommonValueToBeInSet(
                column="payment_type", value_set=["card"], severity="warning"
            ),
        ],
    )
)
# endregion: suite

# region: run
validation_definition = context.validation_definitions.add_or_update(
    gx.ValidationDefinition(name="usual trips", data=batch_definition, suite=suite)
)
checkpoint = context.checkpoints.add_or_update(
    gx.Checkpoint(
        name="usual trips",
        validation_definitions=[validation_definition],
        actions=[gx.checkpoint.UpdateDataDocsAction(name="data docs")],
    )
)


def validate(dataframe, run_name):
    result = checkpoint.run(
        batch_parameters={"dataframe": dataframe},
        run_id=gx.RunIdentifier(run_name=run_name),
    )
    (validation_result,) = result.run_results.values()
    for expectation_result in validation_result.results:
        config = expectation_result.expectation_config
        found = expectation_result.result.get("observed_value")
        if isinstance(found, dict):
            found = [round(float(value), 2) for value in found["values"]]
        elif isinstance(found, float):
            found = round(float(found), 3)
        elif found is None:
            found = expectation_result.result["partial_unexpected_list"]
        name = config.type.removeprefix("expect_column_").split("_to_be")[0]
        print(f"{'passed' if expectation_result.success else 'FAILED'} {name:<18}", found)
    return {o.expectation_config.type: o for o in validation_result.results}


first = validate(months[1], "baseline")
# endregion: run

# region: february
second = validate(months[2], "one outlier")
# endregion: february

# region: march
third = validate(months[3], "changed units")
# endregion: march

# region: fix
march = months[3].query("trip_distance <= 100").copy()
march.loc[march["vendor_id"] == 2, "trip_distance"] /= 1.609

fixed = validate(march, "corrected")
# endregion: fix

# hide-start
def outcome_of(run, name):
    return run[f"expect_column_{name}"]


assert all(o.success for o in first.values()) and all(o.success for o in fixed.values())
assert [o.success for o in second.values()].count(False) == 2
assert not outcome_of(second, "mean_to_be_between").success
assert outcome_of(second, "quantile_values_to_be_between").success
assert not outcome_of(third, "quantile_values_to_be_between").success
assert len(months[2].query("trip_distance > 100")) == 1
assert months[3].query("trip_distance > 100")["trip_distance"].iloc[0] in outcome_of(third, "values_to_be_between").result["partial_unexpected_list"]
# hide-end

# region: shares
outage = march.copy()
failed_payments = outage.query("payment_type == 'app'").index[:150]
outage.loc[failed_payments, "payment_type"] = "card"

changed = validate(outage, "payment outage")
print(outage["payment_type"].value_counts(normalize=True).round(3).to_string())
# endregion: shares

# region: z_scores
batch = batch_definition.get_batch({"dataframe": months[2]})
result = batch.validate(
    gxe.ExpectColumnValueZScoresToBeLessThan(
        column="trip_distance", threshold=4, double_sided=True
    )
)
print(result.result["partial_unexpected_list"])
# endregion: z_scores

# hide-start
assert not outcome_of(changed, "kl_divergence_to_be_less_than").success
assert result.result["unexpected_count"] == 1


def check(dataframe, expectation):
    return batch_definition.get_batch({"dataframe": dataframe}).validate(expectation)


# Null and unknown values.
kl = dict(column="payment_type", partition_object={"values": ["app", "card", "cash"], "weights": [0.22, 0.62, 0.16]}, threshold=0.05)
unknown = check(months[1], gxe.ExpectColumnKLDivergenceToBeLessThan(**kl))
assert not unknown.success
assert unknown.result["observed_value"] is None
numbers = pd.DataFrame({"a": [1.0, 2.0, 3.0, None]})
assert check(numbers, gxe.ExpectColumnMeanToBeBetween(column="a", min_value=2, max_value=2)).success
nothing = check(pd.DataFrame({"a": pd.Series([], dtype="float64")}), gxe.ExpectColumnMeanToBeBetween(column="a", min_value=2))
assert not nothing.success and nothing.result["observed_value"] is None
constant = check(pd.DataFrame({"a": [5.0] * 10}), gxe.ExpectColumnValueZScoresToBeLessThan(column="a", threshold=3, double_sided=True))
assert constant.result["unexpected_count"] == 10
assert check(pd.DataFrame({"a": [5.0] * 10}), gxe.ExpectColumnStdevToBeBetween(column="a", min_value=0.1)).success is False
ten = pd.DataFrame({"a": [1.0] * 9 + [1000.0]})
assert check(ten, gxe.ExpectColumnValueZScoresToBeLessThan(column="a", threshold=3, double_sided=True)).success
# hide-end
