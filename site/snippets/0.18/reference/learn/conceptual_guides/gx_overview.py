# fixtures: taxi_trips.csv

# region: script
# region: context
import great_expectations as gx

context = gx.get_context(mode="file")
# endregion: context

# region: connect
taxi = context.sources.add_or_update_pandas("taxi")
trips = taxi.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")
batch_request = trips.build_batch_request()
# endregion: connect

# region: expectations
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)
validator.expect_column_values_to_be_unique(column="trip_id")
validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6
)
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: expectations

# region: checkpoint
checkpoint = context.add_or_update_checkpoint(
    name="nightly",
    batch_request=batch_request,
    expectation_suite_name="trip_checks",
)
checkpoint_result = checkpoint.run()

for validation_result in checkpoint_result.list_validation_results():
    for result in validation_result.results:
        print(result.expectation_config.expectation_type, result.success)
# endregion: checkpoint
# endregion: script

# hide-start
from pathlib import Path

assert [one.success for one in validation_result.results] == [True, False]
assert not checkpoint_result.success
# The Suite, the Checkpoint, the result, and Data Docs are stored in the project.
assert Path("gx/expectations/trip_checks.json").exists()
assert Path("gx/checkpoints/nightly.yml").exists()
assert list(Path("gx/uncommitted/validations").rglob("*.json"))
assert Path("gx/uncommitted/data_docs/local_site/index.html").exists()
assert [type(action["action"]) for action in checkpoint.action_list]

from great_expectations.datasource.fluent import PandasDatasource
from great_expectations.execution_engine import PandasExecutionEngine, SparkDFExecutionEngine, SqlAlchemyExecutionEngine

assert isinstance(taxi, PandasDatasource)
assert taxi.execution_engine_type is PandasExecutionEngine
# hide-end
