from __future__ import annotations

import fcntl
import platform
import subprocess
import sys
import time
from pathlib import Path

from environments.environment import Environment
from environments.find_uv import find_uv
from repository import Repository, ToolError


def build_environment(repository: Repository, environment: Environment) -> Path:
    """Update the virtual environment to its lock file and return its interpreter.

    A stamp file with the hash of the lock makes the second call instant. Concurrent calls wait for each other.
    Raises ``ToolError`` if a package can't be installed.
    """
    stamp = environment.venv / "lock-stamp"
    wanted = stamp_of(environment)
    repository.venvs.mkdir(parents=True, exist_ok=True)
    with (repository.venvs / f"{environment.name}.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not (stamp.is_file() and stamp.read_text() == wanted):
            _install(repository, environment)
            stamp.write_text(wanted)
    return environment.interpreter


def stamp_of(environment: Environment) -> str:
    """The content of the stamp file of an up-to-date virtual environment."""
    return f"{environment.lock_hash()} {platform.python_version()}\n"


def _install(repository: Repository, environment: Environment) -> None:
    uv = str(find_uv(repository))
    print(f"Building the environment {environment.name} …", flush=True)
    started = time.monotonic()
    steps = (
        [uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(environment.venv)],
        [
            # Compiling on first import would add a minute to a run of snippets.
            *(uv, "pip", "sync", "--quiet", "--compile-bytecode", "--require-hashes"),
            *("--python", str(environment.interpreter), str(environment.lock)),
        ],
    )
    for step in steps:
        done = subprocess.run(step, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise ToolError(
                f"The environment {environment.name} couldn't be built: {done.stderr.strip()}",
                "Check that PyPI can be reached, then run the command again.",
            )
    print(f"Built in {time.monotonic() - started:.0f} s.", flush=True)
