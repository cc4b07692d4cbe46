from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from environments import Environment, build_environment, lock_environment
from repository import Repository, ToolError
from runner.make_job import make_job
from runner.results import Results
from runner.run_jobs import run_jobs
from runner.snippet import Snippet
from services import ServiceHost

# An upper bound that stands in requirements.in, with its reason in the comment above it.
BOUND = re.compile(r"^(?P<package>[A-Za-z0-9_.-]+)<(?P<bound>[^\s#]+)$", re.MULTILINE)


@dataclass(frozen=True)
class Trial:
    """What the newest release of a package that is held back does to the snippets."""

    version: str
    package: str
    bound: str
    locked: str
    tried: str
    failed: dict[str, str]
    """Last line of the error by snippet; ``*`` when none of them could run."""
    changed: list[str]
    """Snippets that pass and print something else."""
    ran: int


def try_newest(repository: Repository, snippets: list[Snippet], services: ServiceHost) -> None:
    """Lift each upper bound of each environment alone, run the snippets, and record in ``held_back.json`` what happens.

    Only snippets that pass as things are locked count.
    """
    for version in repository.versions():
        results = Results.read(repository.snippets(version) / "results.json").snippets
        passing = [
            snippet
            for snippet in snippets
            if snippet.version == version and snippet.name in results and results[snippet.name].outcome == "passed"
        ]
        for bound in BOUND.finditer(Environment.of(repository, version).wishes.read_text(encoding="utf-8")):
            trial = _try(repository, version, bound, passing, services)
            # After each, so that what is known stays when the rest is stopped.
            record_trial(repository, trial)
            count = trial.ran if "*" in trial.failed else len(trial.failed)
            print(f"{version}: {trial.package} {trial.tried}: {count} of {trial.ran} fail", flush=True)
            for name, error in trial.failed.items():
                print(f"    {name}: {error}", flush=True)


def record_trial(repository: Repository, trial: Trial) -> None:
    """Put a trial in the place of the last one of its package; drop packages that are not held back any more."""
    path = repository.locks / "held_back.json"
    entries = {
        (entry["version"], entry["package"]): entry
        for entry in (json.loads(path.read_text(encoding="utf-8")) if path.is_file() else [])
    }
    entries[trial.version, trial.package] = asdict(trial)
    kept = [
        entries[version, bound["package"]]
        for version in repository.versions()
        for bound in BOUND.finditer(Environment.of(repository, version).wishes.read_text(encoding="utf-8"))
        if (version, bound["package"]) in entries
    ]
    path.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")


def _try(
    repository: Repository, version: str, bound: re.Match[str], snippets: list[Snippet], services: ServiceHost
) -> Trial:
    package = bound["package"]
    real = Environment.of(repository, version)
    folder = repository.venvs / "newest" / version / package
    trial = Environment(name=f"{version}.newest", folder=folder, venv=folder / "venv")
    folder.mkdir(parents=True, exist_ok=True)
    trial.wishes.write_text(_lifted(real, package), encoding="utf-8")
    shutil.copyfile(real.lock, trial.lock)
    lock_environment(repository, trial, package)
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
        # Not even the library can be imported, or the process has broken off.
        failed = {"*": error.title}
    finally:
        shutil.rmtree(trial.venv, ignore_errors=True)
    return Trial(
        version=version,
        package=package,
        bound=bound["bound"],
        locked=_locked(real.lock, package),
        tried=_locked(trial.lock, package),
        failed=dict(sorted(failed.items())),
        changed=sorted(changed),
        ran=len(snippets),
    )


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


def _lifted(environment: Environment, package: str) -> str:
    """The wishes without the upper bound of one package."""
    return BOUND.sub(
        lambda found: package if found["package"] == package else found[0],
        environment.wishes.read_text(encoding="utf-8"),
    )


def _locked(lock: Path, package: str) -> str:
    found = re.search(rf"^{re.escape(package)}==([^\s;\\]+)", lock.read_text(encoding="utf-8"), re.MULTILINE)
    return found[1] if found else ""
