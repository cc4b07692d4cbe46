# executable: no — needs a GX Cloud account and Airflow

# hide-start
# The conditions in the task, with a Data Context in memory.
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd
from great_expectations.expectations.metadata_types import FailureSeverity

local = gx.get_context(mode="ephemeral")
frames = local.data_sources.add_pandas("frames").add_dataframe_asset("trips")
data = frames.add_batch_definition_whole_dataframe("all")


def run(*severities):
    suite = local.suites.add(gx.ExpectationSuite(name=str(severities)))
    for number, severity in enumerate(severities):
        suite.add_expectation(
            gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=number, severity=severity)
        )
    definition = local.validation_definitions.add(gx.ValidationDefinition(name=str(severities), data=data, suite=suite))
    checkpoint = local.checkpoints.add(gx.Checkpoint(name=str(severities), validation_definitions=[definition]))
    return checkpoint.run(batch_parameters={"dataframe": pd.DataFrame({"fare_amount": [-1.0, 5.0]})})


for severities, stops in ((("warning", "info"), False), (("warning", "critical"), True)):
    result = run(*severities)
    assert result.success is False
    failures = [r.get_max_severity_failure() for r in result.run_results.values()]
    assert (FailureSeverity.CRITICAL in failures) is stops, failures
# hide-end
# region: dag
import pendulum
from airflow.sdk import dag, task
from airflow.sdk.exceptions import AirflowFailException


@dag(schedule="@daily", start_date=pendulum.datetime(2025, 1, 1), catchup=False)
def trips():
    @task
    def load():
        """Load the data for this run."""

    @task
    def validate():
        import great_expectations as gx
        from great_expectations.expectations.metadata_types import FailureSeverity

        context = gx.get_context(mode="cloud")
        result = context.checkpoints.get("trips from Python").run()

        failures = [r.get_max_severity_failure() for r in result.run_results.values()]
        for validation_result in result.run_results.values():
            print(validation_result.success, validation_result.result_url)
        if FailureSeverity.CRITICAL in failures:
            raise AirflowFailException("A critical Expectation failed.")

    @task
    def publish():
        """Publish the data for this run."""

    load() >> validate() >> publish()


trips()
# endregion: dag
