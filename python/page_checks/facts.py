from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from repository import Repository


@dataclass(frozen=True)
class Facts:
    """What is known about a version of the library without installing it."""

    version: str
    """Release, e.g. ``1.8.1``."""
    extras: dict[str, list[str]]
    """The requirements of each extra, by its name in the package."""
    identifiers: frozenset[str]
    """Every name that the library defines: modules, classes, functions, attributes, parameters."""
    top_level: frozenset[str]
    """Names in the package ``great_expectations`` itself."""
    packages: frozenset[str]
    """Normalized names of all packages that are locked for snippets."""
    api: dict[str, Any]
    """``site/api/<version>.json``, see ``api_facts``."""

    @classmethod
    def read(cls, repository: Repository, version: str) -> Facts:
        known = json.loads((repository.root / "python/page_checks/facts" / f"{version}.json").read_text())
        lock = (repository.locks / version / "requirements.txt").read_text()
        api = json.loads(repository.api_facts(version).read_text())
        own = _names_of_snippets(repository, version)
        return cls(
            version=known["version"],
            extras=known["extras"],
            identifiers=frozenset(known["identifiers"]) | _api_names(api) | own,
            top_level=frozenset(known["top_level"]),
            packages=frozenset(line.partition("==")[0] for line in lock.splitlines() if "==" in line[:60]),
            api=api,
        )

    @cached_property
    def expectations(self) -> frozenset[str]:
        """Class and snake-case names of the Expectations."""
        names = [
            name
            for entry in self.api["classes"].values()
            if "expectation" in entry
            for name in (entry["name"], entry["expectation"]["type"])
        ]
        return frozenset(names) | frozenset(name for name in self.identifiers if name.lower().startswith("expect"))

    @cached_property
    def context_members(self) -> frozenset[str]:
        """The attributes and methods of all kinds of Data Contexts."""
        contexts = [entry for entry in self.api["classes"].values() if entry["name"].endswith("DataContext")]
        lineage = [self.api["classes"].get(name, {}) for entry in contexts for name in entry.get("ancestors", [])]
        return frozenset(name for entry in (*contexts, *lineage) for name in entry.get("methods", {}))

    def extra(self, name: str) -> bool:
        """Whether the extra exists. `-`, `_` and `.` are equivalent."""
        return _normalized(name) in {_normalized(extra) for extra in self.extras}


def _api_names(api: dict[str, Any]) -> frozenset[str]:
    classes = api["classes"].values()
    return frozenset(
        [
            *api["names"],
            *(entry["name"] for part in ("classes", "functions", "assets") for entry in api[part].values()),
            *(name for entry in classes for name in entry.get("methods", {})),
            *(field["name"] for entry in classes for field in entry.get("fields", [])),
            *(entry["expectation"]["type"] for entry in classes if "expectation" in entry),
        ]
    )


def _names_of_snippets(repository: Repository, version: str) -> frozenset[str]:
    """The names that snippets define. An Expectation also has a name in snake case."""
    names: set[str] = set()
    for path in repository.snippets(version).rglob("*.py"):
        defined = re.findall(r"^\s*(?:class|def) (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        names.update(defined, (re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower() for name in defined))
    return frozenset(names)


def _normalized(name: str) -> str:
    return name.lower().replace("_", "-").replace(".", "-")
