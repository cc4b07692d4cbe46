import logging

import great_expectations as gx
import great_expectations.expectations as gxe
from great_expectations.checkpoint import CheckpointResult

log = logging.getLogger(__name__)


def setup(context):
    source = context.data_sources.add_or_update_sqlite("db", connection_string="sqlite:///taxi.db")
    asset = source.add_table_asset(name="trips", table_name="taxi_trips")
    suite = context.suites.add_or_update(gx.ExpectationSuite(name="warehouse"))
    suite.add_expectation(gxe.ExpectColumnValuesToBeUnique(column="trip_id"))
    definition = context.validation_definitions.add_or_update(
        gx.ValidationDefinition(
            name="warehouse",
            data=asset.add_batch_definition_whole_table("all"),
            suite=suite,
        )
    )
    context.checkpoints.add_or_update(
        gx.Checkpoint(
            name="warehouse",
            validation_definitions=[definition],
        )
    )


def run_task() -> CheckpointResult:
    context = gx.get_context(mode="file")
    setup(context)
    result = context.checkpoints.get("warehouse").run()
    if not result.success:
        raise ValueError(result.describe_dict())
    return result


outcome = run_task()
for validation in outcome.run_results.values():
    print(validation.success, validation.suite_name)
