"""Follows the tutorials of a built site in empty folders, with the programs that they install."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from environments import Environment, build_environment, lock_environment
from repository import Repository, ToolError
from repository.repository import TOOLS
from tutorials.follow_tutorial import follow_tutorial
from tutorials.tutorial import read_tutorials, tutorial_environment
from walkthrough.built_page import read_built_page
from walkthrough.choices import choices_of


def main(arguments: list[str]) -> int:
    """Follow the tutorials in a built site; more arguments are filters. ``--lock`` resolves all requirements again."""
    repository = Repository.here()
    tutorials = read_tutorials()
    problems = 0
    try:
        if arguments == ["--lock"]:
            for name in sorted({name for tutorial in tutorials for name in tutorial.environments}):
                lock_environment(repository, tutorial_environment(repository, name))
            return 0
        built, filters = Path(arguments[0]).resolve(), arguments[1:]
        tools = build_environment(repository, Environment.of(repository, TOOLS))
        for tutorial in tutorials:
            page = read_built_page(built, built / f"{tutorial.page}.md")
            for choice in choices_of(page):
                name = " ".join((tutorial.page, *choice.values()))
                if filters and not any(part in name for part in filters):
                    continue
                started = time.monotonic()
                found = follow_tutorial(repository, tutorial, page, choice, tools)
                print(f"{name}  {time.monotonic() - started:.0f} s, {len(found)} problems", flush=True)
                for problem in found:
                    print(f"\n{problem}\n")
                problems += len(found)
    except ToolError as error:
        print(error, file=sys.stderr)
        return 1
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
