from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from repository import Repository, ToolError
from runner.load_snippets import load_snippets

SHOWN = re.compile(r"<Snippet\b[^>]*?\bname=\"([^\"]+)\"")
SHOWN_BY_COMPONENT = re.compile(r"""\bsnippet\(\s*['"]([^'"]+)['"]""")


def unshown_regions(repository: Repository, version: str) -> Iterator[ToolError]:
    """Regions that no page shows: their names are misspelt somewhere, or they are left over."""
    shown = _shown(repository, version)
    snippets, _ = load_snippets(repository, version)
    for snippet in snippets:
        at = snippet.path.relative_to(repository.root).as_posix()
        for region in snippet.regions:
            if f"{snippet.name}#{region.name}" not in shown:
                yield ToolError(
                    f"No page shows the region {region.name!r}.",
                    f'Show it with <Snippet name="{snippet.name}#{region.name}" />, or remove its two markers.',
                    at=f"{at}:{region.first}",
                )


def _shown(repository: Repository, version: str) -> set[str]:
    site = repository.root / "site"
    pages: list[Path] = [*repository.content(version).rglob("*.md")]
    names = {name for page in pages for name in SHOWN.findall(page.read_text(encoding="utf-8"))}
    for component in (*site.glob("pages/**/*.tsx"), *site.glob("components/**/*.tsx")):
        names |= set(SHOWN_BY_COMPONENT.findall(component.read_text(encoding="utf-8")))
    return names
