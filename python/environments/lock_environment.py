from __future__ import annotations

import subprocess

from environments.environment import Environment
from environments.find_uv import find_uv
from repository import Repository, ToolError


def lock_environment(repository: Repository, environment: Environment, package: str | None = None) -> None:
    """Resolve ``requirements.in`` to the newest releases it allows and write ``requirements.txt`` with hashes.

    With ``package``, only this package is upgraded, if the others allow it. The lock is valid on every platform. Raises
    ``ToolError`` if the requirements can't be met.
    """
    done = subprocess.run(
        [
            str(find_uv(repository)),
            *("pip", "compile", "--quiet", "--universal", "--generate-hashes"),
            *(("--upgrade",) if package is None else ("--upgrade-package", package)),
            *("--python-version", "3.11", "--no-header", environment.wishes.name, "-o", environment.lock.name),
        ],
        cwd=environment.folder,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise ToolError(
            f"The environment {environment.name!r} can't be locked: {done.stderr.strip()}",
            "Change the bounds so that all of them can be met.",
            at=f"python/environments/{environment.name}/{environment.wishes.name}",
        )
