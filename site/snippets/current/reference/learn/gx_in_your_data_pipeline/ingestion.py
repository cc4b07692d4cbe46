# fixtures: taxi_trips.csv

# region: batch
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

context = gx.get_context(mode="ephemeral")
trips = pd.read_csv("taxi_trips.csv")
batch = (
    context.data_sources.add_pandas("memory")
    .add_dataframe_asset("incoming trips")
    .add_batch_definition_whole_dataframe("one file")
    .get_batch({"dataframe": trips})
)
# endregion: batch

# region: block
file_checks = gx.ExpectationSuite(
    name="file checks",
    expectations=[
        gxe.ExpectTableColumnsToMatchSet(
            column_set=["trip_id", "fare_amount", "passenger_count", "payment_type"],
            exact_match=False,
        ),
        gxe.ExpectTableRowCountToBeBetween(min_value=2_500, max_value=3_500),
        gxe.ExpectColumnValuesToBeUnique(column="trip_id"),
    ],
)
result = batch.validate(file_checks)
if not result.success:
    raise SystemExit("The file was not loaded")
print("file accepted")
# endregion: block

# region: quarantine
row_checks = gx.ExpectationSuite(
    name="row checks",
    expectations=[
        gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0),
        gxe.ExpectColumnValuesToBeBetween(
            column="passenger_count", min_value=1, max_value=6
        ),
        gxe.ExpectColumnValuesToBeInSet(
            column="payment_type", value_set=["app", "card", "cash"]
        ),
    ],
)
result = batch.validate(
    row_checks,
    result_format={
        "result_format": "COMPLETE",
        "unexpected_index_column_names": ["trip_id"],
    },
)
quarantined = {
    row["trip_id"]
    for expectation_result in result.results
    for row in expectation_result.result["unexpected_index_list"] or []
}
is_quarantined = trips["trip_id"].isin(quarantined)
trips[is_quarantined].to_csv("quarantine.csv", index=False)
trips[~is_quarantined].to_csv("accepted.csv", index=False)
print(len(trips[~is_quarantined]), "rows accepted")
print(len(quarantined), "rows quarantined")
# endregion: quarantine

# region: limit
if len(quarantined) > 0.05 * len(trips):
    raise SystemExit("Too many rows were quarantined")
# endregion: limit

# hide-start
assert sum(expectation_result.result["unexpected_count"] for expectation_result in result.results) >= len(quarantined) > 20
accepted = pd.read_csv("accepted.csv")
again = (
    context.data_sources.get("memory")
    .add_dataframe_asset("accepted")
    .add_batch_definition_whole_dataframe("accepted")
    .get_batch({"dataframe": accepted})
    .validate(row_checks)
)
assert again.success and len(accepted) + len(pd.read_csv("quarantine.csv")) == 3000
# hide-end
