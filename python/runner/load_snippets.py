from __future__ import annotations

import difflib

from repository import Repository, ToolError
from runner.parse_snippet import parse_snippet
from runner.snippet import Snippet


def load_snippets(repository: Repository, version: str) -> tuple[list[Snippet], list[ToolError]]:
    """The snippets of a version, sorted by name, and their problems."""
    folder = repository.snippets(version)
    snippets: list[Snippet] = []
    problems: list[ToolError] = []
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder).as_posix()
        at = path.relative_to(repository.root).as_posix()
        snippet, found = parse_snippet(version, name, path, at)
        snippets.append(snippet)
        problems += found
        problems += _missing_fixtures(repository, snippet, at)
    return snippets, problems


def _missing_fixtures(repository: Repository, snippet: Snippet, at: str) -> list[ToolError]:
    there = sorted(
        file.relative_to(repository.fixtures).as_posix() for file in repository.fixtures.rglob("*") if file.is_file()
    )
    return [
        ToolError(
            f"There is no fixture {name!r} in site/static/data/.",
            f"Nearest: {', '.join(difflib.get_close_matches(name, there, cutoff=0.3)) or 'none'}.",
            at=at,
        )
        for name in snippet.fixtures
        if name not in there
    ]
