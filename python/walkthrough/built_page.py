from __future__ import annotations

import hashlib
import json
import re
from dataclasses import asdict, dataclass, field
from html.parser import HTMLParser
from pathlib import Path

FENCE = re.compile(
    r"^(?P<indent> *)(?P<ticks>`{3,})(?P<language>[\w+-]*)[^\n]*\n(?P<text>.*?)^(?P=indent)(?P=ticks) *$", re.M | re.S
)
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}

Choice = tuple[tuple[str, str], ...]
"""The tab of each enclosing group, outermost first, as pairs of group and value."""


@dataclass
class Block:
    """A code block as readers see it."""

    language: str
    choice: Choice
    heading: str
    """The heading above the block."""
    title: str = ""
    text: str = ""
    output: str | None = None
    """The output shown below the code. A block without code shows only an output."""
    tested: str = ""
    """The release in the badge, for the code of a snippet that ran."""
    has_code: bool = False


@dataclass
class BuiltPage:
    """The blocks, tabs and downloads of a page in a built site."""

    path: str
    """Path below the folder of the built site, without extension."""
    version: str
    url: str
    blocks: list[Block] = field(default_factory=list)
    groups: dict[str, list[str]] = field(default_factory=dict)
    """Values of each group of tabs, in the order of the page."""
    downloads: set[str] = field(default_factory=set)
    """Names of the sample files that the page links to."""


def read_built_page(folder: Path, copy: Path) -> BuiltPage:
    """Read a page from its Markdown copy and its HTML, which has the structure of the tabs.

    Raises ``ValueError`` if the copy lacks code of the page, or has it in a different order.
    """
    text = copy.read_text(encoding="utf-8")
    metadata = dict(re.findall(r'^(\w+): "(.*)"$', text.split("\n---\n", 1)[0], re.M))
    path = copy.relative_to(folder).with_suffix("")
    page = BuiltPage(path.as_posix(), metadata.get("version", ""), metadata.get("url", ""))
    html = next(file for file in (copy.with_suffix(".html"), copy.with_suffix("") / "index.html") if file.is_file())
    reader = _PageReader(page)
    reader.feed(html.read_text(encoding="utf-8"))
    copied = iter([_plain(match["text"]) for match in FENCE.finditer(text)])
    for block in page.blocks:
        if block.has_code and _plain(block.text) not in copied:
            raise ValueError(f"The Markdown copy has no code, or has it in another place: {block.text[:80]!r}.")
    return page


def hash_pages(built: Path, folder: str) -> str:
    """SHA-256, as hex, of all that readers follow on the pages below a folder of a built site: code, tabs, downloads.

    Text isn't part of it. A page that can't be read has the hash of the error.
    """
    digest = hashlib.sha256()
    for copy in sorted((built / folder).rglob("*.md")):
        try:
            page = asdict(read_built_page(built, copy))
            content = {**page, "url": "", "downloads": sorted(page["downloads"])}
        except ValueError as error:
            content = {"path": copy.relative_to(built).as_posix(), "error": str(error)}
        digest.update(json.dumps(content).encode())
    return digest.hexdigest()


def _plain(text: str) -> str:
    return "\n".join(line.strip() for line in text.strip().splitlines())


class _PageReader(HTMLParser):
    def __init__(self, page: BuiltPage) -> None:
        super().__init__(convert_charrefs=True)
        self._page = page
        self._open: list[tuple[str, str]] = []
        """Open elements: tag and role."""
        self._tabs: list[tuple[str, list[str], int]] = []
        """Open groups: name, values, number of the current panel."""
        self._heading = ""
        self._block: Block | None = None

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attributes}
        classes = values.get("class", "").split()
        role = ""
        if tag == "input" and values.get("type") == "radio" and self._tabs and self._role("tab-list"):
            self._tabs[-1][1].append(values.get("value", ""))
        elif tag == "a" and "download" in values:
            self._page.downloads.add(values["download"] or values.get("href", "").rpartition("/")[2])
        elif "tabs" in classes and tag == "div":
            self._tabs.append((values.get("data-group") or f"#{len(self._page.blocks)}", [], -1))
            role = "tabs"
        elif "tab-list" in classes:
            role = "tab-list"
        elif "tab-panel" in classes and self._tabs:
            name, names, number = self._tabs[-1]
            self._tabs[-1] = (name, names, number + 1)
            role = "tab-panel"
        elif "code" in classes and tag == "div":
            choice = tuple((name, names[number]) for name, names, number in self._tabs if number >= 0)
            self._block = Block(values.get("data-language", ""), choice, self._heading)
            role = "block"
        elif "visually-hidden" in classes:
            role = "visually-hidden"
        elif "code-title" in classes:
            role = "title"
        elif "tested" in classes:
            role = "tested"
        elif tag == "pre" and self._block:
            if self._role("output"):
                self._block.output = ""
                role = "samp"
            else:
                self._block.has_code = True
                role = "code"
        elif "code-output" in classes:
            role = "output"
        elif re.fullmatch("h[1-6]", tag):
            self._heading = ""
            role = "heading"
        if tag not in VOID:
            self._open.append((tag, role))

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        while self._open:
            opened, role = self._open.pop()
            if role == "tabs":
                name, values, _ = self._tabs.pop()
                known = self._page.groups.setdefault(name, [])
                known += [value for value in values if value not in known]
            elif role == "block" and self._block:
                self._page.blocks.append(self._block)
                self._block = None
            if opened == tag:
                return

    def handle_data(self, data: str) -> None:
        if self._role("heading"):
            self._heading += data
        block = self._block
        if block is None:
            return
        if self._role("title"):
            block.title += data
        elif self._role("tested"):
            if not self._role("visually-hidden"):
                block.tested += data.strip()
        elif self._role("samp"):
            block.output = (block.output or "") + data
        elif self._role("code"):
            block.text += data

    def _role(self, role: str) -> bool:
        return any(name == role for _, name in self._open)
