from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime

from environments import Environment, build_environment
from environments.environment import PACKAGE
from repository import Repository
from runner.check_types import check_types
from runner.fingerprint import fingerprint
from runner.hash_snippet import hash_snippet
from runner.job import Job
from runner.make_job import make_job
from runner.results import Result, Results, digest_result, record_results
from runner.run_jobs import run_jobs
from runner.snippet import Snippet
from runner.take_pictures import PictureFiles, new_pictures, picture_files, take_pictures
from services import SERVICES, Lease, ServiceHost

# Reasons why the result of a snippet is outdated.
STALE = {
    "new": "has never run",
    "edited": "its entry in results.json doesn't match its digest, so it was edited manually",
    "changed": "the script, its data, or a file listed in site/snippets/fingerprint.json has changed since it ran",
    "failed": "its last run failed",
    "picture": "one of its screenshots is missing",
}


@dataclass
class VersionRun:
    """The summary of running the snippets of a version."""

    version: str
    package_version: str
    unchanged: int
    counts: dict[str, int] = field(default_factory=lambda: {"passed": 0, "constructed": 0, "failed": 0})
    changed_outputs: list[str] = field(default_factory=list)
    """Snippets with a different output than before, although nothing that they depend on has changed."""
    seconds: float = 0


def current_hash(repository: Repository, snippet: Snippet, current_fingerprint: str) -> str:
    """The hash of an up-to-date result of this snippet."""
    files = [(name, repository.fixtures / name) for name in hashed_fixtures(snippet)]
    return hash_snippet((snippet.name, snippet.path), files, current_fingerprint)


def hashed_fixtures(snippet: Snippet) -> list[str]:
    """The data files that a result depends on: those of the snippet, and those that its services contain."""
    return sorted({*snippet.fixtures, *(name for service in snippet.services for name in SERVICES[service])})


def stale_snippets(
    repository: Repository, environment: Environment, snippets: list[Snippet]
) -> list[tuple[Snippet, str]]:
    """The snippets whose result is outdated, each with the reason, a key of ``STALE``."""
    results = Results.read(repository.snippets(environment.name) / "results.json").snippets
    current_fingerprint = fingerprint(repository, environment.name)
    stale = []
    for snippet in snippets:
        result = results.get(snippet.name)
        if result is None:
            stale.append((snippet, "new"))
        elif result.digest != digest_result(snippet.name, result):
            stale.append((snippet, "edited"))
        elif result.hash != current_hash(repository, snippet, current_fingerprint):
            stale.append((snippet, "changed"))
        elif result.outcome == "failed":
            stale.append((snippet, "failed"))
        elif not all(picture_files(repository, snippet, name).exist() for name, _ in snippet.pictures):
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
    """Run the outdated ``snippets`` (all with ``everything``), print the progress, and record the results.

    ``existing`` are the names of all snippets of the version. Results of others are removed.
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
    # The hash identifies what was run, so it is computed before the run.
    current_fingerprint = fingerprint(repository, environment.name)
    hashes = {snippet.name: current_hash(repository, snippet, current_fingerprint) for snippet in due}
    news: dict[str, Result] = {}
    pictures: list[tuple[PictureFiles, str]] = []
    print(f"{environment.name}: {len(due)} to run with {PACKAGE} {run.package_version}", flush=True)
    leases: dict[str, Lease] = {}

    def jobs() -> Iterator[Job]:
        # Snippets with a JVM take the longest, so they start first.
        for snippet in sorted(due, key=lambda snippet: "spark" not in snippet.services):
            if snippet.services:
                leases[snippet.name] = services.lease(snippet.services)
            yield make_job(repository, snippet, leases.get(snippet.name))

    with run_jobs(repository, environment, interpreter, jobs()) as (python, answers):
        try:
            for number, answer in enumerate(answers, start=1):
                snippet = by_name[answer.name]
                report = answer.report
                if answer.name in leases:
                    services.give_back(leases[answer.name])
                if report["outcome"] == "constructed":
                    # Code after the stop wasn't executed, so its calls are compared with the signatures.
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
                result.digest = digest_result(answer.name, result)
                news[answer.name] = result
                unlike = new_pictures(repository, snippet, result, before.snippets.get(answer.name))
                pictures += [(picture_files(repository, snippet, name), pages[name]) for name in unlike]
                run.counts[result.outcome] += 1
                last = before.snippets.get(answer.name)
                if last and last.hash == result.hash and last.outputs != result.outputs and last.outcome == "passed":
                    run.changed_outputs.append(answer.name)
                _print_result(result, snippet, answer.seconds, f"[{number:>{len(str(len(due)))}}/{len(due)}]")
            take_pictures(repository, environment, pictures)
        finally:
            # Records the results of finished snippets even after Ctrl+C.
            if news:
                described = {
                    "python": python,
                    "package": PACKAGE,
                    "version": run.package_version,
                    "fingerprint": current_fingerprint,
                }
                record_results(repository, environment.name, described, news, existing)


def _print_result(result: Result, snippet: Snippet, seconds: float, counter: str) -> None:
    lines = [f"{counter} {result.outcome:<11} {snippet.label}  {seconds:.1f} s"]
    lines += [f"    {line}" for line in (result.error or result.stopped or "").splitlines()]
    # A single call, because the versions run in parallel.
    print("\n".join(lines) + "\n", end="", flush=True)
