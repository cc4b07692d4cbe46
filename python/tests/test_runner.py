from __future__ import annotations

import contextlib
import io
import json
import tempfile
import unittest
from pathlib import Path
from typing import Any

from runner.__main__ import main
from runner.fingerprint import fingerprint
from tests.small_repository import small_repository, write_snippet

LIBRARY = "import sys\nimports = [sys.modules[__name__]]\n"

GOOD = """\
# fixtures: trips.csv
# region: read
import great_expectations as gx
print(open("trips.csv").read())
# endregion: read
import os
assert sorted(os.listdir()) == ["trips.csv"]
assert len(gx.imports) == 1
gx.imports.append(None)
"""

BAD = """\
def f():
    1 / 0
try:
    f()
except ZeroDivisionError as e:
    raise ValueError('no') from e
"""

SLOW = """\
# timeout: 1
import subprocess, sys
print('waiting', file=sys.stderr)
subprocess.run(['sleep', '60'])
"""

# How a script can end before its assert, each with the last line of the error.
EARLY_ENDS = {
    "import sys\nsys.exit(0)\n": "The script ended here, before its last statement was complete.",
    "raise SystemExit\n": "The script ended here, before its last statement was complete.",
    "exit()\n": "The script ended here, before its last statement was complete.",
    "exec('quit()')\n": "The script ended here, before its last statement was complete.",
    "import os\nos._exit(0)\n": "The process ended with exit code 0, before the end of the script.",
    "import os\nos.execv('/bin/true', ['true'])\n": "The process ended with exit code 0, before the end of the script.",
    "import os\nif os.fork():\n    os._exit(0)\n": "The process ended with exit code 0, before the end of the script.",
}
ENDS_IN_LAST_STATEMENT = """\
# region: all
import sys
print("done")
# endregion: all
sys.exit(
    0
)
"""
ENDS_IN_FUNCTION = """\
import sys
def main():
    sys.exit(0)
    assert False
main()
"""
ENDS_IN_BLOCK = """\
import sys
if __name__ == "__main__":
    sys.exit(0)
    assert False
"""

# Each tries to reach a host that no other does, and goes on.
SWALLOWED = {
    "192.0.2.1": """
import socket
try:
    socket.create_connection(("192.0.2.1", 80))
except OSError:
    pass
""",
    "urllib.example": """
import urllib.request
try:
    urllib.request.urlopen("https://urllib.example/")
except OSError:
    pass
""",
    "child.example": """
import subprocess, sys
attempt = "import socket; socket.getaddrinfo('child.example', 80)"
ended = subprocess.run([sys.executable, "-c", attempt], capture_output=True)
assert b"snippets can only connect to this machine" in ended.stderr
""",
    "shell.example": """
import os, sys
os.system(f"{sys.executable} -c 'import socket; socket.getaddrinfo(\\"shell.example\\", 80)'")
""",
    "proxy.example": """
import subprocess, sys
attempt = "import urllib.request; urllib.request.urlopen('http://proxy.example/')"
assert subprocess.run([sys.executable, "-I", "-c", attempt], capture_output=True).returncode == 1
""",
}
LOOPBACK = """\
import os, socket, subprocess, sys
with socket.create_server(("127.0.0.1", 0)) as server:
    reach = f"import socket; socket.create_connection(('localhost', {server.getsockname()[1]}))"
    exec(reach)
    subprocess.run([sys.executable, "-c", reach], check=True)
# region: all
print(os.environ["HTTPS_PROXY"])
# endregion: all
"""

MACHINE = """\
# region: all
import datetime, os, random, tempfile, uuid
print(uuid.uuid4(), os.getcwd(), tempfile.mkdtemp(), datetime.datetime.now())
print(object(), random.random(), {'a', 'b', 'c'}, os.environ['HOME'])
# endregion: all
"""


