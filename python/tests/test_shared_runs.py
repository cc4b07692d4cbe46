from __future__ import annotations

import tempfile
import unittest
from pathlib import Path

from page_checks.page import Located, Page
from page_checks.shared_runs import shared_runs

DOCSTRING = "One two three, four five `six` seven eight\nnine ten eleven twelve thirteen."


class SharedRuns(unittest.TestCase):
    def runs(self, *lines: str) -> list[tuple[int, str]]:
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "a.py").write_text(f'def f():\n    """{DOCSTRING}"""\n')
            page = Page("p.md", prose=[Located(line, number) for number, line in enumerate(lines, start=1)])
            return [(line, run) for _, line, run in shared_runs([page], Path(folder))]

    def test_twelve_words_in_a_row_are_found_over_lines_and_marks_and_told_once(self) -> None:
        self.assertEqual(
            self.runs("Zero.", "**One** two three four five six", "seven eight nine; ten eleven twelve thirteen"),
            [(2, "one two three four five six seven eight nine ten eleven twelve")],
        )

    def test_eleven_are_not(self) -> None:
        self.assertEqual(self.runs("one two three four five six seven eight nine ten eleven and twelve"), [])
