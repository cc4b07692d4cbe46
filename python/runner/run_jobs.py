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
    """``outcome``, and what ``Result`` keeps of it: ``outputs``, ``error`` or ``stopped``."""


@contextmanager
def run_jobs(
    repository: Repository, environment: Environment, interpreter: Path, jobs: Iterable[Job]
) -> Iterator[tuple[str, Iterator[Answer]]]:
    """Run jobs in a locked environment: gives its Python version and the answers in the order they come.

    ``jobs`` is read while the server imports the library. Leaving the context ends the server and what it still runs.
    Raises ``ToolError`` if the library cannot be imported, is not the locked release, or the server breaks off.
    """
    server = subprocess.Popen(
        # -P keeps the working folder off the path: a snippet's files must not hide modules.
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
                f"{PACKAGE} cannot be imported in the environment of version {environment.name}{reason}",
                "The error above says why. Mend requirements.in, then run: npm run snippets -- --lock",
            )
        if hello["version"] != environment.package_version():
            raise ToolError(
                f"The environment of version {environment.name} holds {PACKAGE} {hello['version']}, "
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
            raise ToolError("The process that runs the snippets has broken off.", "The error above says why.")
        yield Answer(**data)
