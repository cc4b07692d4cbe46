# fixtures: taxi_trips.csv

# region: import
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd
# endregion: import

# region: batch
trips = pd.read_csv("taxi_trips.csv")

context = gx.get_context(mode="ephemeral")
data_source = context.data_sources.add_pandas("memory")
data_asset = data_source.add_dataframe_asset("trips")
batch_definition = data_asset.add_batch_definition_whole_dataframe("all trips")
batch = batch_definition.get_batch(batch_parameters={"dataframe": trips})
# endregion: batch

# region: validate
expectation = gxe.ExpectColumnValuesToBeBetween(
    column="passenger_count", min_value=1, max_value=6
)
result = batch.validate(expectation)

print("success:", result.success)
print("unexpected rows:", result.result["unexpected_count"])
print("unexpected values:", set(result.result["partial_unexpected_list"]))
print("null values:", result.result["missing_count"])
# endregion: validate

# hide-start
assert trips.shape == (3000, 12)
assert not result.success
assert result.result["unexpected_count"] == 11
assert result.result["missing_count"] == 74
assert result.result["partial_unexpected_index_list"][0] == 59
# hide-end

# region: mostly
expectation.mostly = 0.99
result = batch.validate(expectation)

print("success:", result.success)
print(f"unexpected: {result.result['unexpected_percent']:.2f}%")
# endregion: mostly

# hide-start
assert result.success
# The percentage is relative to the non-null values.
assert result.result["unexpected_percent"] == 11 / (3000 - 74) * 100
# hide-end
