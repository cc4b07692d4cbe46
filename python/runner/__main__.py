from __future__ import annotations

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor

from environments import Environment, build_environment, lock_environment
from repository import Repository, ToolError
from repository.repository import SERVICES, TOOLS
from runner.load_snippets import load_snippets
from runner.run_version import STALE, VersionRun, run_version, stale_snippets
from runner.select_snippets import select_snippets
from runner.snippet import Snippet
from runner.try_latest import refresh_latest
from services import ServiceHost


def main(arguments: list[str] | None = None, repository: Repository | None = None) -> int:
    """Run the command ``npm run snippets`` and return its exit code."""
    options = _parser().parse_args(arguments)
    repository = repository or Repository.here()
    environments = {name: Environment.of(repository, name) for name in repository.versions()}
    try:
        if options.lock:
            for name in (*environments, TOOLS, SERVICES):
                lock_environment(repository, Environment.of(repository, name))
                print(f"Locked python/environments/{name}/requirements.txt")
            return 0
        if options.environments:
            names = (*environments, TOOLS, SERVICES)
            with ThreadPoolExecutor() as pool:
                built = pool.map(lambda name: build_environment(repository, Environment.of(repository, name)), names)
                for name, interpreter in zip(names, built):
                    print(f"{name} {interpreter}")
            return 0
        snippets, existing = _load(repository, list(environments), options.filters)
        if options.check:
            return _check(repository, environments, snippets)
        if options.latest:
            with ServiceHost(repository) as services:
                refresh_latest(repository, snippets, services)
            return 0
        # The versions run in parallel: while one imports its library, others use the processors.
        with ServiceHost(repository) as services, ThreadPoolExecutor() as pool:
            started = [
                pool.submit(
                    run_version,
                    repository,
                    environment,
                    [snippet for snippet in snippets if snippet.version == name],
                    existing[name],
                    options.all,
                    services,
                )
                for name, environment in environments.items()
            ]
        return _summarise([run.result() for run in started])
    except ToolError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="npm run snippets --",
        description="Run the code on pages in the library version that they describe, and record the results.",
    )
    parser.add_argument("filters", nargs="*", metavar="filter", help="part of a snippet's path, or a page (.md)")
    parser.add_argument("--all", action="store_true", help="run unchanged snippets too")
    parser.add_argument(
        "--check", action="store_true", help="run nothing; list outdated results, and exit with 1 if there are any"
    )
    parser.add_argument(
        "--environments", action="store_true", help="only create the environments and print their interpreters"
    )
    parser.add_argument(
        "--latest",
        action="store_true",
        help="run the snippets in the latest releases of all packages, and write latest.txt and latest.json",
    )
    parser.add_argument("--lock", action="store_true", help="resolve every requirements.in again")
    return parser


def _load(repository: Repository, versions: list[str], filters: list[str]) -> tuple[list[Snippet], dict[str, set[str]]]:
    """The selected snippets, and the names of all snippets by version."""
    snippets: list[Snippet] = []
    problems: list[ToolError] = []
    for version in versions:
        found, wrong = load_snippets(repository, version)
        snippets += found
        problems += wrong
    chosen = select_snippets(repository, snippets, filters)
    chosen_files = {snippet.path.relative_to(repository.root).as_posix() for snippet in chosen}
    problems = [problem for problem in problems if (problem.at or "").partition(":")[0] in chosen_files]
    if problems:
        for problem in problems:
            print(problem, file=sys.stderr)
        raise ToolError(f"{len(problems)} snippets can't be read.", "Fix the problems above.")
    return chosen, {version: {s.name for s in snippets if s.version == version} for version in versions}


def _check(repository: Repository, environments: dict[str, Environment], snippets: list[Snippet]) -> int:
    stale = [
        (snippet, reason)
        for name, environment in environments.items()
        for snippet, reason in stale_snippets(repository, environment, [s for s in snippets if s.version == name])
    ]
    for snippet, reason in stale:
        print(f"{reason:<8} {snippet.label}")
    if stale:
        for reason in dict.fromkeys(reason for _, reason in stale):
            print(f"{reason}: {STALE[reason]}.")
        print(f"{len(stale)} of {len(snippets)} snippets are outdated. Run: npm run snippets")
        return 1
    print(f"All {len(snippets)} snippets are up to date.")
    return 0


def _summarise(runs: list[VersionRun]) -> int:
    for run in runs:
        for name in run.changed_outputs:
            print(f"{run.version}/{name} printed something else than in its last run. Is its output stable?")
    for run in runs:
        counts = ", ".join(f"{count} {outcome}" for outcome, count in run.counts.items() if count)
        done = f"{counts or 'nothing to run'}, {run.unchanged} unchanged, {run.seconds:.1f} s"
        print(f"{run.version} ({run.package_version}): {done}")
    return 1 if any(run.counts["failed"] for run in runs) else 0


if __name__ == "__main__":
    sys.exit(main())
