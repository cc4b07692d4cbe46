from __future__ import annotations

import json
import tempfile
import unittest
from pathlib import Path

from environments import Environment
from runner.try_latest import BOUND, Bound, Run, locked, record_latest, without_bounds
from tests.small_repository import small_repository

WISHES = "great_expectations==1.8.1\n# Breaks.\npandas<3\nboto3\nsnowflake-connector-python<5\nsqlalchemy>=2\n"
LOCK = "great-expectations==1.8.1 \\\n    --hash=sha256:0\nboto3==1.44.5 \\\npandas==2.3.3 \\\nsqlalchemy==2.0.58\n"


class TryLatest(unittest.TestCase):
    def test_a_bound_is_a_requirement_with_an_upper_limit_only(self) -> None:
        self.assertEqual(
            [(found["package"], found["bound"]) for found in BOUND.finditer(WISHES)],
            [("pandas", "3"), ("snowflake-connector-python", "5")],
        )

    def test_removes_the_bounds_of_some_packages(self) -> None:
        self.assertEqual(without_bounds(WISHES, {"pandas"}), WISHES.replace("pandas<3", "pandas"))

    def test_reads_the_release_of_a_package_from_a_lock(self) -> None:
        self.assertEqual(
            [locked(LOCK, name) for name in ("great_expectations", "pandas", "alchemy")], ["1.8.1", "2.3.3", ""]
        )

    def test_records_the_lock_with_its_date_and_the_results(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            environment = Environment.of(small_repository(Path(folder)), "current")
            environment.wishes.write_text(WISHES)
            bound = Bound("pandas", "3", "2.3.3", "3.1.1", Run(2, {"a.py": "AssertionError"}, []))
            record_latest(environment, LOCK, Run(2, {}, ["b.py"]), [bound])
            data = json.loads((environment.folder / "latest.json").read_text())
            self.assertEqual(data["packages"]["boto3"], "1.44.5")
            self.assertEqual(data["run"], {"ran": 2, "failed": {}, "changed": ["b.py"]})
            self.assertEqual((data["bounds"][0]["latest"], bound.breaks), ("3.1.1", True))
            lock = (environment.folder / "latest.txt").read_text()
            self.assertTrue(lock.startswith(f"# The latest releases on {data['date']}"))
            self.assertTrue(lock.endswith(LOCK))
