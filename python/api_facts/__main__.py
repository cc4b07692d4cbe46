from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from api_facts.extract import extract
from api_facts.to_text import to_text
from environments import Environment, build_environment
from environments.environment import PACKAGE
from page_checks.write_facts import write_facts
from repository import Repository, ToolError
from runner.child_environment import child_environment


def main(repository: Repository | None = None) -> int:
    """Run the command ``npm run api-facts`` and return its exit code."""
    repository = repository or Repository.here()
    try:
        for version in repository.versions():
            environment = Environment.of(repository, version)
            _write(repository, repository.api_facts(version), read_facts(repository, environment))
            _write(repository, repository.expectation_facts(version), read_expectations(repository, environment))
            _write(repository, repository.exception_facts(version), read_exceptions(repository, environment))
        write_facts(repository)
    except ToolError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def read_facts(repository: Repository, environment: Environment) -> dict[str, Any]:
    """The facts about the library in an environment, which is created if it doesn't exist."""
    interpreter = build_environment(repository, environment)
    package = next((environment.venv / "lib").glob(f"python3.*/site-packages/{PACKAGE}"))
    answers = _ask_library(repository, interpreter, "ask_library")
    return extract(package, environment.package_version(), answers)


def read_expectations(repository: Repository, environment: Environment) -> dict[str, Any]:
    """The facts about the Expectations in an environment, which is created if it doesn't exist."""
    answers = _ask_library(repository, build_environment(repository, environment), "ask_expectations")
    return {"package": PACKAGE, "version": environment.package_version(), "expectations": answers}


def read_exceptions(repository: Repository, environment: Environment) -> dict[str, Any]:
    """The facts about the exceptions in an environment, which is created if it doesn't exist."""
    answers = _ask_library(repository, build_environment(repository, environment), "ask_exceptions")
    return {"package": PACKAGE, "version": environment.package_version(), "exceptions": answers}


def _write(repository: Repository, path: Path, facts: dict[str, Any]) -> None:
    text = to_text(facts)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(f"{path.relative_to(repository.root).as_posix()}: {len(text.encode()):,} bytes", flush=True)


def _ask_library(repository: Repository, interpreter: Path, module: str) -> dict[str, Any]:
    done = subprocess.run(
        [str(interpreter), "-P", "-m", f"api_facts.{module}"],
        env=child_environment() | {"PYTHONPATH": str(repository.root / "python")},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise ToolError(
            f"The library couldn't be inspected: {done.stderr.strip()}",
            f"Change api_facts/{module}.py for this release.",
            at=f"python/api_facts/{module}.py",
        )
    facts: dict[str, Any] = json.loads(done.stdout)
    return facts


if __name__ == "__main__":
    sys.exit(main())
