from __future__ import annotations

import difflib
import re
from pathlib import Path

from repository import ToolError
from runner.snippet import DEFAULT_TIMEOUT, Region, Snippet
from services.service_names import SERVICES

DIRECTIVE = re.compile(r"#\s*([A-Za-z]+)\s*:\s*(.*)")
DIRECTIVES = ("fixtures", "services", "pictures", "timeout", "executable")
MARKER = re.compile(r"\s*#\s*(region|endregion)\b(.*)")
HIDE = re.compile(r"\s*#\s*hide-(start|end)\s*")
NAME = re.compile(r"[a-z0-9][a-z0-9_-]*")
PICTURE = re.compile(r"([a-z0-9][a-z0-9_-]*)=([^/\s]\S*\.html)")
LONGEST_TIMEOUT = 600


def parse_snippet(version: str, name: str, path: Path, at: str) -> tuple[Snippet, list[ToolError]]:
    """Read a snippet file and the problems of its format.

    ``at`` is the path in messages. The snippet can run only if the list is empty.
    """
    source = path.read_text(encoding="utf-8")
    problems: list[ToolError] = []
    try:
        compile(source, str(path), "exec", dont_inherit=True)
    except SyntaxError as error:
        problems.append(
            ToolError(f"This isn't valid Python: {error.msg}.", "Correct the syntax.", at=f"{at}:{error.lineno}")
        )
    lines = source.splitlines()
    header = _read_header(lines, at, problems)
    _check_hidden_lines(lines, at, problems)
    snippet = Snippet(
        version=version,
        name=name,
        path=path,
        regions=find_regions(lines, at, problems),
        fixtures=_fixtures(header, at, problems),
        services=_services(header, at, problems),
        pictures=_pictures(header, at, problems),
        timeout=_timeout(header, at, problems),
        not_executable=_not_executable(header, at, problems),
    )
    return snippet, problems


def find_regions(lines: list[str], at: str, problems: list[ToolError]) -> tuple[Region, ...]:
    """The regions of a file in the order of their first lines. Problems are added to ``problems``."""
    regions: list[Region] = []
    open_regions: list[tuple[str, int]] = []
    seen: dict[str, int] = {}
    for number, line in enumerate(lines, start=1):
        marker = MARKER.fullmatch(line)
        if marker is None:
            continue
        here = f"{at}:{number}"
        word, rest = marker.groups()
        name = rest.removeprefix(":").strip()
        if not rest.startswith(":") or not NAME.fullmatch(name):
            problems.append(
                ToolError(
                    f"{line.strip()!r} isn't a region marker.",
                    f"Write `# {word}: name`. The name may contain lowercase letters, digits, `-` and `_`.",
                    at=here,
                )
            )
        elif word == "region":
            if name in seen:
                problems.append(
                    ToolError(
                        f"The region {name!r} already exists in line {seen[name]}.",
                        "Give each region of a file a different name.",
                        at=here,
                    )
                )
            seen.setdefault(name, number)
            open_regions.append((name, number))
        elif not open_regions:
            problems.append(
                ToolError(
                    f"The region {name!r} doesn't begin before this line.",
                    f"Begin it with `# region: {name}`.",
                    at=here,
                )
            )
        elif open_regions[-1][0] != name:
            inner, line_of_inner = open_regions[-1]
            problems.append(
                ToolError(
                    f"`# endregion: {name}` is inside the region {inner!r} of line {line_of_inner}.",
                    f"End {inner!r} first. Regions may be nested but not overlap.",
                    at=here,
                )
            )
            if name in (open_name for open_name, _ in open_regions):
                while open_regions.pop()[0] != name:
                    pass
        else:
            regions.append(Region(name, open_regions.pop()[1], number))
    problems.extend(
        ToolError(f"The region {name!r} has no end.", f"Add `# endregion: {name}`.", at=f"{at}:{number}")
        for name, number in open_regions
    )
    return tuple(sorted(regions, key=lambda region: region.first))


def _check_hidden_lines(lines: list[str], at: str, problems: list[ToolError]) -> None:
    """Check the markers of hidden lines. An unmatched marker would show asserts or hide the script."""
    start: int | None = None
    for number, line in enumerate(lines, start=1):
        marker = HIDE.fullmatch(line)
        if marker is None:
            continue
        if (marker[1] == "start") == (start is not None):
            title, hint = (
                (f"Lines are already hidden from line {start}.", "End that part with `# hide-end` first.")
                if start
                else ("`# hide-end` has no `# hide-start` before it.", "Begin them with `# hide-start`.")
            )
            problems.append(ToolError(title, hint, at=f"{at}:{number}"))
        start = number if marker[1] == "start" else None
    if start is not None:
        problems.append(ToolError("`# hide-start` has no `# hide-end`.", "Add `# hide-end`.", at=f"{at}:{start}"))


