from __future__ import annotations

import subprocess
import unittest

from environments import Environment, build_environment
from repository import Repository
from repository.repository import TOOLS

PACKAGES = (
    *(
        "api_facts",
        "api_history",
        "environments",
        "page_checks",
        "repository",
        "runner",
        "sample_data",
        "services",
        "tests",
    ),
    *("tutorials", "walkthrough"),
)


class Code(unittest.TestCase):
    """The Python code itself: format, lint, types."""

    def run_tool(self, *arguments: str) -> None:
        repository = Repository.here()
        python = build_environment(repository, Environment.of(repository, TOOLS))
        done = subprocess.run(
            [str(python), "-m", *arguments],
            cwd=repository.root / "python",
            capture_output=True,
            text=True,
            check=False,
        )
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_it_is_formatted(self) -> None:
        self.run_tool("ruff", "format", "--check", ".")

    def test_it_follows_the_lint_rules(self) -> None:
        self.run_tool("ruff", "check", ".")

    def test_its_types_fit(self) -> None:
        packages = [argument for package in PACKAGES for argument in ("-p", package)]
        cache = str(Repository.here().venvs / "mypy-cache")
        self.run_tool("mypy", "--strict", "--ignore-missing-imports", "--cache-dir", cache, *packages)
