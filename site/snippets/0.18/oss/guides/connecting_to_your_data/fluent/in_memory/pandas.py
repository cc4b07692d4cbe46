# fixtures: taxi_trips.csv

# region: dataframe
import pandas as pd

trips = pd.read_csv("taxi_trips.csv")
# endregion: dataframe

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_pandas("memory")
data_asset = data_source.add_dataframe_asset("trips")
# endregion: connect

# region: request
batch_request = data_asset.build_batch_request(dataframe=trips)
# endregion: request

# region: validate
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)
result = validator.expect_column_values_to_be_between(
    column="fare_amount", min_value=0
)
print("rows:", result.result["element_count"])
print("negative fares:", result.result["unexpected_count"])
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: validate

# hide-start
assert result.result["element_count"] == 3000
negative = int((trips["fare_amount"] < 0).sum())
assert result.result["unexpected_count"] == negative > 0
# hide-end

# region: checkpoint
context.add_or_update_checkpoint(
    name="check_trips", expectation_suite_name="trip_checks"
)
# endregion: checkpoint

# region: again
import great_expectations as gx
import pandas as pd

context = gx.get_context(mode="file")
data_asset = context.get_datasource("memory").get_asset("trips")
checkpoint = context.get_checkpoint("check_trips")

trips = pd.read_csv("taxi_trips.csv")
february = trips[trips["pickup_at"].str.startswith("2025-02")]
result = checkpoint.run(
    batch_request=data_asset.build_batch_request(dataframe=february)
)
print("passed:", result.success)
# endregion: again

# hide-start
assert not result.success
assert result.list_validation_results()[0].results[0].result["element_count"] == 945

# The Data Asset is stored, the dataframe isn't.
context.add_or_update_checkpoint(name="stored", batch_request=batch_request, expectation_suite_name="trip_checks")
fresh = gx.get_context(mode="file")
for wrong, words in (
    (lambda: fresh.get_checkpoint("stored").run(), "RuntimeDataBatchSpec batch_data cannot be None"),
    (lambda: fresh.get_datasource("memory").get_asset("trips").build_batch_request(), "Cannot build batch request for dataframe asset without a dataframe"),
    (lambda: fresh.get_datasource("memory").add_dataframe_asset("trips"), '"trips" already exists'),
    (lambda: fresh.sources.add_pandas("memory"), "a datasource of that name already exists"),
):
    try:
        wrong()
    except Exception as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
# hide-end
