"""The command ``npm run check-data``: probes the public names of the old release in both environments."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from typing import Any

from check_data.join import join
from environments import Environment, build_environment
from repository import Repository, ToolError
from runner.child_environment import child_environment

OLD, NEW = "0.18", "current"
MODULE = "check_data.ask_surface"


def main(repository: Repository | None = None) -> int:
    """Write ``site/check-code/library.json`` and return the exit code."""
    repository = repository or Repository.here()
    try:
        old, new = (Environment.of(repository, name) for name in (OLD, NEW))
        joined = join(read_surface(repository, old), read_surface(repository, new))
        data = {"old": old.package_version(), "new": new.package_version(), **joined}
    except ToolError as error:
        print(error, file=sys.stderr)
        return 1
    path = repository.root / "site/check-code/library.json"
    text = _to_text(data)
    path.write_text(text, encoding="utf-8")
    print(f"{path.relative_to(repository.root).as_posix()}: {len(text.encode()):,} bytes", flush=True)
    return 0


def read_surface(repository: Repository, environment: Environment) -> dict[str, Any]:
    """The public names of the library in an environment, which is created if it doesn't exist."""
    interpreter = build_environment(repository, environment)
    # Importing some modules creates a project in the current folder.
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [str(interpreter), "-P", "-m", MODULE],
            env=child_environment() | {"PYTHONPATH": str(repository.root / "python")},
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode != 0:
        raise ToolError(
            f"The library couldn't be inspected: {done.stderr.strip()}",
            "Change check_data/ask_surface.py for this release.",
            at="python/check_data/ask_surface.py",
        )
    surface: dict[str, Any] = json.loads(done.stdout)
    return surface


def _to_text(data: dict[str, Any]) -> str:
    """JSON with one line for each module and class, so that changes are readable."""

    def lines(value: Any) -> str:
        if not isinstance(value, dict):
            return json.dumps(value, separators=(",", ":"))
        entries = (f"{json.dumps(key)}:{json.dumps(entry, separators=(',', ':'))}" for key, entry in value.items())
        return "{\n" + ",\n".join(entries) + "\n}"

    return "{\n" + ",\n".join(f"{json.dumps(key)}:{lines(value)}" for key, value in data.items()) + "\n}\n"


if __name__ == "__main__":
    sys.exit(main())
