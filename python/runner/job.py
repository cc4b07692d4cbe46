from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from runner.snippet import Region


@dataclass(frozen=True)
class Job:
    """A snippet for the fork server, which receives it as JSON."""

    name: str
    package: str
    """The documented package, whose names are recorded."""
    path: Path
    regions: tuple[Region, ...]
    fixtures: list[tuple[str, Path]]
    """Path relative to the working folder, and the file to copy."""
    pictures: dict[str, str]
    """File patterns of pages for screenshots, by name."""
    timeout: int
    variables: dict[str, str]
    """Environment variables with the addresses of its services."""
    shown: dict[str, str]
    """Texts of its services that differ between runs, and their replacements."""
    executable: bool

    def to_json(self) -> dict[str, Any]:
        data = asdict(self)
        return data | {
            "path": str(self.path),
            "fixtures": [[name, str(file)] for name, file in self.fixtures],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Job:
        return cls(
            name=data["name"],
            package=data["package"],
            path=Path(data["path"]),
            regions=tuple(Region(**region) for region in data["regions"]),
            fixtures=[(name, Path(file)) for name, file in data["fixtures"]],
            pictures=data["pictures"],
            timeout=data["timeout"],
            variables=data["variables"],
            shown=data["shown"],
            executable=data["executable"],
        )
