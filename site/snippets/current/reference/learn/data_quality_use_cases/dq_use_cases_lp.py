# fixtures: taxi_trips.csv

# region: batch
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

context = gx.get_context(mode="ephemeral")
batch = (
    context.data_sources.add_pandas("memory")
    .add_dataframe_asset("trips")
    .add_batch_definition_whole_dataframe("all trips")
    .get_batch({"dataframe": pd.read_csv("taxi_trips.csv")})
)
# endregion: batch

# region: checks
checks = {
    "Schema": gxe.ExpectTableColumnsToMatchSet(
        column_set=["trip_id", "pickup_at", "fare_amount"], exact_match=False
    ),
    "Volume": gxe.ExpectTableRowCountToBeBetween(min_value=2_800, max_value=3_200),
    "Freshness": gxe.ExpectColumnMaxToBeBetween(
        column="pickup_at", min_value="2025-03-31"
    ),
    "Missingness": gxe.ExpectColumnValuesToNotBeNull(
        column="passenger_count", mostly=0.95
    ),
    "Uniqueness": gxe.ExpectColumnValuesToBeUnique(column="trip_id"),
    "Integrity": gxe.ExpectColumnPairValuesAToBeGreaterThanB(
        column_A="dropoff_at", column_B="pickup_at", or_equal=True
    ),
    "Distribution": gxe.ExpectColumnQuantileValuesToBeBetween(
        column="trip_distance",
        quantile_ranges={
            "quantiles": [0.5, 0.95],
            "value_ranges": [[2, 4], [10, 15]],
        },
    ),
}

for use_case, expectation in checks.items():
    result = batch.validate(expectation)
    print(f"{use_case:<12}", "passed" if result.success else "FAILED")
# endregion: checks

# hide-start
outcomes = {use_case: batch.validate(expectation) for use_case, expectation in checks.items()}
assert [use_case for use_case, expectation_result in outcomes.items() if not expectation_result.success] == ["Integrity"]
assert outcomes["Integrity"].result["unexpected_count"] == 5
assert outcomes["Missingness"].result["unexpected_count"] == 74
# hide-end
