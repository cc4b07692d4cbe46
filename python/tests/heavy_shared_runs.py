from __future__ import annotations

import re
import unittest
from pathlib import Path

from environments import Environment, build_environment
from environments.environment import PACKAGE
from page_checks.page import Located, Page, read_page
from page_checks.shared_runs import WORDS, docstrings, shared_runs
from repository import Repository


class SharedRuns(unittest.TestCase):
    """The words of the pages are not those of the library's docstrings."""

    def test_no_page_shares_a_run_of_words_with_a_docstring_of_either_release(self) -> None:
        repository = Repository.here()
        content = repository.root / "site" / "content"
        pages = [read_page(path, repository.root) for path in sorted(content.rglob("*.md"))]
        descriptions = sorted((repository.root / "site" / "api").rglob("*.yaml"))
        self.assertGreater(len(descriptions), 10)
        pages += [_read_descriptions(path, repository) for path in descriptions]
        self.assertGreater(len(pages), 10)
        found: list[str] = []
        for version in repository.versions():
            environment = Environment.of(repository, version)
            build_environment(repository, environment)
            package = next((environment.venv / "lib").glob(f"python3.*/site-packages/{PACKAGE}"))
            self.assertGreater(sum(1 for _ in docstrings(package)), 1000)
            found += [
                f"{page.path}:{line}: {WORDS} words of {environment.package_version()}: {run}"
                for page, line, run in shared_runs(pages, package)
            ]
        self.assertEqual(found, [])


def _read_descriptions(path: Path, repository: Repository) -> Page:
    """The texts of the API reference, without keys and code."""
    lines = path.read_text(encoding="utf-8").splitlines()
    texts = [re.sub(r"`[^`]*`", "", line.partition(": ")[2] or line.strip()) for line in lines]
    prose = [Located(text, number) for number, text in enumerate(texts, start=1)]
    return Page(path.relative_to(repository.root).as_posix(), prose=prose)
