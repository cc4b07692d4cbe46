from __future__ import annotations

import re
from collections.abc import Iterator

from repository import Repository, ToolError
from repository.repository import CURRENT
from runner.load_snippets import load_snippets
from runner.take_pictures import picture_files

NAMED = re.compile(r"""['"]([\w.-]+:)?([\w./-]+\.py#[\w-]+)['"]""")
# The regions that the page of an Expectation shows, by site/components/expectations/write-page.ts.
EXPECTATION_REGIONS = ("setup", "passes", "fails", "error")
SOURCES = {".md", ".json", ".ts", ".tsx", ".yaml"}


def unshown_regions(repository: Repository, version: str) -> Iterator[ToolError]:
    """Regions that no page shows, because the name is misspelled or the region isn't used."""
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


def unshown_pictures(repository: Repository, version: str) -> Iterator[ToolError]:
    """Images that no page shows, and files that no snippet creates."""
    pages = (repository.root / "site" / "content").rglob("*.md")
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    snippets, _ = load_snippets(repository, version)
    made = {
        file: snippet
        for snippet in snippets
        for name, _ in snippet.pictures
        for file in picture_files(repository, snippet, name)
    }
    for file, snippet in made.items():
        address = "/" + file.relative_to(repository.root / "site" / "static").as_posix()
        if address not in text:
            yield ToolError(
                f"No page shows the image {file.stem!r}.",
                f'Show it with <Image src="{address}" alt="…" />, or remove it from `# pictures:`.',
                at=snippet.path.relative_to(repository.root).as_posix(),
            )
    for file in sorted(repository.pictures(version).rglob("*.*")):
        if file not in made:
            yield ToolError(
                "No snippet creates this image.", "Delete it.", at=file.relative_to(repository.root).as_posix()
            )


def _shown(repository: Repository, version: str) -> set[str]:
    """The regions of a version that the site uses, as ``<snippet>#<region>``.

    Pages, their data and API descriptions refer to regions of the same version, or of another one with the prefix
    ``<version>:``. The page of each Expectation shows the regions of its snippet. Components refer to any version. A
    region of the current version counts for every version, because frozen versions have copies of it.
    """
    site = repository.root / "site"
    names = {
        f"reference/expectations/{text.stem}.py#{region}"
        for text in (site / "expectations" / version).glob("*.yaml")
        for region in EXPECTATION_REGIONS
    }
    for folder in ("content", "api", "pages", "components"):
        for file in (site / folder).rglob("*.*"):
            if file.suffix not in SOURCES:
                continue
            own = file.relative_to(site / folder).parts[0] if folder in ("content", "api") else version
            for prefix, name in NAMED.findall(file.read_text(encoding="utf-8")):
                if prefix == f"{CURRENT}:" or (prefix.removesuffix(":") or own) == version:
                    names.add(name)
    return names
