from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

SHOWN_HOME = "/home/user"


@dataclass(frozen=True)
class Sandbox:
    """The folders of one run: an empty home with an empty project in it, and a place for temporary files."""

    root: Path

    @property
    def home(self) -> Path:
        return self.root / "home"

    @property
    def project(self) -> Path:
        """The working folder that the script starts in."""
        return self.home / "project"

    @property
    def temporary(self) -> Path:
        return self.root / "tmp"

    @property
    def noise(self) -> Path:
        """Standard error, and what was written to the real standard output past Python."""
        return self.root / "stderr"

    @property
    def refused_hosts(self) -> Path:
        """The hosts that the script and its Python processes were kept from reaching, one per line."""
        return self.root / "refused-hosts"

    @property
    def report(self) -> Path:
        """What the script's process says about itself when it ends, as JSON."""
        return self.root / "report.json"

    def make(self, fixtures: list[tuple[str, Path]]) -> None:
        """Create the folders and copy the fixtures, each to its name below the project."""
        self.project.mkdir(parents=True)
        self.temporary.mkdir()
        self.noise.touch()
        self.refused_hosts.touch()
        for name, file in fixtures:
            target = self.project / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)

    def remove(self) -> None:
        shutil.rmtree(self.root, ignore_errors=True)

    def shown_paths(self) -> dict[str, str]:
        """Folders of the sandbox and what readers see in their place."""
        return {str(self.home): SHOWN_HOME, str(self.temporary): "/tmp", os.path.realpath(self.home): SHOWN_HOME}
