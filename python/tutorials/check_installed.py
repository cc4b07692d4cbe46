"""Replaces ``pip install`` in tutorials: the installed packages must meet the requirements in the arguments."""

from __future__ import annotations

import importlib.metadata
import sys
from pathlib import Path

from packaging.requirements import Requirement


def main(arguments: list[str]) -> int:
    """Print the requirements that aren't met. ``arguments`` are those of pip."""
    if arguments[:1] != ["install"]:
        print(f"Only `pip install` is supported, not `pip {' '.join(arguments)}`.", file=sys.stderr)
        return 1
    requirements: list[str] = []
    words = iter(arguments[1:])
    for word in words:
        if word in ("-r", "--requirement"):
            requirements += Path(next(words)).read_text(encoding="utf-8").split()
        elif not word.startswith("-"):
            requirements.append(word)
    unmet = [text for text in requirements if not _is_met(Requirement(text))]
    for text in unmet:
        print(f"{text} isn't installed in the tutorial's environment.", file=sys.stderr)
    return 1 if unmet else 0


def _is_met(requirement: Requirement) -> bool:
    try:
        installed = importlib.metadata.version(requirement.name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return bool(requirement.specifier.contains(installed, prereleases=True))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
