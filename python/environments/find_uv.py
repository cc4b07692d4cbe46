from __future__ import annotations

import fcntl
import subprocess
import sys
from pathlib import Path

from repository import Repository, ToolError

UV_VERSION = "0.13.8"


def find_uv(repository: Repository) -> Path:
    """The project's own uv, installed from PyPI on first use (a few seconds).

    Raises ``ToolError`` if pip can't install it.
    """
    home = repository.venvs / f".uv-{UV_VERSION}"
    uv = home / "bin" / "uv"
    repository.venvs.mkdir(parents=True, exist_ok=True)
    # Environments are built concurrently. The first one installs it.
    with (repository.venvs / "uv.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not uv.is_file():
            _install(home)
    return uv


def _install(home: Path) -> None:
    print(f"Installing uv {UV_VERSION} …", flush=True)
    steps = (
        [sys.executable, "-m", "venv", str(home)],
        [str(home / "bin" / "python"), "-m", "pip", "install", "--quiet", f"uv=={UV_VERSION}"],
    )
    for step in steps:
        done = subprocess.run(step, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise ToolError(
                f"uv {UV_VERSION} couldn't be installed: {(done.stderr or done.stdout).strip()}",
                "It requires PyPI, and venv and pip of Python 3.11 (Debian: apt-get install python3.11-venv).",
            )
