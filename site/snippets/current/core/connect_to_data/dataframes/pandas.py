# fixtures: taxi_trips.csv

# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

trips = pd.read_csv("taxi_trips.csv", parse_dates=["pickup_at", "dropoff_at"])

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_pandas("memory")
data_asset = data_source.add_dataframe_asset("trips")
batch_definition = data_asset.add_batch_definition_whole_dataframe("all rows")
# endregion: connect

# region: look
batch = batch_definition.get_batch(batch_parameters={"dataframe": trips})
print(len(batch.columns()), "columns")
print(batch.head(n_rows=2).data[["trip_id", "pickup_at", "fare_amount"]])
# endregion: look

# region: validate
result = batch.validate(
    gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
)
print("success:", result.success)
print("unexpected values:", result.result["unexpected_count"])
# endregion: validate

# hide-start
assert not result.success and result.result["unexpected_count"] == 12
assert (trips["fare_amount"] < 0).sum() == 12
# hide-end
# region: run
suite = context.suites.add_or_update(
    gx.ExpectationSuite(
        name="trip checks",
        expectations=[
            gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
        ],
    )
)
validation_definition = context.validation_definitions.add_or_update(
    gx.ValidationDefinition(name="trips", data=batch_definition, suite=suite)
)
for month in (1, 2, 3):
    part = trips[trips["pickup_at"].dt.month == month]
    result = validation_definition.run(batch_parameters={"dataframe": part})
    fares = result.results[0].result
    print(
        f"2025-{month:02}:",
        fares["element_count"], "trips,",
        fares["unexpected_count"], "negative fares",
    )
# endregion: run

# hide-start
from pathlib import Path

assert len(trips) == 3000
config = Path("gx/great_expectations.yml").read_text()
assert "memory:" in config and "all rows" in config and "taxi_trips" not in config

# A Checkpoint passes the dataframe to its Validation Definitions.
checkpoint = context.checkpoints.add(gx.Checkpoint(name="trips", validation_definitions=[validation_definition]))
assert not checkpoint.run(batch_parameters={"dataframe": trips}).success

# The index is not a column.
indexed = batch_definition.get_batch({"dataframe": trips.set_index("trip_id")})
assert "trip_id" not in indexed.columns()
assert "trip_id" in batch_definition.get_batch({"dataframe": trips.set_index("trip_id").reset_index()}).columns()

# The dataframe is not changed.
before = pd.read_csv("taxi_trips.csv", parse_dates=["pickup_at", "dropoff_at"])
pd.testing.assert_frame_equal(trips, before)

from great_expectations.exceptions.exceptions import BuildBatchRequestError

for wrong, words in (
    (None, "options must contain exactly 1 key, 'dataframe'"),
    ({"dataframe": "trips"}, "without a dataframe"),
    ({"df": trips}, "options must contain exactly 1 key, 'dataframe'"),
):
    try:
        batch_definition.get_batch(wrong)
        raise AssertionError(words)
    except BuildBatchRequestError as error:
        assert words in str(error), error
try:
    context.data_sources.add_pandas("memory")
    raise AssertionError("the same name twice")
except Exception as error:
    assert type(error).__name__ == "DataContextError" and "already exists" in str(error)

# add_or_update of a Data Source replaces the existing one, including its Data Assets.
again = context.data_sources.add_or_update_pandas("memory")
assert again.get_asset_names() == set(), again.get_asset_names()
# hide-end
