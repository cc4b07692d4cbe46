# fixtures: taxi_trips.csv

# region: run
import great_expectations as gx

context = gx.get_context(mode="file")
taxi = context.sources.add_or_update_pandas("taxi")
trips = taxi.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")

context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_checks",
)
validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6
)
validator.expect_column_mean_to_be_between(
    column="fare_amount", min_value=10, max_value=30
)
validator.save_expectation_suite(discard_failed_expectations=False)

checkpoint = context.add_or_update_checkpoint(
    name="nightly",
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_checks",
)
checkpoint_result = checkpoint.run(run_name="first run")
validation_result = checkpoint_result.list_validation_results()[0]
print(validation_result.success)
print(validation_result.statistics)
# endregion: run

assert type(validation_result).__name__ == "ExpectationSuiteValidationResult"
assert set(validation_result.to_json_dict()) == {
    "success",
    "results",
    "evaluation_parameters",
    "statistics",
    "meta",
}
assert {"run_id", "active_batch_definition", "expectation_suite_name", "checkpoint_name", "validation_time"} <= set(
    validation_result.meta
)

# region: results
for result in validation_result.results:
    configuration = result.expectation_config
    print(configuration.expectation_type, result.success)
    if "observed_value" in result.result:
        print("  observed value:", result.result["observed_value"])
    else:
        print("  unexpected values:", result.result["unexpected_count"])
# endregion: results

assert type(result).__name__ == "ExpectationValidationResult"
assert set(result.to_json_dict()) == {"success", "expectation_config", "result", "meta", "exception_info"}
assert [one.success for one in validation_result.results] == [False, True]

# region: one
failed = validation_result.get_failed_validation_results()
print(len(failed.results), "failed")

count = validation_result.get_metric(
    "expect_column_values_to_be_between.result.unexpected_count",
    column="passenger_count",
)
print(count)
# endregion: one

assert len(failed.results) == 1 and count == 11

# region: stored
for identifier in context.validations_store.list_keys():
    stored = context.validations_store.get(identifier)
    print(identifier.run_id.run_name, stored.success)
# endregion: stored

from pathlib import Path

assert [path.name for path in Path("gx/uncommitted/validations/trip_checks").rglob("*.json")] == ["taxi-trips.json"]

# region: json
import json

summary = json.dumps(validation_result.to_json_dict())
# endregion: json

assert json.loads(summary)["statistics"]["evaluated_expectations"] == 2
