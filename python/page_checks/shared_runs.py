from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from page_checks.page import Located, Page

# Pages don't copy text: they share no run of this many words with the docstrings of the library.
WORDS = 12
WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")


def shared_runs(pages: Iterable[Page], package: Path) -> Iterator[tuple[Page, int, str]]:
    """Runs of words that pages share with the docstrings of a package: page, line, and words."""
    known = {run for text in docstrings(package) for run, _ in _runs(_words([Located(text, 1)]))}
    for page in pages:
        last = -WORDS
        for position, (run, line) in enumerate(_runs(_words(page.prose))):
            # A longer run is reported once.
            if run in known:
                if position > last + 1:
                    yield page, line, run
                last = position


def docstrings(package: Path) -> Iterator[str]:
    """The docstrings of all modules, classes and functions below a folder."""
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                text = ast.get_docstring(node, clean=False)
                if text:
                    yield text


def _words(parts: Iterable[Located]) -> list[tuple[str, int]]:
    return [(word.lower(), part.line) for part in parts for word in WORD.findall(part.text)]


def _runs(words: list[tuple[str, int]]) -> Iterator[tuple[str, int]]:
    for start in range(len(words) - WORDS + 1):
        run = words[start : start + WORDS]
        yield " ".join(word for word, _ in run), run[0][1]
