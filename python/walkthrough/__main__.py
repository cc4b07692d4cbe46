"""Follows each page of a built site as a newcomer: from top to bottom, in an empty folder, for each choice of tabs."""

from __future__ import annotations

import json
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from environments import Environment, build_environment
from environments.environment import PACKAGE
from repository import Repository, ToolError
from runner.job import Job
from runner.load_snippets import load_snippets
from runner.run_jobs import run_jobs
from services import Lease, ServiceHost
from tutorials.tutorial import read_tutorials
from walkthrough.built_page import BuiltPage, hash_pages, read_built_page
from walkthrough.choices import choices_of, is_shown

GIVEN = Path(__file__).parent / "given.json"
"""Blocks that need something of the reader's, such as a bucket: a failure there ends the walk and isn't a problem.

With ``file``, the walk skips this file of the page and continues.
"""
SHOWN_SNIPPET = re.compile(r'name="(?:[\w.-]+:)?([\w./-]+\.py)')
PARTIAL = re.compile(r'<Partial file="([^"]+)"')
TIMEOUT = 300


@dataclass
class _Walk:
    page: BuiltPage
    choice: dict[str, str]
    fixtures: list[tuple[str, Path]]
    services: tuple[str, ...]
    folder: Path
    release: str
    other_releases: list[str]
    skipped: list[str]
    """Files of the page that need something of the reader's."""
    lease: Lease | None = None

    @property
    def name(self) -> str:
        tabs = " ".join(f"{group}={value}" for group, value in self.choice.items())
        return f"{self.page.path} {tabs}".strip()

    def job(self) -> Job:
        """Write the steps and the script that follows them."""
        self.folder.mkdir()
        steps = [
            {"number": number, **asdict(block)}
            for number, block in enumerate(self.page.blocks)
            if is_shown(block, self.choice) and block.tested in ("", self.release) and block.title not in self.skipped
        ]
        lease = self.lease
        plan = {
            "steps": steps,
            "variables": lease.variables if lease else {},
            "shown": lease.shown if lease else {},
            "other_releases": self.other_releases,
        }
        (self.folder / "plan.json").write_text(json.dumps(plan), encoding="utf-8")
        script = self.folder / "follow.py"
        files = [str(self.folder / name) for name in ("plan.json", "result.json")]
        script.write_text(f"from walkthrough.follow_steps import main\nmain({files[0]!r}, {files[1]!r})\n")
        return Job(
            name=self.name,
            package=PACKAGE,
            path=script,
            regions=(),
            fixtures=self.fixtures,
            pictures={},
            timeout=TIMEOUT,
            variables=lease.variables if lease else {},
            shown=lease.shown if lease else {},
            # Code that needs another machine ends the walk, and isn't an error.
            executable=False,
        )


@dataclass
class _Summary:
    problems: dict[str, list[str]] = field(default_factory=dict)
    """Problems, and the choices of tabs that have them."""
    lines: list[str] = field(default_factory=list)
    pages: set[str] = field(default_factory=set)
    walks: int = 0
    blocks: int = 0
    stops: int = 0
    given: list[dict[str, str]] = field(default_factory=lambda: json.loads(GIVEN.read_text(encoding="utf-8")))
    used: list[dict[str, str]] = field(default_factory=list)

    def skipped_on(self, page: BuiltPage) -> list[str]:
        """The files of a page that need something of the reader's."""
        titles = {block.title for block in page.blocks}
        entries = [entry for entry in self.given if entry["page"] == page.path and entry.get("file") in titles]
        self.used += entries
        return [entry["file"] for entry in entries]

    def given_at(self, walk: _Walk, findings: list[dict[str, Any]]) -> str | None:
        """What the reader must have for the first block that failed."""
        for entry in self.given if findings else []:
            if "file" in entry:
                continue
            block = walk.page.blocks[findings[0]["step"]]
            tab = entry.get("tab")
            at = (walk.page.path, entry.get("heading", block.heading))
            if (entry["page"], block.heading) == at and (not tab or tab in walk.name):
                self.used.append(entry)
                return entry["needs"]
        return None


def main(arguments: list[str]) -> int:
    """Follow the pages of a built site; more arguments are filters. ``--hash`` and a folder of it: print its hash."""
    if arguments[0] == "--hash":
        print(hash_pages(Path(arguments[1]).resolve(), arguments[2]))
        return 0
    folder, *filters = arguments
    repository = Repository.here()
    built = Path(folder).resolve()
    started = time.monotonic()
    summary = _Summary()
    pages: list[BuiltPage] = []
    # They need other programs, and `npm run tutorials` follows them.
    tutorials = {tutorial.page for tutorial in read_tutorials()}
    for copy in sorted(built.rglob("*.md")):
        try:
            page = read_built_page(built, copy)
        except ValueError as error:
            summary.problems.setdefault(f"{copy.relative_to(built)}: {error}", [""])
            continue
        has_code = any(block.language == "python" for block in page.blocks)
        if has_code and page.path not in tutorials and (not filters or any(part in page.path for part in filters)):
            pages.append(page)
    try:
        with (
            tempfile.TemporaryDirectory() as temporary,
            ServiceHost(repository) as services,
            ThreadPoolExecutor() as pool,
        ):
            runs = [
                pool.submit(_walk_version, repository, version, pages, Path(temporary), services, summary)
                for version in repository.versions()
            ]
            for run in runs:
                run.result()
    except ToolError as error:
        print(error, file=sys.stderr)
        return 1
    for entry in summary.given if not filters else []:
        if entry not in summary.used:
            parts = (entry["page"], entry.get("heading"), entry.get("file"), entry.get("tab"))
            place = " › ".join(filter(None, parts))
            problem = f"python/walkthrough/given.json: no block of {place} needs this. Remove it."
            summary.problems.setdefault(problem, [""])
    for problem, choices in summary.problems.items():
        tabs = "; ".join(dict.fromkeys(filter(None, choices)))
        print(f"\n{problem}" + (f"\n  with {tabs}" if tabs else ""))
    print(
        f"\n{len(summary.pages)} pages, {summary.walks} choices of tabs, {summary.blocks} blocks, "
        f"{summary.stops} stopped where they need something else, {time.monotonic() - started:.0f} s; "
        f"{len(summary.problems)} problems."
    )
    return 1 if summary.problems else 0


