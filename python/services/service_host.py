from __future__ import annotations

import json
import os
import subprocess
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from types import TracebackType
from typing import Any

from environments import Environment, build_environment
from repository import Repository, ToolError
from repository.repository import SERVICES


@dataclass(frozen=True)
class Lease:
    """The shares of all services of a snippet. Release it when the snippet has ended."""

    number: int
    variables: dict[str, str]
    shown: dict[str, str]


class ServiceHost:
    """Starts services on first use and ends them on leaving the context. Thread-safe."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository
        self._process: subprocess.Popen[str] | None = None
        self._turn = threading.Lock()

    def __enter__(self) -> ServiceHost:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._process is not None:
            assert self._process.stdin is not None and self._process.stdout is not None
            self._process.stdin.close()
            self._process.wait()
            self._process.stdout.close()

    def lease(self, names: Iterable[str]) -> Lease:
        """A share of each named service. Raises ``ToolError`` if a service can't be started."""
        return Lease(**self._ask({"lease": list(names)}))

    def give_back(self, lease: Lease) -> None:
        self._ask({"give_back": lease.number})

    def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        with self._turn:
            process = self._process or self._start()
            assert process.stdin is not None and process.stdout is not None
            try:
                process.stdin.write(json.dumps(question) + "\n")
                process.stdin.flush()
                line = process.stdout.readline()
            except BrokenPipeError:
                line = ""
        if not line:
            raise ToolError("The process of the services ended unexpectedly.", "See the error above.")
        answer: dict[str, Any] = json.loads(line)
        if "problem" in answer:
            raise ToolError(**answer["problem"])
        return answer

    def _start(self) -> subprocess.Popen[str]:
        interpreter = build_environment(self._repository, Environment.of(self._repository, SERVICES))
        self._process = subprocess.Popen(
            [str(interpreter), "-P", "-m", "services"],
            cwd=self._repository.root,
            env=dict(os.environ) | {"PYTHONPATH": str(self._repository.root / "python")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            # On Ctrl+C, the runner ends this process by closing its standard input.
            start_new_session=True,
        )
        return self._process