class Runner(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.repository = small_repository(Path(folder.name), LIBRARY)
        self.results_file = self.repository.snippets("current") / "results.json"

    def run_command(self, *arguments: str) -> tuple[int, str]:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            code = main(list(arguments), self.repository)
        return code, printed.getvalue()

    def results(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.results_file.read_text())["snippets"]
        return found

    def test_a_snippet_that_passes_is_recorded_with_what_its_regions_print(self) -> None:
        write_snippet(self.repository, "core/good.py", GOOD)
        code, printed = self.run_command()
        self.assertEqual(code, 0, printed)
        result = self.results()["core/good.py"]
        self.assertEqual(
            (result["outcome"], result["outputs"], result["fixtures"]),
            ("passed", {"read": "trip_id\n1"}, ["trips.csv"]),
        )
        text = self.results_file.read_text()
        self.assertEqual(text, json.dumps(json.loads(text), indent=2, sort_keys=True) + "\n")

    def test_snippets_do_not_see_each_other(self) -> None:
        for name in ("a.py", "b.py", "c.py"):
            write_snippet(self.repository, name, GOOD)
        code, printed = self.run_command()
        self.assertEqual(code, 0, printed)

    def test_an_unchanged_snippet_is_not_run_again(self) -> None:
        write_snippet(self.repository, "a.py", GOOD)
        self.run_command()
        self.assertIn("nothing to run, 1 unchanged", self.run_command()[1])
        self.assertIn("1 passed, 0 unchanged", self.run_command("--all")[1])

    def test_a_change_of_the_script_the_fixture_or_a_file_of_the_fingerprint_makes_it_stale(self) -> None:
        write_snippet(self.repository, "a.py", GOOD)
        self.run_command()
        self.assertEqual(self.run_command("--check")[0], 0)
        lock = self.repository.locks / "current" / "requirements.txt"
        runner = self.repository.root / "python" / "runner" / "run_script.py"
        for path in (
            self.repository.snippets("current") / "a.py",
            self.repository.fixtures / "trips.csv",
            lock,
            runner,
        ):
            before = path.read_text()
            path.write_text(before + "#\n")
            code, printed = self.run_command("--check")
            self.assertEqual((code, printed.splitlines()[0]), (1, "changed  current/a.py"))
            path.write_text(before)

    def test_a_result_that_was_edited_is_stale_until_the_snippet_has_run_again(self) -> None:
        write_snippet(self.repository, "a.py", GOOD)
        write_snippet(self.repository, "b.py", GOOD)
        self.run_command()
        recorded = self.results_file.read_text()
        data = json.loads(recorded)
        self.assertEqual(data["environment"]["fingerprint"], fingerprint(self.repository, "current"))
        data["snippets"]["a.py"]["outputs"]["read"] = "better"
        self.results_file.write_text(json.dumps(data))
        code, printed = self.run_command("--check")
        self.assertEqual((code, printed.splitlines()[0]), (1, "edited   current/a.py"))
        self.assertIn("its entry in results.json doesn't match its digest", printed)
        write_snippet(self.repository, "c.py", GOOD)
        self.run_command("c.py")
        self.assertEqual(self.run_command("--check")[1].splitlines()[0], "edited   current/a.py")
        self.assertIn("1 passed, 2 unchanged", self.run_command()[1])
        self.assertEqual(self.results()["a.py"], json.loads(recorded)["snippets"]["a.py"])

    def test_a_failure_is_told_by_the_lines_of_the_script_and_keeps_the_other_results(self) -> None:
        write_snippet(self.repository, "good.py", GOOD)
        self.run_command()
        good = self.results()["good.py"]
        write_snippet(self.repository, "bad.py", BAD)
        self.assertEqual(self.run_command()[0], 1)
        self.assertEqual(self.results()["bad.py"]["outcome"], "failed")
        self.assertEqual(
            self.results()["bad.py"]["error"],
            "line 6: raise ValueError('no') from e\nValueError: no\ncaused by ZeroDivisionError: division by zero",
        )
        self.assertEqual(self.results()["good.py"], good)
        self.assertEqual(self.run_command("--check")[0], 1)

    def test_time_and_memory_are_bounded_and_what_a_snippet_started_is_ended(self) -> None:
        write_snippet(self.repository, "slow.py", SLOW)
        write_snippet(self.repository, "big.py", "x = bytearray(5 * 1024**3)\n")
        write_snippet(self.repository, "dead.py", "import os\nos.abort()\n")
        self.assertEqual(self.run_command()[0], 1)
        errors = {name: result["error"] for name, result in self.results().items()}
        self.assertEqual(errors["slow.py"], "Stopped after 1 s.\nwaiting")
        self.assertEqual(errors["big.py"].splitlines()[-1], "MemoryError")
        self.assertEqual(errors["dead.py"], "The process ended with SIGABRT, before the end of the script.")

    def test_a_script_that_ends_before_its_last_statement_fails(self) -> None:
        for number, source in enumerate(EARLY_ENDS):
            write_snippet(self.repository, f"{number}.py", f"{source}assert False\n")
        write_snippet(self.repository, "function.py", ENDS_IN_FUNCTION)
        write_snippet(self.repository, "block.py", ENDS_IN_BLOCK)
        write_snippet(self.repository, "last.py", ENDS_IN_LAST_STATEMENT)
        self.assertEqual(self.run_command()[0], 1)
        results = self.results()
        for number, error in enumerate(EARLY_ENDS.values()):
            with self.subTest(number):
                self.assertEqual(results[f"{number}.py"]["error"].splitlines()[-1], error)
        self.assertEqual(results["0.py"]["error"].splitlines()[0], "line 2: sys.exit(0)")
        self.assertEqual((results["function.py"]["outcome"], results["block.py"]["outcome"]), ("failed", "failed"))
        self.assertEqual((results["last.py"]["outcome"], results["last.py"]["outputs"]), ("passed", {"all": "done"}))

    def test_what_does_not_depend_on_the_machine_prints_the_same_twice(self) -> None:
        write_snippet(self.repository, "a.py", MACHINE)
        self.run_command()
        first = self.results()["a.py"]["outputs"]
        self.assertNotIn("printed something else", self.run_command("--all")[1])
        self.assertEqual(self.results()["a.py"]["outputs"], first)
        self.assertIn("/home/user/project /tmp/tmp00000001", first["all"])

    def test_an_output_that_changes_by_itself_is_reported(self) -> None:
        write_snippet(self.repository, "a.py", "# region: a\nimport time\nprint(time.perf_counter())\n# endregion: a\n")
        self.run_command()
        self.assertIn("current/a.py printed something else than in its last run", self.run_command("--all")[1])

    def test_the_network_is_out_of_reach(self) -> None:
        write_snippet(self.repository, "a.py", "import urllib.request\nurllib.request.urlopen('http://192.0.2.1/')\n")
        self.assertEqual(self.run_command()[0], 1)
        self.assertTrue(
            self.results()["a.py"]["error"].endswith(
                "It tried to reach 192.0.2.1. Snippets can only connect to this machine."
            )
        )

    def test_a_script_fails_when_it_or_a_process_of_it_tries_to_reach_another_machine_and_goes_on(self) -> None:
        for host, source in SWALLOWED.items():
            write_snippet(self.repository, f"{host}.py", source)
        self.run_command()
        for host in SWALLOWED:
            with self.subTest(host):
                self.assertEqual(
                    self.results()[f"{host}.py"].get("error"),
                    f"It tried to reach {host}. Snippets can only connect to this machine.",
                )

    def test_a_script_and_its_processes_reach_this_machine(self) -> None:
        write_snippet(self.repository, "a.py", LOOPBACK)
        code, printed = self.run_command()
        self.assertEqual(code, 0, printed)
        self.assertEqual(self.results()["a.py"]["outputs"], {"all": "http://localhost:3128"})

    def test_a_picture_needs_one_page(self) -> None:
        write_snippet(self.repository, "a.py", "# pictures: docs=*.html\nopen('a b.txt', 'w').close()\n")
        self.assertEqual(self.run_command()[0], 1)
        self.assertEqual(self.results()["a.py"]["error"], "The screenshot 'docs' needs one file *.html, but found 0")
        write_snippet(self.repository, "a.py", "# pictures: docs=b.html docs=c.html\n")
        self.assertIn("isn't a list of screenshots", self.run_command()[1])

    def test_a_service_that_does_not_exist_is_told_with_the_nearest_one(self) -> None:
        write_snippet(self.repository, "a.py", "# services: postgres s3\n")
        self.assertIn("There is no service 'postgres'.\n  Did you mean 'postgresql'?", self.run_command()[1])

    def test_results_of_deleted_snippets_go(self) -> None:
        for name in ("a.py", "b.py"):
            write_snippet(self.repository, name, GOOD)
        self.run_command()
        (self.repository.snippets("current") / "b.py").unlink()
        self.run_command()
        self.assertEqual(list(self.results()), ["a.py"])

    def test_a_filter_names_a_path_or_a_page(self) -> None:
        for name in ("core/a.py", "core/b.py", "learn/c.py"):
            write_snippet(self.repository, name, GOOD)
        page = self.repository.content("current") / "learn" / "c.md"
        page.parent.mkdir()
        page.write_text('<Snippet name="learn/c.py#read" />\n')
        self.run_command("core/a")
        self.assertEqual(list(self.results()), ["core/a.py"])
        self.run_command("site/content/current/learn/c.md")
        self.assertEqual(list(self.results()), ["core/a.py", "learn/c.py"])
        page.write_text('<Snippet name="later:core/a.py" />\n<Snippet name="current:core/b.py" output />\n')
        self.run_command("site/content/current/learn/c.md")
        self.assertEqual(list(self.results()), ["core/a.py", "core/b.py", "learn/c.py"])
        code, printed = self.run_command("nothing")
        self.assertEqual((code, printed.splitlines()[0]), (1, "No snippet matches 'nothing'."))

    def test_mistakes_in_the_form_are_told_before_anything_runs(self) -> None:
        write_snippet(self.repository, "a.py", "# fixtures: trip.csv\n# region: a\n")
        code, printed = self.run_command()
        self.assertEqual(code, 1)
        self.assertIn("site/snippets/current/a.py:2: The region 'a' has no end.", printed)
        self.assertIn("There is no fixture 'trip.csv' in site/static/data/.\n  Nearest: trips.csv.", printed)
        self.assertFalse(self.results_file.exists())

    def test_a_library_that_cannot_be_imported_is_told_with_its_error(self) -> None:
        write_snippet(self.repository, "a.py", GOOD)
        library = self.repository.root / "python" / "great_expectations" / "__init__.py"
        library.write_text("raise AttributeError('gone in 2.1')\n")
        code, printed = self.run_command()
        self.assertEqual(code, 1)
        self.assertIn("can't be imported in the environment of version current: AttributeError: gone in 2.1", printed)

    def test_a_library_of_another_release_is_refused(self) -> None:
        write_snippet(self.repository, "a.py", GOOD)
        metadata = self.repository.root / "python" / "great_expectations-1.8.1.dist-info" / "METADATA"
        metadata.write_text(metadata.read_text().replace("1.8.1", "1.7.0"))
        code, printed = self.run_command()
        self.assertEqual(code, 1)
        self.assertIn("contains great_expectations 1.7.0, not 1.8.1", printed)
