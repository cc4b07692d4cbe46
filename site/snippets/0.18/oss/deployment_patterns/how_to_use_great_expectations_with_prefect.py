# executable: no — needs Prefect

import subprocess
from pathlib import Path

from prefect import flow, task

PROJECT = Path(__file__).resolve().parent


@task
def load():
    """Load the data of this run."""


@task
def validate():
    done = subprocess.run(
        [PROJECT / ".venv/bin/python", PROJECT / "run_checks.py"],
        capture_output=True,
        text=True,
    )
    print(done.stdout)
    print(done.stderr)
    done.check_returncode()


@task
def publish():
    """Publish the data of this run."""


@flow(log_prints=True)
def trips():
    load()
    validate()
    publish()


if __name__ == "__main__":
    trips()
