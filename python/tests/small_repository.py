from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

from environments import Environment, build_environment
from environments.build_environment import stamp_of
from repository import Repository

LOCK = "great-expectations==1.8.1 \\\n    --hash=sha256:00\n"


def small_repository(root: Path, library: str = "") -> Repository:
    """A repository with one version, whose library is a stand-in with the given source.

    Its environment counts as built: the interpreter is the one that runs the tests.
    """
    repository = Repository(root)
    for folder in ("runner", "repository", "environments", "services"):
        shutil.copytree(Repository.here().root / "python" / folder, root / "python" / folder, ignore=_only_code)
    environment = Environment.of(repository, "current")
    environment.folder.mkdir(parents=True)
    environment.lock.write_text(LOCK)
    environment.interpreter.parent.mkdir(parents=True)
    environment.interpreter.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    environment.interpreter.chmod(0o755)
    (environment.venv / "lock-stamp").write_text(stamp_of(environment))
    package = root / "python" / "great_expectations"
    package.mkdir()
    (package / "__init__.py").write_text(library)
    information = root / "python" / "great_expectations-1.8.1.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: great_expectations\nVersion: 1.8.1\n")
    repository.fixtures.mkdir(parents=True)
    (repository.fixtures / "trips.csv").write_text("trip_id\n1\n")
    repository.content("current").mkdir(parents=True)
    repository.snippets("current").mkdir(parents=True)
    listed = ["../python/environments/{version}/requirements.txt", "../python/runner/run_script.py"]
    repository.fingerprint_list.write_text(json.dumps(listed))
    return repository


def repository_with_real_environments(root: Path, *others: str) -> Repository:
    """A repository without snippets that shares code and environments, built when missing, with the real one."""
    real = Repository.here()
    repository = Repository(root)
    shutil.copytree(real.fixtures, repository.fixtures)
    for name in (*real.versions(), *others):
        build_environment(real, Environment.of(real, name))
    for version in real.versions():
        repository.snippets(version).mkdir(parents=True)
    (root / "python").symlink_to(real.root / "python")
    shutil.copy(real.fingerprint_list, repository.fingerprint_list)
    return repository


def write_snippet(repository: Repository, name: str, source: str) -> None:
    path = repository.snippets("current") / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, encoding="utf-8")


def _only_code(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not (name.endswith(".py") or name == "child_processes")]
