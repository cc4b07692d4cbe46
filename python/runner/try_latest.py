from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from environments import Environment, build_environment, lock_environment
from repository import Repository, ToolError
from runner.make_job import make_job
from runner.results import Results
from runner.run_jobs import run_jobs
from runner.snippet import Snippet
from services import ServiceHost

# An upper bound in requirements.in. The comment above it has the reason.
BOUND = re.compile(r"^(?P<package>[A-Za-z0-9_.-]+)<(?P<bound>[^\s#]+)$", re.MULTILINE)
REQUIREMENT = re.compile(r"^(?P<package>[A-Za-z0-9_.-]+)", re.MULTILINE)


@dataclass(frozen=True)
class Run:
    """How the snippets that pass in the tested environment ran in a newer one."""

    ran: int
    failed: dict[str, str]
    """Last line of the error by snippet; ``*`` if none of them could run."""
    changed: list[str]
    """Snippets that pass and print something else."""


@dataclass(frozen=True)
class Bound:
    """A package with an upper bound, and what happens in its latest release when all others stay the same."""

    package: str
    bound: str
    tested: str
    latest: str
    run: Run

    @property
    def breaks(self) -> bool:
        return bool(self.run.failed)


@dataclass(frozen=True)
class Latest:
    """The content of ``latest.json``: how the snippets ran in the releases of ``latest.txt``."""

    date: str
    packages: dict[str, str]
    """Releases of the packages in ``requirements.in``."""
    run: Run
    bounds: list[Bound] = field(default_factory=list)


def refresh_latest(repository: Repository, snippets: list[Snippet], services: ServiceHost) -> None:
    """Write ``latest.txt`` and ``latest.json`` of each version that has one of the snippets.

    Each upper bound is removed on its own first. The lock of the latest releases keeps the bounds that snippets need.
    """
    for version in repository.versions():
        results = Results.read(repository.snippets(version) / "results.json").snippets
        passing = [
            snippet
            for snippet in snippets
            if snippet.version == version and snippet.name in results and results[snippet.name].outcome == "passed"
        ]
        if passing:
            _refresh(repository, version, passing, services)


def _refresh(repository: Repository, version: str, snippets: list[Snippet], services: ServiceHost) -> None:
    environment = Environment.of(repository, version)
    wishes = environment.wishes.read_text(encoding="utf-8")
    tested = environment.lock.read_text(encoding="utf-8")
    bounds = []
    for found in BOUND.finditer(wishes):
        package = found["package"]
        lock, run = _try(repository, version, without_bounds(wishes, {package}), snippets, services, package)
        bound = Bound(package, found["bound"], locked(tested, package), locked(lock, package), run)
        _print_run(version, f"{package} {bound.latest}", run)
        bounds.append(bound)
    removed = {bound.package for bound in bounds if not bound.breaks}
    lock, run = _try(repository, version, without_bounds(wishes, removed), snippets, services)
    _print_run(version, "latest releases", run)
    record_latest(environment, lock, run, bounds)


def record_latest(environment: Environment, lock: str, run: Run, bounds: list[Bound]) -> None:
    """Write the lock with its date, and the results."""
    date = datetime.now(UTC).date().isoformat()
    wishes = environment.wishes.read_text(encoding="utf-8")
    packages = {found["package"]: locked(lock, found["package"]) for found in REQUIREMENT.finditer(wishes)}
    header = f"# The latest releases on {date} in which the snippets pass. Written by: npm run snippets -- --latest\n"
    (environment.folder / "latest.txt").write_text(header + lock, encoding="utf-8")
    latest = Latest(date, packages, run, bounds)
    (environment.folder / "latest.json").write_text(json.dumps(asdict(latest), indent=2) + "\n", encoding="utf-8")


def _print_run(version: str, name: str, run: Run) -> None:
    count = run.ran if "*" in run.failed else len(run.failed)
    print(f"{version}: {name}: {count} of {run.ran} fail, {len(run.changed)} print something else", flush=True)
    for snippet, error in run.failed.items():
        print(f"    {snippet}: {error}", flush=True)


def _try(
    repository: Repository,
    version: str,
    wishes: str,
    snippets: list[Snippet],
    services: ServiceHost,
    package: str | None = None,
) -> tuple[str, Run]:
    """Resolve requirements and run the snippets with them. With ``package``, all others keep their tested release."""
    real = Environment.of(repository, version)
    folder = repository.venvs / "latest" / version
    trial = Environment(name=f"{version}.latest", folder=folder, venv=folder / "venv")
    folder.mkdir(parents=True, exist_ok=True)
    trial.wishes.write_text(wishes, encoding="utf-8")
    shutil.copyfile(real.lock, trial.lock)
    lock_environment(repository, trial, package)
    lock = trial.lock.read_text(encoding="utf-8")
    interpreter = build_environment(repository, trial)
    results = Results.read(repository.snippets(version) / "results.json").snippets
    failed: dict[str, str] = {}
    changed: list[str] = []
    try:
        for name, report in _run(repository, trial, interpreter, snippets, services):
            if report["outcome"] != "passed":
                failed[name] = str(report.get("error", report["outcome"])).splitlines()[-1]
            elif report.get("outputs", {}) != results[name].outputs:
                changed.append(name)
    except ToolError as error:
        # The library can't be imported, or the process ended.
        failed = {"*": error.title}
    finally:
        shutil.rmtree(trial.venv, ignore_errors=True)
    return lock, Run(len(snippets), dict(sorted(failed.items())), sorted(changed))


def _run(
    repository: Repository, environment: Environment, interpreter: Path, snippets: list[Snippet], services: ServiceHost
) -> Iterator[tuple[str, dict[str, object]]]:
    leases = {snippet.name: services.lease(snippet.services) for snippet in snippets if snippet.services}
    jobs = [make_job(repository, snippet, leases.get(snippet.name)) for snippet in snippets]
    try:
        with run_jobs(repository, environment, interpreter, jobs) as (_, answers):
            for answer in answers:
                yield answer.name, answer.report
    finally:
        for lease in leases.values():
            services.give_back(lease)


def without_bounds(wishes: str, packages: set[str]) -> str:
    """The requirements without the upper bounds of some packages."""
    return BOUND.sub(lambda found: found["package"] if found["package"] in packages else found[0], wishes)


def locked(lock: str, package: str) -> str:
    """The release of a package in a lock; empty if it isn't in the lock."""
    name = re.sub(r"[-_.]+", "-", package).lower()
    found = re.search(rf"^{re.escape(name)}==([^\s;\\]+)", lock, re.MULTILINE)
    return found[1] if found else ""
