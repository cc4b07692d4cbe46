from __future__ import annotations

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from environments import build_environment
from repository import Repository
from runner.parse_snippet import parse_snippet
from tutorials.shell import VARIABLES
from tutorials.tutorial import tutorial_environment

SNIPPET = "cloud/connect/validate_trips.py"
CLOUD = 'gx.get_context(mode="cloud")'
# Replaces the account: a Data Context with a Checkpoint of the same name.
PROJECT = """\
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
trips = (
    context.data_sources.add_or_update_pandas_filesystem("files", base_directory=".")
    .add_csv_asset("trips")
    .add_batch_definition_path("all", path="taxi_trips.csv")
)
suite = context.suites.add_or_update(
    gx.ExpectationSuite(
        name="trips",
        expectations=[gxe.ExpectColumnMinToBeBetween(column="fare_amount", min_value=0, severity="SEVERITY")],
    )
)
trips_are_valid = gx.ValidationDefinition(name="trips", data=trips, suite=suite)
definition = context.validation_definitions.add_or_update(trips_are_valid)
context.checkpoints.add_or_update(gx.Checkpoint(name="trips from Python", validation_definitions=[definition]))
"""


class CloudDag(unittest.TestCase):
    """The DAG of the guide about Airflow runs with a File Data Context instead of GX Cloud. Some fares are negative."""

    home: Path
    programs: Path

    @classmethod
    def setUpClass(cls) -> None:
        repository = Repository.here()
        environment = tutorial_environment(repository, "airflow")
        build_environment(repository, environment)
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.home = Path(folder.name).resolve()
        cls.programs = environment.venv / "bin"
        (cls.home / "taxi_trips.csv").write_bytes((repository.fixtures / "taxi_trips.csv").read_bytes())
        path = repository.snippets("current") / SNIPPET
        snippet, _ = parse_snippet("current", SNIPPET, path, SNIPPET)
        (region,) = (region for region in snippet.regions if region.name == "dag")
        before, after = "\n".join(path.read_text().splitlines()[region.first : region.last - 1]).split(CLOUD)
        (cls.home / "dags").mkdir()
        local = f'gx.get_context(mode="file", project_root_dir="{cls.home}")'
        (cls.home / "dags" / "validate_trips.py").write_text(before + local + after)
        cls.run_program("airflow", "db", "migrate").check_returncode()

    def test_a_critical_failure_stops_the_dag(self) -> None:
        self.create_checkpoint("critical")
        done = self.run_program("airflow", "dags", "test", "trips", "2025-01-02")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("AirflowFailException: A critical Expectation failed.", done.stdout)
        self.assertEqual(
            self.states("2025-01-02"), {"load": "success", "validate": "failed", "publish": "upstream_failed"}
        )

    def test_a_warning_does_not_stop_the_dag(self) -> None:
        self.create_checkpoint("warning")
        done = self.run_program("airflow", "dags", "test", "trips", "2025-01-03")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn("False None", done.stdout)
        self.assertEqual(self.states("2025-01-03"), {"load": "success", "validate": "success", "publish": "success"})

    def create_checkpoint(self, severity: str) -> None:
        done = self.run_program("python", "-c", PROJECT.replace("SEVERITY", severity))
        self.assertEqual(done.returncode, 0, done.stdout)

    def states(self, date: str) -> dict[str, str]:
        done = self.run_program("airflow", "tasks", "states-for-dag-run", "trips", date, "--output", "plain")
        rows = [line.split() for line in done.stdout.splitlines()]
        return {row[2]: row[3] for row in rows if row[:1] == ["trips"]}

    @classmethod
    def run_program(cls, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(cls.programs / program), *arguments],
            cwd=cls.home,
            env={
                "HOME": str(cls.home),
                "LANG": "C.UTF-8",
                "PATH": f"{cls.programs}:{os.environ['PATH']}",
                "AIRFLOW_HOME": str(cls.home / "airflow"),
                "AIRFLOW__CORE__DAGS_FOLDER": str(cls.home / "dags"),
                "AIRFLOW__CORE__LOAD_EXAMPLES": "False",
                **VARIABLES,
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
