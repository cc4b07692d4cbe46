from __future__ import annotations

import re

from repository import Repository, ToolError
from runner.snippet import Snippet

SNIPPET_ON_PAGE = re.compile(r"<Snippet\b[^>]*?\bname=\"(?:([^\"#:]+):)?([^\"#]+)")


def select_snippets(repository: Repository, snippets: list[Snippet], filters: list[str]) -> list[Snippet]:
    """The snippets that match a filter, or all of them if there is no filter.

    A filter is a part of ``<version>/<path of the snippet>``, or a page (a ``.md`` file, relative to the repository or
    ``site/content``) that shows the snippets. Raises ``ToolError`` for a filter without matches.
    """
    if not filters:
        return snippets
    chosen: set[str] = set()
    for wish in filters:
        if wish.endswith((".md", ".mdx")):
            found = _of_page(repository, snippets, wish)
        else:
            part = wish.removeprefix("./").removeprefix("site/snippets/")
            found = {snippet.label for snippet in snippets if part in snippet.label}
        if not found:
            raise ToolError(
                f"No snippet matches {wish!r}.",
                "Pass a part of a path below site/snippets/, or a page that shows snippets.",
            )
        chosen |= found
    return [snippet for snippet in snippets if snippet.label in chosen]


def _of_page(repository: Repository, snippets: list[Snippet], wish: str) -> set[str]:
    content = repository.root / "site" / "content"
    found: set[str] = set()
    for page in {(repository.root / wish).resolve(), (content / wish).resolve()}:
        if page.is_file() and page.is_relative_to(content.resolve()):
            version = page.relative_to(content.resolve()).parts[0]
            shown = SNIPPET_ON_PAGE.findall(page.read_text(encoding="utf-8"))
            names = {f"{owner or version}/{name}" for owner, name in shown}
            found |= {snippet.label for snippet in snippets if snippet.label in names}
    return found
