from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from environments import Environment, build_environment
from environments.environment import PACKAGE
from repository import Repository
from runner.check_types import check_types
from runner.hash_snippet import hash_snippet
from runner.job import Job
from runner.results import Result, Results, record_results
from runner.run_jobs import Answer, run_jobs
from runner.snippet import Snippet
from runner.take_pictures import new_pictures, picture_file, take_pictures
from services import SERVICES, Lease, ServiceHost


@dataclass
class VersionRun:
    """What running the snippets of one version came to."""

    version: str
    package_version: str
    unchanged: int
    counts: dict[str, int] = field(default_factory=lambda: {"passed": 0, "constructed": 0, "failed": 0})
    changed_outputs: list[str] = field(default_factory=list)
    """Snippets that printed something else than before although nothing they depend on has changed."""
    seconds: float = 0


def current_hash(repository: Repository, snippet: Snippet, lock_hash: str) -> str:
    """The hash a result of this snippet has when it is up to date."""
    files = [(name, repository.fixtures / name) for name in hashed_fixtures(snippet)]
    return hash_snippet((snippet.name, snippet.path), files, lock_hash)


def hashed_fixtures(snippet: Snippet) -> list[str]:
    """The data files that a result depends on: the snippet's own ones, and those that its services are filled with."""
    return sorted({*snippet.fixtures, *(name for service in snippet.services for name in SERVICES[service])})


def stale_snippets(
    repository: Repository, environment: Environment, snippets: list[Snippet]
) -> list[tuple[Snippet, str]]:
    """The snippets without an up-to-date result, each with what is the matter: new, changed, failed or picture."""
    results = Results.read(repository.snippets(environment.name) / "results.json").snippets
    lock_hash = environment.lock_hash()
    stale = []
    for snippet in snippets:
        result = results.get(snippet.name)
        if result is None:
            stale.append((snippet, "new"))
        elif result.hash != current_hash(repository, snippet, lock_hash):
            stale.append((snippet, "changed"))
        elif result.outcome == "failed":
            stale.append((snippet, "failed"))
        elif not all(picture_file(repository, snippet, name).is_file() for name, _ in snippet.pictures):
            stale.append((snippet, "picture"))
    return stale


def run_version(
    repository: Repository,
    environment: Environment,
    snippets: list[Snippet],
    existing: set[str],
    everything: bool,
    services: ServiceHost,
) -> VersionRun:
    """Run the stale ones of ``snippets`` (all with ``everything``), print how it goes, and record the results.

    ``existing`` are the names of all snippets of the version: results of others are dropped.
    """
    started = time.monotonic()
    due = snippets if everything else [snippet for snippet, _ in stale_snippets(repository, environment, snippets)]
    run = VersionRun(environment.name, environment.package_version(), unchanged=len(snippets) - len(due))
    path = repository.snippets(environment.name) / "results.json"
    before = Results.read(path)
    if due:
        _run_due(repository, environment, due, before, existing, run, services)
    elif set(before.snippets) - existing:
        record_results(repository, environment.name, before.environment, {}, existing)
    run.seconds = time.monotonic() - started
    return run


def _run_due(
    repository: Repository,
    environment: Environment,
    due: list[Snippet],
    before: Results,
    existing: set[str],
    run: VersionRun,
    services: ServiceHost,
) -> None:
    interpreter = build_environment(repository, environment)
    by_name = {snippet.name: snippet for snippet in due}
    # The hash says what was run, so it is taken before the run.
    lock_hash = environment.lock_hash()
    hashes = {snippet.name: current_hash(repository, snippet, lock_hash) for snippet in due}
    news: dict[str, Result] = {}
    pictures: list[tuple[Path, str]] = []
    print(f"{environment.name}: {len(due)} to run with {PACKAGE} {run.package_version}", flush=True)
    leases = {snippet.name: services.lease(snippet.services) for snippet in due if snippet.services}
    jobs = [make_job(repository, snippet, leases.get(snippet.name)) for snippet in due]
    with run_jobs(repository, environment, interpreter, jobs) as (python, answers):
        try:
            for number, answer in enumerate(answers, start=1):
                snippet = by_name[answer.name]
                report = answer.report
                if answer.name in leases:
                    services.give_back(leases[answer.name])
                if report["outcome"] == "constructed":
                    # Where it stopped nothing after it was executed, so its calls are compared with the signatures.
                    mistakes = check_types(repository, environment, interpreter, snippet.path)
                    if mistakes:
                        report = {"outcome": "failed", "error": "\n".join(mistakes)}
                pages = report.pop("pages", {})
                result = Result(
                    pictures={name: hashlib.sha256(page.encode()).hexdigest() for name, page in pages.items()} or None,
                    hash=hashes[answer.name],
                    date=datetime.now(UTC).date().isoformat(),
                    fixtures=hashed_fixtures(snippet),
                    **report,
                )
                news[answer.name] = result
                unlike = new_pictures(repository, snippet, result, before.snippets.get(answer.name))
                pictures += [(picture_file(repository, snippet, name), pages[name]) for name in unlike]
                run.counts[result.outcome] += 1
                last = before.snippets.get(answer.name)
                if last and last.hash == result.hash and last.outputs != result.outputs and last.outcome == "passed":
                    run.changed_outputs.append(answer.name)
                _print_result(result, answer, f"[{number:>{len(str(len(due)))}}/{len(due)}]")
            take_pictures(repository, environment, pictures)
        finally:
            # Also after Ctrl+C: what has run is not lost.
            if news:
                described = {
                    "python": python,
                    "package": PACKAGE,
                    "version": run.package_version,
                    "lock": lock_hash,
                }
                record_results(repository, environment.name, described, news, existing)


def _print_result(result: Result, answer: Answer, counter: str) -> None:
    print(f"{counter} {result.outcome:<11} {answer.name}  {answer.seconds:.1f} s", flush=True)
    for line in (result.error or result.stopped or "").splitlines():
        print(f"    {line}")


def make_job(repository: Repository, snippet: Snippet, lease: Lease | None) -> Job:
    """What the fork server needs to know to run a snippet."""
    return Job(
        name=snippet.name,
        path=snippet.path,
        regions=snippet.regions,
        fixtures=[(name, repository.fixtures / name) for name in snippet.fixtures],
        pictures=dict(snippet.pictures),
        timeout=snippet.timeout,
        variables=lease.variables if lease else {},
        shown=lease.shown if lease else {},
        executable=snippet.not_executable is None,
    )