def _walk_version(
    repository: Repository,
    version: str,
    pages: list[BuiltPage],
    temporary: Path,
    services: ServiceHost,
    summary: _Summary,
) -> None:
    environment = Environment.of(repository, version)
    interpreter = build_environment(repository, environment)
    walks = list(_walks(repository, version, pages, temporary, summary))
    if not walks:
        return
    by_name = {walk.name: walk for walk in walks}

    def jobs() -> Iterator[Job]:
        for walk in sorted(walks, key=lambda walk: "spark" not in walk.services):
            if walk.services:
                walk.lease = services.lease(walk.services)
            yield walk.job()

    with run_jobs(repository, environment, interpreter, jobs()) as (_, answers):
        for answer in answers:
            walk = by_name[answer.name]
            if walk.lease:
                services.give_back(walk.lease)
            result = walk.folder / "result.json"
            tabs = walk.name.partition(" ")[2]
            summary.walks += 1
            summary.pages.add(walk.page.path)
            if not result.is_file():
                problem = f"{walk.page.path}: {answer.report.get('error', 'The process ended.')}"
                summary.problems.setdefault(problem, []).append(tabs)
                continue
            found = json.loads(result.read_text(encoding="utf-8"))
            summary.blocks += found["ran"]
            given = summary.given_at(walk, found["findings"])
            if given:
                found = {**found, "findings": [], "stopped": given}
            stopped = found["stopped"] if not found["findings"] else None
            summary.stops += stopped is not None
            end = f", stopped: {stopped}" if stopped else ""
            print(f"{version} {walk.name}  {found['ran']} blocks, {answer.seconds:.1f} s{end}", flush=True)
            for finding in found["findings"]:
                block = walk.page.blocks[finding["step"]]
                place = " › ".join(filter(None, (block.heading, block.title)))
                problem = finding["problem"].replace("\n", "\n  ")
                summary.problems.setdefault(f"{walk.page.path}: {place}\n  {problem}", []).append(tabs)


def _walks(
    repository: Repository,
    version: str,
    pages: list[BuiltPage],
    temporary: Path,
    summary: _Summary,
) -> Iterator[_Walk]:
    releases = {name: Environment.of(repository, name).package_version() for name in repository.versions()}
    release = releases[version]
    others = [other for other in releases.values() if other != release]
    by_name = {snippet.name: snippet for name in releases for snippet in load_snippets(repository, name)[0]}
    for page in pages:
        source = _source_of(repository, page, {number: name for name, number in releases.items()})
        if source is None:
            # Pages without a content file, such as the API reference, have no steps.
            continue
        shown = [by_name[name] for name in _snippet_names(source) if name in by_name]
        services = tuple(sorted({service for snippet in shown for service in snippet.services}))
        names = {name for snippet in shown for name in snippet.fixtures if name.rpartition("/")[2] in page.downloads}
        names |= {name for name in page.downloads if (repository.fixtures / name).is_file()}
        fixtures = [(name, repository.fixtures / name) for name in sorted(names)]
        for number, choice in enumerate(choices_of(page)):
            tested = {block.tested for block in page.blocks if is_shown(block, choice)} - {""}
            if release in (tested or {page.version}):
                folder = temporary / f"{version}-{page.path.replace('/', '-')}-{number}"
                yield _Walk(page, choice, fixtures, services, folder, release, others, summary.skipped_on(page))


def _source_of(repository: Repository, page: BuiltPage, versions: dict[str, str]) -> Path | None:
    """The content file of a page. Component pages have none."""
    version = versions.get(page.version)
    if version is None:
        return None
    routes = json.loads((repository.site / "routes" / f"{version}.json").read_text(encoding="utf-8"))
    ids = {entry["route"].rstrip("/"): entry["id"] for entry in routes if "id" in entry}
    source = repository.content(version) / f"{ids.get('/' + page.path.removesuffix('/index'), '')}.md"
    return source if source.is_file() else None


def _snippet_names(source: Path) -> set[str]:
    text = source.read_text(encoding="utf-8")
    names = set(SHOWN_SNIPPET.findall(text))
    for file in PARTIAL.findall(text):
        names |= _snippet_names((source.parent / file).resolve())
    return names


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