Header = dict[str, tuple[str, int]]


def _read_header(lines: list[str], at: str, problems: list[ToolError]) -> Header:
    """The directives in the comments at the start of the file: value and line by name."""
    header: Header = {}
    for number, line in enumerate(lines, start=1):
        if not line.startswith("#") or MARKER.fullmatch(line):
            if line.strip():
                break
            continue
        directive = DIRECTIVE.fullmatch(line.rstrip())
        if directive is None:
            continue
        name, value = directive.groups()
        if name in header:
            problems.append(
                ToolError(f"The directive {name!r} occurs twice.", "Keep one of them.", at=f"{at}:{number}")
            )
        elif name in DIRECTIVES:
            header[name] = (value, number)
        elif near := difflib.get_close_matches(name.lower(), DIRECTIVES, n=1, cutoff=0.75):
            problems.append(
                ToolError(f"There is no directive {name!r}.", f"Did you mean `# {near[0]}:`?", at=f"{at}:{number}")
            )
    return header


def _fixtures(header: Header, at: str, problems: list[ToolError]) -> tuple[str, ...]:
    if "fixtures" not in header:
        return ()
    value, number = header["fixtures"]
    names = re.split(r"[\s,]+", value.strip())
    if not value.strip() or any(name.startswith("/") or ".." in name.split("/") for name in names):
        problems.append(
            ToolError(
                f"{value!r} isn't a list of fixtures.",
                "List files in site/static/data/, separated by spaces or commas.",
                at=f"{at}:{number}",
            )
        )
        return ()
    return tuple(sorted(set(names)))


def _services(header: Header, at: str, problems: list[ToolError]) -> tuple[str, ...]:
    if "services" not in header:
        return ()
    value, number = header["services"]
    names = sorted(set(re.split(r"[\s,]+", value.strip())))
    for name in names:
        if name not in SERVICES:
            near = difflib.get_close_matches(name, SERVICES, n=1, cutoff=0.5)
            problems.append(
                ToolError(
                    f"There is no service {name!r}.",
                    f"Did you mean {near[0]!r}?" if near else f"There are: {', '.join(sorted(SERVICES))}.",
                    at=f"{at}:{number}",
                )
            )
    return tuple(name for name in names if name in SERVICES)


def _pictures(header: Header, at: str, problems: list[ToolError]) -> tuple[tuple[str, str], ...]:
    if "pictures" not in header:
        return ()
    value, number = header["pictures"]
    found = [PICTURE.fullmatch(word) for word in value.split()]
    names = [match[1] for match in found if match]
    if not found or None in found or len(set(names)) < len(names):
        problems.append(
            ToolError(
                f"{value!r} isn't a list of screenshots.",
                "Write `# pictures: name=gx/uncommitted/data_docs/**/index.html`, with unique names.",
                at=f"{at}:{number}",
            )
        )
    return tuple((match[1], match[2]) for match in found if match)


def _timeout(header: Header, at: str, problems: list[ToolError]) -> int:
    if "timeout" not in header:
        return DEFAULT_TIMEOUT
    value, number = header["timeout"]
    if value.isascii() and value.isdigit() and 1 <= int(value) <= LONGEST_TIMEOUT:
        return int(value)
    problems.append(
        ToolError(
            f"{value!r} isn't a timeout.",
            f"Write an integer of seconds from 1 to {LONGEST_TIMEOUT}.",
            at=f"{at}:{number}",
        )
    )
    return DEFAULT_TIMEOUT


def _not_executable(header: Header, at: str, problems: list[ToolError]) -> str | None:
    if "executable" not in header:
        return None
    value, number = header["executable"]
    reason = re.fullmatch(r"no\s*(?:—|–|--|-)\s*(\S.*)", value)
    if reason:
        return reason.group(1)
    problems.append(
        ToolError(
            f"`executable: {value}` has no reason.",
            "Write `# executable: no — <reason>`, or remove the line if the snippet runs.",
            at=f"{at}:{number}",
        )
    )
    return None
