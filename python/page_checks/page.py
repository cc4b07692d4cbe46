from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

FENCE = re.compile(r"^(?P<indent>\s*)(?P<ticks>```+|~~~+)\s*(?P<language>[\w+-]*)(?P<rest>.*)$")
INLINE_CODE = re.compile(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)")
TAG = re.compile(r"</?[A-Za-z][^>]*>")
VALUE = re.compile(r'<Value name="(\w+)" ?/>')
LINK_TARGET = re.compile(r"\]\([^)]*\)")


@dataclass(frozen=True)
class Located:
    """A text and the line of the page on which it begins, counted from 1."""

    text: str
    line: int


@dataclass(frozen=True)
class Block(Located):
    """A fenced code block, without its fences and their indentation."""

    language: str


@dataclass
class Page:
    """The parts of a page or partial that are checked."""

    path: str
    """Relative to the repository, with forward slashes."""
    blocks: list[Block] = field(default_factory=list)
    codes: list[Located] = field(default_factory=list)
    """Inline code."""
    prose: list[Located] = field(default_factory=list)
    """The rest: one entry per line with words."""


def read_page(path: Path, root: Path, values: Mapping[str, str] | None = None) -> Page:
    """Split a Markdown file into its parts. ``values`` are what ``<Value name="…" />`` inserts."""
    page = Page(path.relative_to(root).as_posix())
    text = path.read_text(encoding="utf-8")
    lines = VALUE.sub(lambda found: (values or {}).get(found[1], found[0]), text).splitlines()
    number = _after_front_matter(lines, page)
    while number < len(lines):
        fence = FENCE.match(lines[number])
        if fence:
            number = _read_block(lines, number, fence, page)
            continue
        line = lines[number]
        page.codes += [Located(code[2].strip(), number + 1) for code in INLINE_CODE.finditer(line)]
        words = TAG.sub(" ", LINK_TARGET.sub("]", INLINE_CODE.sub(r"\2", line))).strip()
        if words:
            page.prose.append(Located(words, number + 1))
        number += 1
    return page


def _after_front_matter(lines: list[str], page: Page) -> int:
    if not lines or lines[0].strip() != "---":
        return 0
    for number, line in enumerate(lines[1:], start=1):
        if line.strip() == "---":
            return number + 1
        key, _, value = line.partition(":")
        if key in ("title", "description", "sidebar_label"):
            page.prose.append(Located(value.strip().strip("'\""), number + 1))
    return 0


def _read_block(lines: list[str], number: int, fence: re.Match[str], page: Page) -> int:
    indent, ticks = len(fence["indent"]), fence["ticks"]
    end = number + 1
    while end < len(lines) and not re.fullmatch(rf"\s*{re.escape(ticks[0])}{{{len(ticks)},}}\s*", lines[end]):
        end += 1
    text = "\n".join(
        line[indent:] if line[:indent].strip() == "" else line.lstrip() for line in lines[number + 1 : end]
    )
    page.blocks.append(Block(text, number + 2, fence["language"].lower()))
    return end + 1
