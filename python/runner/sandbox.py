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
        """Standard error, and output that didn't go through ``sys.stdout``."""
        return self.root / "stderr"

    @property
    def refused_hosts(self) -> Path:
        """The hosts that the script and its Python processes couldn't connect to, one per line."""
        return self.root / "refused-hosts"

    @property
    def report(self) -> Path:
        """The report that the process of the script writes when it ends, as JSON."""
        return self.root / "report.json"

    def make(self, fixtures: list[tuple[str, Path]]) -> None:
        """Create the folders and copy the fixtures to their paths in the project."""
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
        """The folders of the sandbox and their replacements for readers."""
        return {str(self.home): SHOWN_HOME, str(self.temporary): "/tmp", os.path.realpath(self.home): SHOWN_HOME}
