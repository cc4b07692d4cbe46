from __future__ import annotations

import tempfile
import unittest
from pathlib import Path

from repository import Repository, ToolError
from runner.select_snippets import select_snippets
from runner.snippet import Snippet


class SelectSnippets(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.repository = Repository(Path(folder.name))
        self.snippets = [
            Snippet(version, name, Path(name), regions=())
            for version in ("current", "0.18")
            for name in ("core/a.py", "core/b.py")
        ]

    def select(self, *filters: str) -> list[str]:
        return [snippet.label for snippet in select_snippets(self.repository, self.snippets, list(filters))]

    def write_page(self, path: str, text: str) -> None:
        page = self.repository.root / "site" / "content" / path
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text)

    def test_without_a_filter_all_are_selected(self) -> None:
        self.assertEqual(len(self.select()), 4)

    def test_a_filter_is_a_part_of_the_path(self) -> None:
        self.assertEqual(self.select("core/a"), ["current/core/a.py", "0.18/core/a.py"])
        self.assertEqual(self.select("./site/snippets/0.18/core/a.py"), ["0.18/core/a.py"])
        self.assertEqual(self.select("0.18/core/b", "current/core/b"), ["current/core/b.py", "0.18/core/b.py"])

    def test_a_page_shows_snippets_of_its_own_version_unless_they_name_another(self) -> None:
        self.write_page("0.18/own.md", '<Snippet name="core/a.py#read" />\n')
        self.write_page("0.18/other.md", '<Snippet output name="current:core/a.py" />\n')
        self.write_page("0.18/both.md", '<Snippet name="core/b.py" />\n\n<Snippet name="current:core/a.py#read" />\n')
        self.assertEqual(self.select("site/content/0.18/own.md"), ["0.18/core/a.py"])
        self.assertEqual(self.select("0.18/other.md"), ["current/core/a.py"])
        self.assertEqual(self.select("0.18/both.md"), ["current/core/a.py", "0.18/core/b.py"])

    def test_a_filter_that_finds_nothing_is_an_error(self) -> None:
        (self.repository.root / "README.md").write_text('<Snippet name="core/a.py" />\n')
        self.write_page("current/empty.md", "Text.\n")
        for filter_ in ("core/c", "README.md", "current/empty.md", "current/missing.md"):
            with self.subTest(filter_), self.assertRaises(ToolError) as caught:
                self.select(filter_)
            self.assertEqual(caught.exception.title, f"No snippet matches {filter_!r}.")
