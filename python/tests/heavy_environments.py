from __future__ import annotations

import contextlib
import io
import json
import tempfile
import unittest
from pathlib import Path

from repository.repository import TOOLS
from runner.__main__ import main
from tests.small_repository import repository_with_real_environments

PASSES = """\
# fixtures: taxi_trips.csv
import great_expectations as gx
import pandas as pd
# region: shape
print(gx.__version__, pd.read_csv("taxi_trips.csv").shape)
# endregion: shape
"""
REQUESTS = """\
import requests
try:
    requests.get("https://example.org", timeout=5)
except requests.ConnectionError:
    pass
else:
    raise SystemExit("got out")
"""
CLOUD = """\
# executable: no — needs an account
import great_expectations as gx
account = "0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f"
context = gx.get_context(mode="cloud", cloud_organization_id=account, cloud_access_token="t")
"""


class RealEnvironments(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.repository = repository_with_real_environments(Path(folder.name), TOOLS)

    def test_snippets_run_in_every_version_and_wrong_calls_of_those_that_cannot_are_found(self) -> None:
        for version in self.repository.versions():
            folder = self.repository.snippets(version)
            (folder / "passes.py").write_text(PASSES)
            (folder / "requests.py").write_text(REQUESTS)
            (folder / "cloud.py").write_text(CLOUD)
            (folder / "cloud_wrong.py").write_text(CLOUD + "context.no_such_method()\n")
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            self.assertEqual(main([], self.repository), 1)
        for version in self.repository.versions():
            with self.subTest(version):
                results = json.loads((self.repository.snippets(version) / "results.json").read_text())
                found = results["snippets"]
                self.assertEqual(
                    {name: result["outcome"] for name, result in found.items()},
                    {
                        "cloud.py": "constructed",
                        "cloud_wrong.py": "failed",
                        "passes.py": "passed",
                        "requests.py": "failed",
                    },
                    printed.getvalue(),
                )
                package = results["environment"]["version"]
                self.assertEqual(found["passes.py"]["outputs"], {"shape": f"{package} (3000, 12)"})
                self.assertEqual(
                    found["requests.py"]["error"],
                    "It tried to reach example.org. Snippets can only connect to this machine.",
                )
                self.assertIn("snippets can only connect to this machine", found["cloud.py"]["stopped"])
                self.assertIn('has no attribute "no_such_method"', found["cloud_wrong.py"]["error"])

    def test_wrong_calls_are_also_found_in_a_copy_of_a_script_that_has_been_checked(self) -> None:
        version = next(iter(self.repository.versions()))
        for name in ("first", "second"):
            with tempfile.TemporaryDirectory() as folder, self.subTest(name):
                repository = repository_with_real_environments(Path(folder), TOOLS)
                (repository.snippets(version) / "cloud_wrong.py").write_text(CLOUD + "context.no_such_method()\n")
                with contextlib.redirect_stdout(io.StringIO()):
                    self.assertEqual(main([], repository), 1)
                results = json.loads((repository.snippets(version) / "results.json").read_text())
                self.assertIn('has no attribute "no_such_method"', results["snippets"]["cloud_wrong.py"]["error"])
