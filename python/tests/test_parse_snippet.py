from __future__ import annotations

import tempfile
import unittest
from pathlib import Path

from runner.parse_snippet import parse_snippet
from runner.snippet import Region, Snippet


def parse(source: str) -> tuple[Snippet, list[str]]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.py"
        path.write_text(source, encoding="utf-8")
        snippet, problems = parse_snippet("current", "a.py", path, "a.py")
    return snippet, [f"{problem.at}: {problem.title}" for problem in problems]


class ParseSnippet(unittest.TestCase):
    def test_regions_lie_apart_or_inside_each_other(self) -> None:
        snippet, problems = parse(
            "# region: a\n# region: b-2\nx = 1\n# endregion: b-2\n# endregion: a\n\n# region: c\n# endregion: c\n"
        )
        self.assertEqual(problems, [])
        self.assertEqual(snippet.regions, (Region("a", 1, 5), Region("b-2", 2, 4), Region("c", 7, 8)))

    def test_regions_may_be_indented(self) -> None:
        snippet, problems = parse("if True:\n    # region: a\n    x = 1\n    # endregion: a\n")
        self.assertEqual((snippet.regions, problems), ((Region("a", 2, 4),), []))

    def test_every_mistake_with_regions_is_reported_with_its_line(self) -> None:
        cases = {
            "# region: a\n": ["a.py:1: The region 'a' has no end."],
            "# endregion: a\n": ["a.py:1: The region 'a' doesn't begin before this line."],
            "# region: a\n# endregion: a\n# region: a\n# endregion: a\n": [
                "a.py:3: The region 'a' already exists in line 1."
            ],
            "# region: a\n# region: b\n# endregion: a\n": [
                "a.py:3: `# endregion: a` is inside the region 'b' of line 2."
            ],
            "# region a\n": ["a.py:1: '# region a' isn't a region marker."],
            "# region: Big\n": ["a.py:1: '# region: Big' isn't a region marker."],
        }
        for source, expected in cases.items():
            with self.subTest(source):
                self.assertEqual(parse(source)[1], expected)

    def test_directives_stand_in_the_first_comment_lines(self) -> None:
        snippet, problems = parse("# fixtures: b.csv, a.csv\n# Note: nothing.\n# timeout: 90\n\nx = 1\n# timeout: 7\n")
        self.assertEqual(problems, [])
        self.assertEqual((snippet.fixtures, snippet.timeout, snippet.not_executable), (("a.csv", "b.csv"), 90, None))

    def test_a_snippet_that_cannot_run_says_why(self) -> None:
        for dash in "—–-":
            snippet, problems = parse(f"# executable: no {dash} needs a Snowflake account\n")
            self.assertEqual((snippet.not_executable, problems), ("needs a Snowflake account", []))
        self.assertEqual(parse("# executable: no\n")[1], ["a.py:1: `executable: no` has no reason."])

    def test_wrong_directives_are_reported(self) -> None:
        cases = {
            "# fixture: a.csv\n": "a.py:1: There is no directive 'fixture'.",
            "# fixtures: ../secret\n": "a.py:1: '../secret' isn't a list of fixtures.",
            "# timeout: 5\n# timeout: 6\n": "a.py:2: The directive 'timeout' occurs twice.",
        }
        for source, expected in cases.items():
            with self.subTest(source):
                self.assertEqual(parse(source)[1], [expected])

    def test_a_timeout_is_a_whole_number_of_seconds_from_1_to_600(self) -> None:
        for value in ("1", "600"):
            with self.subTest(value):
                snippet, problems = parse(f"# timeout: {value}\n")
                self.assertEqual((snippet.timeout, problems), (int(value), []))
        # The last two are digits to Python: Arabic-Indic and superscript.
        for value in ("0", "601", "-1", "1.5", "soon", "", "\u0665", "\u00b2"):
            with self.subTest(value):
                snippet, problems = parse(f"# timeout: {value}\n")
                self.assertEqual((snippet.timeout, problems), (120, [f"a.py:1: {value!r} isn't a timeout."]))

    def test_hidden_parts_have_a_start_and_an_end(self) -> None:
        cases = {
            "# hide-start\nx = 1\n# hide-end\n": [],
            "# hide-start\n": ["a.py:1: `# hide-start` has no `# hide-end`."],
            "# hide-end\n": ["a.py:1: `# hide-end` has no `# hide-start` before it."],
            "# hide-start\n# hide-start\n# hide-end\n": ["a.py:2: Lines are already hidden from line 1."],
        }
        for source, expected in cases.items():
            with self.subTest(source):
                self.assertEqual(parse(source)[1], expected)

    def test_a_syntax_error_is_reported(self) -> None:
        self.assertEqual(parse("x = 1\nif:\n")[1], ["a.py:2: This isn't valid Python: invalid syntax."])
