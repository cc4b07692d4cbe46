import logging

import great_expectations as gx
from great_expectations.checkpoint.types.checkpoint_result import CheckpointResult

log = logging.getLogger(__name__)


def setup(context):
    source = context.sources.add_or_update_sqlite("db", connection_string="sqlite:///taxi.db")
    asset = source.add_table_asset(name="trips", table_name="taxi_trips")
    context.add_or_update_expectation_suite("warehouse")
    validator = context.get_validator(
        batch_request=asset.build_batch_request(),
        expectation_suite_name="warehouse",
    )
    validator.expect_column_values_to_be_unique("trip_id")
    validator.save_expectation_suite(discard_failed_expectations=False)
    context.add_or_update_checkpoint(
        name="warehouse",
        batch_request=asset.build_batch_request(),
        expectation_suite_name="warehouse",
    )


def run_task() -> CheckpointResult:
    context = gx.get_context(mode="file")
    setup(context)
    result = context.run_checkpoint(checkpoint_name="warehouse")
    if not result["success"]:
        raise ValueError(result.get_statistics())
    return result


outcome = run_task()
for validation in outcome.list_validation_results():
    print(validation.success, validation.meta["expectation_suite_name"])
