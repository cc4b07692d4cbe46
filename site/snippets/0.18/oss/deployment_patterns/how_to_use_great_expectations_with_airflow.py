# executable: no — needs Airflow

import pendulum
from airflow.providers.standard.operators.bash import BashOperator
from airflow.sdk import dag, task


@dag(
    schedule="@daily",
    start_date=pendulum.datetime(2025, 1, 1),
    catchup=False,
)
def taxi_trips():
    @task
    def load():
        """Load the data of this run."""

    validate = BashOperator(
        task_id="validate",
        bash_command="/opt/taxi/.venv/bin/python /opt/taxi/run_checks.py",
        retries=0,
    )

    @task
    def publish():
        """Publish the data of this run."""

    load() >> validate >> publish()


taxi_trips()
