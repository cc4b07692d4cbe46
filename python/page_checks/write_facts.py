from __future__ import annotations

import json

from environments import Environment, build_environment
from page_checks.read_facts import read_facts
from repository import Repository


def write_facts(repository: Repository) -> None:
    """Write ``facts/<version>.json`` for every version from its environment, which is created if it doesn't exist."""
    folder = repository.root / "python" / "page_checks" / "facts"
    folder.mkdir(exist_ok=True)
    for version in repository.versions():
        environment = Environment.of(repository, version)
        build_environment(repository, environment)
        path = folder / f"{version}.json"
        path.write_text(json.dumps(read_facts(environment), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"{path.relative_to(repository.root).as_posix()}: {path.stat().st_size:,} bytes")
