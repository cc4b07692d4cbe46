from __future__ import annotations

import contextlib
import io
import json
import shutil
import tempfile
import unittest
from pathlib import Path

from page_checks.__main__ import main
from page_checks.page import read_page
from repository import Repository
from tests.small_repository import small_repository, write_snippet

KNOWN = {
    "version": "1.8.1",
    "requires_python": ">=3.9",
    "extras": {"gx-redshift": ["psycopg2-binary>=2.7.6"], "spark": ["pyspark<4.0"]},
    "top_level": ["Checkpoint", "ExpectationSuite", "checkpoint", "get_context"],
    "identifiers": [
        "great_expectations",
        "checkpoint",
        "Checkpoint",
        "ExpectColumnMaxToBeBetween",
        "UpdateDataDocsAction",
        "actions",
        "add_pandas",
        "run",
    ],
}
API = {
    "classes": {
        "great_expectations.EphemeralDataContext": {
            "name": "EphemeralDataContext",
            "methods": {"data_sources": {}, "checkpoints": {}},
        }
    },
    "functions": {},
    "assets": {},
    "names": {},
}


class PageChecks(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.repository = small_repository(Path(folder.name))
        self.write("python/page_checks/facts/current.json", json.dumps(KNOWN))
        self.write("site/api/current.json", json.dumps(API))

    def write(self, name: str, text: str) -> None:
        path = self.repository.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def check(self, page: str) -> list[str]:
        self.write("site/content/current/page.md", page)
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            code = main(self.repository)
        lines = printed.getvalue().splitlines()
        self.assertEqual(code, 0 if lines == ["No problems with code and names on pages."] else 1, lines)
        return lines[:-1]

    def block(self, language: str, *lines: str) -> list[str]:
        return self.check("\n".join([f"```{language}", *lines, "```", ""]))

    def test_names_that_exist_pass_wherever_they_stand(self) -> None:
        page = (
            "Use `gx.Checkpoint(...)`, `gxe.ExpectColumnMaxToBeBetween`, `context.data_sources.add_pandas()`,\n"
            "`UpdateDataDocsAction`, `data_source`, `DataFrame`, `great_expectations.yml`\n"
        )
        self.assertEqual(self.check(page), [])

    def test_a_name_in_prose_that_does_not_exist_is_told_with_the_nearest_one(self) -> None:
        self.assertEqual(
            self.check("Text.\n\nCall `context.datasources` or `UpdateDocsAction`.\n"),
            [
                "site/content/current/page.md:3: context.datasources doesn't exist in 1.8.1.",
                "  Did you mean data_sources?",
                "site/content/current/page.md:3: UpdateDocsAction doesn't exist in 1.8.1.",
                "  Did you mean UpdateDataDocsAction?",
            ],
        )

    def test_attributes_of_the_module_and_of_its_objects_are_checked(self) -> None:
        roots = (
            *("gx", "great_expectations", "gxe", "batch", "batch_definition", "checkpoint", "context", "data_asset"),
            *("data_source", "datasource", "suite", "validation_definition", "validator"),
        )
        for root in roots:
            with self.subTest(root):
                (problem, _) = self.check(f"`{root}.nope`\n")
                self.assertEqual(problem, f"site/content/current/page.md:1: {root}.nope doesn't exist in 1.8.1.")
        self.assertEqual(self.check("`validator.run`, `suite.actions` and `trips.nope`, `suites.nope`\n"), [])

    def test_python_must_parse_and_its_names_exist(self) -> None:
        self.assertIn("page.md:3: This isn't valid Python", self.block("python", "x = 1", "y = (")[0])
        found = self.block("python", "import great_expectations as gx", "", "gx.get_contxt().checkpoints.get('a')")
        self.assertEqual(found[0], "site/content/current/page.md:4: gx.get_contxt doesn't exist in 1.8.1.")
        self.assertIn("Nope", self.block("python", "from great_expectations.checkpoint import Nope")[0])

    def test_packages_and_extras_that_pip_installs_exist(self) -> None:
        self.assertEqual(
            self.block("bash", "python -m pip install 'great_expectations[gx_redshift,spark]==1.8.1' psycopg2-binary"),
            [],
        )
        self.assertIn("no extra 'sparc'", self.block("bash", 'pip install "great_expectations[sparc]"')[0])
        self.assertIn("'great-expectation' is unknown", self.check("Run `pip install great-expectation` now.\n")[0])

    def test_shell_json_and_nested_blocks_are_read(self) -> None:
        self.assertIn("This isn't valid in the shell", self.block("bash", "if true; then")[0])
        self.assertEqual(self.block("bash", "cd <your folder>", "ls | head"), [])
        self.assertIn("This isn't valid JSON", self.block("json", "{'a': 1}")[0])
        self.assertEqual(self.block("json", '"actions": [', "]"), [])
        self.assertIn("page.md:3: This isn't valid JSON", self.check("- Step\n   ```json\n   {,}\n   ```\n")[0])

    def test_regions_that_no_page_shows_are_told(self) -> None:
        write_snippet(self.repository, "a.py", "# region: b\nx = 1\n# endregion: b\n")
        self.assertEqual(self.check('<Snippet name="a.py#b" />\n'), [])
        self.write("site/content/0.18/names.json", '["current:a.py#b"]')
        self.assertEqual(self.check("Text.\n"), [])
        self.write("site/content/0.18/names.json", '["a.py#b"]')
        self.assertIn(
            "site/snippets/current/a.py:1: No page shows the region 'b'.", self.check('<Snippet name="a.py" />')
        )

    def test_what_a_frozen_version_copied_is_in_order(self) -> None:
        write_snippet(self.repository, "a.py", "# region: b\nx = 1\n# endregion: b\n")
        self.write("site/content/0.18/names.json", '["current:a.py#b"]')
        allowed = [{"names": ["DocsAction"], "pages": "page.md", "reason": "another library's"}]
        self.write("python/page_checks/allowed.json", json.dumps(allowed))
        for folder in ("site/snippets", "python/environments"):
            shutil.copytree(self.repository.root / folder / "current", self.repository.root / folder / "1.8.1")
        self.write("python/page_checks/facts/1.8.1.json", json.dumps(KNOWN))
        self.write("site/api/1.8.1.json", json.dumps(API))
        self.write("site/content/1.8.1/page.md", "`DocsAction`\n")
        self.assertEqual(self.check("`DocsAction`\n"), [])

    def test_what_snippets_define_exists(self) -> None:
        write_snippet(self.repository, "a.py", "class ExpectColumnValuesToBeZones: pass\n")
        self.assertEqual(self.check("`expect_column_values_to_be_zones`, `ExpectColumnValuesToBeZones`\n"), [])

    def test_allowed_names_pass_and_must_be_needed(self) -> None:
        allowed = [{"names": ["DocsAction"], "pages": "page.md", "reason": "another library's"}]
        self.write("python/page_checks/allowed.json", json.dumps(allowed))
        self.assertEqual(self.check("`DocsAction`\n"), [])
        self.write("python/page_checks/allowed.json", json.dumps([allowed[0] | {"version": "0.18"}]))
        self.assertIn("DocsAction doesn't exist", self.check("`DocsAction`\n")[0])
        self.write("python/page_checks/allowed.json", json.dumps(allowed))
        self.assertIn("'DocsAction' is allowed, but no page uses it", self.check("Text.\n")[0])

    def test_prose_is_what_is_neither_code_nor_tag(self) -> None:
        self.write("a.md", "---\ntitle: A title\n---\n\nRead [this](./b.md) <br /> and `x`.\n\n```text\ny\n```\n")
        page = read_page(self.repository.root / "a.md", self.repository.root)
        self.assertEqual([part.text for part in page.prose], ["A title", "Read [this]   and x."])
        self.assertEqual([(part.text, part.line) for part in page.codes], [("x", 5)])


class RealPages(unittest.TestCase):
    def test_facts_are_those_of_the_locked_releases(self) -> None:
        repository = Repository.here()
        for version in repository.versions():
            known = json.loads((repository.root / f"python/page_checks/facts/{version}.json").read_text())
            lock = (repository.locks / version / "requirements.txt").read_text()
            self.assertIn(f"great-expectations=={known['version']} ", lock)
