from __future__ import annotations

import ast
import json
import tempfile
import unittest
from collections.abc import Iterator
from pathlib import Path

from repository import Repository, ToolError
from runner.fingerprint import fingerprint, fingerprint_files

# Names that the two sides could sort, normalize or read differently, with their contents.
ODD_FILES = {
    "../a b#%.py": b"1\r\n2\n\r\r\n",
    "../{version}/lock.txt": b"lock",
    "../\uff5e.py": "é".encode(),
    "../\U0001f600.py": b"\xff\x00",
    "../e\u0301.py": b"decomposed",
    "B.py": b"",
    "a.py": b"a",
}
# The same value is in `engine/src/site/snippet-results.test.ts`: both sides must compute it.
ODD_FINGERPRINT = "6f109c34cfb996b358e6b4aba3b2a45f9f88e9f0897a7ccb0d816c0c9c3548fa"

# What runs a snippet; everything of these packages that they import is part of it.
ROOTS = ("runner.fork_server", "runner.run_jobs", "runner.make_job", "runner.parse_snippet", "services.__main__")
PACKAGES = ("runner", "services")
NOT_IMPORTED = {
    "../python/environments/services/requirements.txt",
    "../python/environments/{version}/requirements.txt",
    "../python/runner/child_processes/sitecustomize.py",
    "../python/runner/spark/spark-defaults.conf",
    "../python/services/azurite/package-lock.json",
}


class Fingerprint(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.repository = Repository(Path(folder.name))
        for name, content in ODD_FILES.items():
            file = self.repository.site / name.replace("{version}", "1.8.1")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)

    def fingerprint(self, paths: list[str]) -> str:
        self.repository.fingerprint_list.parent.mkdir(parents=True, exist_ok=True)
        self.repository.fingerprint_list.write_text(json.dumps(paths))
        return fingerprint(self.repository, "1.8.1")

    def test_odd_names_and_contents_have_the_fingerprint_that_the_docs_engine_computes(self) -> None:
        self.assertEqual(self.fingerprint([*ODD_FILES, "./x/../a.py"]), ODD_FINGERPRINT)
        self.assertEqual(self.fingerprint(["./x/../a.py", *reversed(ODD_FILES)]), ODD_FINGERPRINT)

    def test_each_content_and_each_path_counts(self) -> None:
        (self.repository.site / "b.py").write_bytes(b"a")
        self.assertNotEqual(self.fingerprint(["a.py"]), self.fingerprint(["b.py"]))
        before = self.fingerprint(["a.py"])
        (self.repository.site / "a.py").write_bytes(b"b")
        self.assertNotEqual(self.fingerprint(["a.py"]), before)

    def test_a_path_without_a_file_is_an_error(self) -> None:
        with self.assertRaises(ToolError) as caught:
            self.fingerprint(["../{version}/gone.txt"])
        self.assertEqual(
            str(caught.exception).splitlines()[0],
            "site/snippets/fingerprint.json: There is no file '../{version}/gone.txt' for version '1.8.1'.",
        )


class RealList(unittest.TestCase):
    def test_it_has_every_module_that_runs_snippets_and_nothing_else(self) -> None:
        listed = fingerprint_files(Repository.here())
        self.assertEqual(listed, sorted(listed))
        modules = {f"../python/{path}" for path in _imported(Repository.here().root / "python")}
        self.assertEqual(set(listed), modules | NOT_IMPORTED)


def _imported(folder: Path) -> set[str]:
    """Files of the modules that the roots import, directly or not."""
    found: set[str] = set()
    waiting = list(ROOTS)
    while waiting:
        module = waiting.pop()
        for path in (f"{module.replace('.', '/')}.py", f"{module.replace('.', '/')}/__init__.py"):
            if module.partition(".")[0] in PACKAGES and path not in found and (folder / path).is_file():
                found.add(path)
                waiting += [module.rpartition(".")[0], *_imports(folder / path)]
    return found


def _imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
