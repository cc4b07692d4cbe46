from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

from repository import Repository, ToolError

PACKAGE = "great_expectations"
PACKAGE_PIN = re.compile(r"^great[-_]expectations==([^\s;\\]+)", re.MULTILINE)


@dataclass(frozen=True)
class Environment:
    """Locked packages: the library in the release that a version of the documentation describes, tools, or services."""

    name: str
    """Version name (``current``, ``0.18``), ``tools`` or ``services``."""
    folder: Path
    venv: Path

    @classmethod
    def of(cls, repository: Repository, name: str) -> Environment:
        return cls(name=name, folder=repository.locks / name, venv=repository.venvs / name)

    @property
    def wishes(self) -> Path:
        """The file with the direct requirements."""
        return self.folder / "requirements.in"

    @property
    def lock(self) -> Path:
        """The lock file, with hashes."""
        return self.folder / "requirements.txt"

    @property
    def interpreter(self) -> Path:
        return self.venv / "bin" / "python"

    def lock_hash(self) -> str:
        """SHA-256 of the lock file, as hex."""
        return hashlib.sha256(self.lock.read_bytes()).hexdigest()

    def package_version(self) -> str:
        """The locked release of the library, e.g. ``1.8.1``."""
        pin = PACKAGE_PIN.search(self.lock.read_text(encoding="utf-8"))
        if pin is None:
            raise ToolError(
                f"The lock of version {self.name!r} doesn't pin {PACKAGE}.",
                f"Pin it in {self.wishes.name} and run: npm run snippets -- --lock",
                at=f"python/environments/{self.name}/{self.lock.name}",
            )
        return pin.group(1)
