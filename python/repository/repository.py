from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

# Environments that don't belong to a version: type checker and linter, and emulators of services.
TOOLS = "tools"
SERVICES = "services"
# The version under development. Older versions are frozen copies of it.
CURRENT = "current"


@dataclass(frozen=True)
class Repository:
    """The folders that the Python tools read and write. Tests set a different root."""

    root: Path

    @classmethod
    def here(cls) -> Repository:
        """The repository that this file belongs to."""
        return cls(Path(__file__).resolve().parents[2])

    @property
    def locks(self) -> Path:
        """One folder per environment, each with ``requirements.in`` and ``requirements.txt``."""
        return self.root / "python" / "environments"

    @property
    def venvs(self) -> Path:
        """Virtual environments by name. Ignored by Git."""
        return self.root / "python" / ".venv"

    @property
    def site(self) -> Path:
        """The folder that the docs engine builds."""
        return self.root / "site"

    @property
    def fingerprint_list(self) -> Path:
        """The list of files that can change what any snippet prints; see ``runner.fingerprint``."""
        return self.site / "snippets" / "fingerprint.json"

    @property
    def fixtures(self) -> Path:
        """Sample data, which the site also serves as ``/data/…``."""
        return self.root / "site" / "static" / "data"

    def snippets(self, version: str) -> Path:
        """The snippets of a version and their ``results.json``."""
        return self.root / "site" / "snippets" / version

    def pictures(self, version: str) -> Path:
        """The images that snippets of a version create, ``<path of the snippet without .py>/<name>.webp``."""
        return self.root / "site" / "static" / "img" / "snippets" / version

    def content(self, version: str) -> Path:
        """The pages of a version."""
        return self.root / "site" / "content" / version

    def api_facts(self, version: str) -> Path:
        """The facts that the API reference of a version is made from."""
        return self.root / "site" / "api" / f"{version}.json"

    def expectation_facts(self, version: str) -> Path:
        """The facts that the pages about Expectations are made from."""
        return self.root / "site" / "api" / "expectations" / f"{version}.json"

    def exception_facts(self, version: str) -> Path:
        """The facts that the pages about exceptions are made from."""
        return self.root / "site" / "api" / "exceptions" / f"{version}.json"

    def values(self, version: str) -> dict[str, str]:
        """What ``<Value name="…" />`` inserts on the pages of a version, from ``site/versions.json``."""
        file = self.site / "versions.json"
        entries = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
        return next((entry.get("values", {}) for entry in entries if entry["name"] == version), {})

    def versions(self) -> list[str]:
        """Names of the versions that have a lock, the current one first."""
        locked = {lock.parent.name for lock in self.locks.glob("*/requirements.txt")}
        return sorted(locked - {TOOLS, SERVICES}, key=lambda name: (name != CURRENT, name))
