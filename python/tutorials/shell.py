from __future__ import annotations

import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

HERE = Path(__file__).parent
# Virtual environments are those of the lock files, so commands neither create them nor install packages.
PROGRAMS = {
    "python3": """#!/bin/sh
if [ "$1 $2" = "-m venv" ]; then exec ln -s "$TUTORIAL_ENVIRONMENT" "$3"; fi
exec "$TUTORIAL_ENVIRONMENT/bin/python" "$@"
""",
    "pip": """#!/bin/sh
exec "$TUTORIAL_ENVIRONMENT/bin/python" "$TUTORIAL_PIP" "$@"
""",
}
# No program sends statistics, and servers that Prefect starts have more time on slow machines.
VARIABLES = {
    "AIRFLOW__LOGGING__COLORED_CONSOLE_LOG": "False",
    "DAGSTER_DISABLE_TELEMETRY": "yes",
    "DBT_SEND_ANONYMOUS_USAGE_STATS": "false",
    "DO_NOT_TRACK": "1",
    "GIT_AUTHOR_EMAIL": "reader@example.com",
    "GIT_AUTHOR_NAME": "Reader",
    "GIT_COMMITTER_EMAIL": "reader@example.com",
    "GIT_COMMITTER_NAME": "Reader",
    "GX_ANALYTICS_ENABLED": "false",
    "PREFECT_SERVER_EPHEMERAL_STARTUP_TIMEOUT_SECONDS": "300",
    "SCARF_ANALYTICS": "false",
}


@dataclass(frozen=True)
class Ran:
    """What a block of commands printed, and the exit code of its last command."""

    code: int
    out: str
    error: str


class Shell:
    """A shell that keeps its working directory and variables between the blocks of a page."""

    def __init__(self, folder: Path, home: Path, venv: Path, variables: dict[str, str]) -> None:
        """``variables`` have these values even if a page sets others for the reader's machine."""
        self._variables = variables
        self._folder = home / ".blocks"
        programs = self._folder / "bin"
        programs.mkdir(parents=True)
        for name, text in PROGRAMS.items():
            (programs / name).write_text(text, encoding="utf-8")
            (programs / name).chmod(0o755)
        self._count = 0
        self.folder = folder
        self.environment = {
            "HOME": str(home),
            "LANG": "C.UTF-8",
            "PATH": f"{programs}:{os.environ['PATH']}",
            "TUTORIAL_ENVIRONMENT": str(venv),
            "TUTORIAL_PIP": str(HERE / "check_installed.py"),
            **VARIABLES,
            **variables,
        }
        self._process = subprocess.Popen(
            ["bash", "--norc"],
            cwd=folder,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def __enter__(self) -> Shell:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def run(self, commands: str) -> Ran:
        """Run a block of commands."""
        self._count += 1
        block, out, error = (self._folder / f"{self._count}.{kind}" for kind in ("sh", "out", "err"))
        for name, value in self._variables.items():
            commands = re.sub(rf"\b{name}=\S+", f"{name}={value}", commands)
        block.write_text(f"{commands}\n", encoding="utf-8")
        self._send(f"source {block} >{out} 2>{error} </dev/null; echo $? {self._count}; pwd\n")
        assert self._process.stdout is not None
        answer = self._process.stdout.readline().split()
        if not answer:
            raise RuntimeError(f"The shell ended in:\n{commands}")
        self.folder = Path(self._process.stdout.readline().strip())
        return Ran(int(answer[0]), out.read_text(encoding="utf-8"), error.read_text(encoding="utf-8"))

    def _send(self, text: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(text)
        self._process.stdin.flush()
