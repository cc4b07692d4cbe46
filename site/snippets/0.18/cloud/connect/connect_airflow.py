# executable: no — needs a GX Cloud account and Airflow

# hide-start
from great_expectations.checkpoint import Checkpoint
from great_expectations.checkpoint.types.checkpoint_result import CheckpointResult

assert {"success", "validation_result_url"} <= set(dir(CheckpointResult))
assert Checkpoint.run.__annotations__["return"] == "CheckpointResult"
# hide-end
# region: dag
import pendulum
from airflow.decorators import dag, task
from airflow.exceptions import AirflowFailException


@dag(schedule="@daily", start_date=pendulum.datetime(2025, 1, 1), catchup=False)
def trips():
    @task
    def load():
        """Load the data for this run."""

    @task
    def validate():
        import great_expectations as gx

        context = gx.get_context(mode="cloud")
        result = context.get_checkpoint("trip checks").run()

        print(result.success, result.validation_result_url)
        if not result.success:
            raise AirflowFailException("The validation failed.")

    @task
    def publish():
        """Publish the data for this run."""

    load() >> validate() >> publish()


trips()
# endregion: dag
