from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from environments import Environment, build_environment
from page_checks.allowed import FILE, Allowed
from page_checks.check_blocks import check_block, check_installs, check_yaml
from page_checks.check_names import unknown_names
from page_checks.check_shown import unshown_pictures, unshown_regions
from page_checks.facts import Facts
from page_checks.page import Page, read_page
from repository import Repository, ToolError
from repository.repository import TOOLS

MISSING = re.compile(r"(?:The package )?'?([^' ]+)'? (?:doesn't exist in|is unknown)")


def main(repository: Repository | None = None) -> int:
    """Check all pages and return the exit code. Called by ``npm run check``."""
    repository = repository or Repository.here()
    try:
        allowed = Allowed.read(repository)
        facts = {version: Facts.read(repository, version) for version in repository.versions()}
        problems = [problem for version in facts for problem in (*_pages(repository, version, facts, allowed),)] + [
            problem
            for version in facts
            for check in (unshown_regions, unshown_pictures)
            for problem in check(repository, version)
        ]
    except ToolError as error:
        print(error, file=sys.stderr)
        return 1
    problems += [
        ToolError(f"{name!r} is allowed, but no page uses it.", "Remove it.", at=FILE) for name in allowed.idle()
    ]
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"{len(problems)} problems." if problems else "No problems with code and names on pages.")
    return 1 if problems else 0


def _pages(repository: Repository, version: str, facts: dict[str, Facts], allowed: Allowed) -> Iterator[ToolError]:
    content = repository.root / "site" / "content"
    values = repository.values(version)
    pages = [read_page(path, repository.root, values) for path in sorted(repository.content(version).rglob("*.md"))]
    others = [known for name, known in facts.items() if name != version]
    for page in pages:
        name_of_page = page.path.removeprefix(f"{content.relative_to(repository.root).as_posix()}/")
        for title, hint, line in _check(page, facts[version]):
            found = MISSING.match(title)
            name = found[1] if found else ""
            elsewhere = any(name.rpartition(".")[2] in known.identifiers for known in others)
            if not (name and allowed.permits(name, name_of_page, elsewhere)):
                yield ToolError(title, hint, at=f"{page.path}:{line}")
    blocks = [(page, block) for page in pages for block in page.blocks if block.language in ("yaml", "yml")]
    if blocks:
        interpreter = build_environment(repository, Environment.of(repository, TOOLS))
        for page, block in blocks:
            for title, hint, line in check_yaml([block], interpreter):
                yield ToolError(title, hint, at=f"{page.path}:{line}")


def _check(page: Page, facts: Facts) -> Iterator[tuple[str, str, int]]:
    for block in page.blocks:
        yield from check_block(block, facts)
    for code in page.codes:
        yield from check_installs(code.text, code.line, facts)
        for name, hint in dict(unknown_names(code.text, facts)).items():
            yield f"{name} doesn't exist in {facts.version}.", hint, code.line


if __name__ == "__main__":
    sys.exit(main())
