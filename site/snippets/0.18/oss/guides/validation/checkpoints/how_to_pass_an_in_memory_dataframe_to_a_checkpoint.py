# fixtures: taxi_trips.csv

# region: script
# region: frame
import great_expectations as gx
import pandas as pd

context = gx.get_context(mode="file")
frame = pd.read_csv("taxi_trips.csv")
# endregion: frame

# region: asset
data_source = context.sources.add_or_update_pandas("memory")
data_asset = data_source.add_dataframe_asset("trips")
batch_request = data_asset.build_batch_request(dataframe=frame)
# endregion: asset

# region: suite
context.add_or_update_expectation_suite("passengers")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="passengers"
)
validator.expect_column_values_to_not_be_null(
    "passenger_count", mostly=0.95
)
validator.save_expectation_suite()
# endregion: suite

# region: checkpoint
checkpoint = context.add_or_update_checkpoint(
    name="trips_in_memory", expectation_suite_name="passengers"
)
result = checkpoint.run(batch_request=batch_request)
print("passed:", result.success)
# endregion: checkpoint
# endregion: script

assert result.success

# region: pipeline
import great_expectations as gx
import pandas as pd


def validate(frame):
    context = gx.get_context(mode="file")
    data_asset = context.get_datasource("memory").get_asset("trips")
    result = context.get_checkpoint("trips_in_memory").run(
        batch_request=data_asset.build_batch_request(dataframe=frame)
    )
    if not result.success:
        raise ValueError("The validation of the taxi trips failed.")


frame = pd.read_csv("taxi_trips.csv")
validate(frame[frame.payment_type == "card"])
print("The trips are valid.")
# endregion: pipeline

# hide-start
try:
    validate(frame.assign(passenger_count=None))
    raise SystemExit("null values passed")
except ValueError as error:
    assert "failed" in str(error)
# hide-end

# region: validator
context = gx.get_context(mode="file")
validator = context.sources.pandas_default.read_dataframe(frame)
validator.expect_column_values_to_be_unique("trip_id")
validator.save_expectation_suite()

checkpoint = context.add_or_update_checkpoint(
    name="one_frame", validator=validator
)
print("passed:", checkpoint.run().success)
print(validator.expectation_suite_name)
# endregion: validator

# hide-start
assert validator.expectation_suite_name == "default"
from great_expectations.exceptions import CheckpointError, InvalidBatchSpecError

later = gx.get_context(mode="file")
assets = later.get_datasource("memory").get_asset("trips")
context.add_or_update_checkpoint(
    name="stored", batch_request=data_asset.build_batch_request(dataframe=frame), expectation_suite_name="passengers"
)
try:
    gx.get_context(mode="file").get_checkpoint("stored").run()
except InvalidBatchSpecError as error:
    assert "batch_data cannot be None" in str(error)
else:
    raise SystemExit("a stored dataframe was found")
try:
    later.get_checkpoint("trips_in_memory").run()
except CheckpointError as error:
    assert "must be called with a validator or contain either a batch_request or validations" in str(error)
else:
    raise SystemExit("ran without data")
try:
    assets.build_batch_request()
except ValueError as error:
    assert "Cannot build batch request for dataframe asset without a dataframe" in str(error)
else:
    raise SystemExit("built a Batch Request without a dataframe")
# A Data Asset keeps only the last dataframe.
first, second = (assets.build_batch_request(dataframe=frame[:n]) for n in (10, 20))
checked = later.get_checkpoint("trips_in_memory").run(batch_request=first)
assert checked.list_validation_results()[0].results[0].result["element_count"] == 20
# Results contain the name of the run, but not the metadata of the Data Asset.
described = later.get_datasource("memory").add_dataframe_asset("described", batch_metadata={"step": "load"})
named = later.get_checkpoint("trips_in_memory").run(
    batch_request=described.build_batch_request(dataframe=frame), run_name="after_load"
)
assert named.run_id.run_name == "after_load"
assert "step" not in str(named.to_json_dict())
# hide-end
