from __future__ import annotations

import json
import tempfile
import unittest
from pathlib import Path

from runner.try_newest import BOUND, Trial, record_trial
from tests.small_repository import small_repository

WISHES = "great_expectations==1.8.1\n# Breaks.\npandas<3\nboto3\nsnowflake-connector-python<5\nsqlalchemy>=2\n"


def trial(package: str, tried: str) -> Trial:
    return Trial("current", package, "3", "2.3.3", tried, failed={}, changed=[], ran=1)


class TryNewest(unittest.TestCase):
    def test_what_is_held_back_is_what_has_an_upper_bound_alone(self) -> None:
        self.assertEqual(
            [(found["package"], found["bound"]) for found in BOUND.finditer(WISHES)],
            [("pandas", "3"), ("snowflake-connector-python", "5")],
        )

    def test_a_trial_replaces_the_last_one_and_what_is_not_held_back_any_more_goes(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            repository = small_repository(Path(folder))
            wishes = repository.locks / "current" / "requirements.in"
            wishes.write_text(WISHES)
            for package, tried in (("pandas", "3.0"), ("snowflake-connector-python", "5.2"), ("pandas", "3.1")):
                record_trial(repository, trial(package, tried))
            path = repository.locks / "held_back.json"
            self.assertEqual([entry["tried"] for entry in json.loads(path.read_text())], ["3.1", "5.2"])
            wishes.write_text(WISHES.replace("pandas<3", "pandas"))
            record_trial(repository, trial("snowflake-connector-python", "5.3"))
            self.assertEqual([entry["tried"] for entry in json.loads(path.read_text())], ["5.3"])
