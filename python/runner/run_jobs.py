from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from environments import Environment
from environments.environment import PACKAGE
from repository import Repository, ToolError
from runner.child_environment import child_environment
from runner.job import Job
from runner.sandbox import SHOWN_HOME

WORKERS = 2


@dataclass(frozen=True)
class Answer:
    """How a job ended."""

    name: str
    seconds: float
    report: dict[str, Any]
    """``outcome``, and ``outputs``, ``error`` or ``stopped``, as in ``Result``."""


@contextmanager
def run_jobs(
    repository: Repository, environment: Environment, interpreter: Path, jobs: Iterable[Job]
) -> Iterator[tuple[str, Iterator[Answer]]]:
    """Run jobs in a locked environment. Yields its Python version, and the answers in order of completion.

    ``jobs`` is read while the server imports the library. Leaving the context ends the server and its jobs.
    Raises ``ToolError`` if the library can't be imported or isn't the locked release, or the server fails.
    """
    server = subprocess.Popen(
        # -P removes the working folder from the path, because files of a snippet must not hide modules.
        [str(interpreter), "-P", "-m", "runner.fork_server", PACKAGE],
        cwd=repository.root,
        env=child_environment() | {"PYTHONPATH": str(repository.root / "python")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdin is not None and server.stdout is not None
    try:
        described = [job.to_json() for job in jobs]
        hello = _read(server.stdout)
        if hello is None or "error" in hello:
            reason = f": {hello['error']}" if hello else "."
            raise ToolError(
                f"{PACKAGE} can't be imported in the environment of version {environment.name}{reason}",
                "See the error above. Correct requirements.in, then run: npm run snippets -- --lock",
            )
        if hello["version"] != environment.package_version():
            raise ToolError(
                f"The environment of version {environment.name} contains {PACKAGE} {hello['version']}, "
                f"not {environment.package_version()}.",
                f"Delete python/.venv/{environment.name} and run the command again.",
            )
        request = {
            "workers": WORKERS,
            "paths": {str(environment.venv): f"{SHOWN_HOME}/project/.venv", f"{repository.root}/": ""},
            "jobs": described,
        }
        json.dump(request, server.stdin)
        server.stdin.close()
        yield hello["python"], _answers(server.stdout, len(described))
    except BaseException:
        server.terminate()
        raise
    finally:
        server.wait()
        server.stdout.close()


def _read(lines: IO[str]) -> dict[str, Any] | None:
    line = lines.readline()
    return json.loads(line) if line else None


def _answers(lines: IO[str], count: int) -> Iterator[Answer]:
    for _ in range(count):
        data = _read(lines)
        if data is None:
            raise ToolError("The process that runs the snippets ended unexpectedly.", "See the error above.")
        yield Answer(**data)
