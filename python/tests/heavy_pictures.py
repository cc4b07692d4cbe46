from __future__ import annotations

import contextlib
import io
import json
import tempfile
import unittest
from pathlib import Path

from repository import Repository
from runner.__main__ import main
from tests.small_repository import repository_with_real_environments

CHECKS = """\
# fixtures: taxi_trips.csv
# pictures: results=gx/uncommitted/data_docs/local_site/validations/**/*.html index=gx/**/local_site/index.html
import great_expectations as gx
context = gx.get_context(mode="file")
asset = context.data_sources.add_pandas("taxi").add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")
expectation = gx.expectations.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
suite = context.suites.add(gx.ExpectationSuite(name="trip checks", expectations=[expectation]))
validation_definition = context.validation_definitions.add(
    gx.ValidationDefinition(name="all trips", data=asset.add_batch_definition("all"), suite=suite)
)
actions = [gx.checkpoint.UpdateDataDocsAction(name="data docs")]
gx.Checkpoint(name="trips", validation_definitions=[validation_definition], actions=actions).run()
"""


class Pictures(unittest.TestCase):
    def test_data_docs_are_pictured_once_and_again_only_when_they_change(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        repository = repository_with_real_environments(Path(folder.name))
        script = repository.snippets("current") / "checks.py"
        script.write_text(CHECKS)
        self.assertIn("Taking 2 pictures", self.run_command(repository, "--all"))
        made = repository.pictures("current") / "checks"
        first = {file.name: file.read_bytes() for file in made.iterdir()}
        self.assertEqual(sorted(first), ["index-dark.webp", "index.webp", "results-dark.webp", "results.webp"])
        self.assertNotEqual(first["results.webp"], first["results-dark.webp"])
        for content in first.values():
            self.assertEqual((content[:4], content[8:12]), (b"RIFF", b"WEBP"))
            self.assertTrue(5_000 < len(content) < 200_000, len(content))
        self.assertNotIn("Taking", self.run_command(repository, "--all"))
        (made / "index-dark.webp").unlink()
        self.assertIn("Taking 1 pictures", self.run_command(repository))
        results = json.loads((script.parent / "results.json").read_text())["snippets"]["checks.py"]
        self.assertEqual(sorted(results["pictures"]), ["index", "results"])
        script.write_text(CHECKS.replace("min_value=0", "min_value=-100"))
        self.assertIn("Taking 2 pictures", self.run_command(repository))

    def run_command(self, repository: Repository, *arguments: str) -> str:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            code = main(list(arguments), repository)
        self.assertEqual(code, 0, printed.getvalue())
        return printed.getvalue()
