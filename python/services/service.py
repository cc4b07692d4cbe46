from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol


@dataclass(frozen=True)
class Share:
    """The share of a service that a snippet uses."""

    variables: dict[str, str]
    """Environment variables with its address and credentials."""
    shown: dict[str, str] = field(default_factory=dict)
    """Texts that differ between runs, and their replacements."""


class Service(Protocol):
    """A service on this machine. It starts with the first share and runs until it is stopped."""

    def share(self, number: int) -> Share:
        """A separate part of the service that contains only the sample data.

        ``number`` is unique. Raises ``ToolError`` if something must be installed first.
        """

    def take_back(self, number: int) -> None:
        """Remove a part that is no longer used."""

    def stop(self) -> None:
        """End the service and remove its data."""


def sample_files(folder: Path, names: tuple[str, ...]) -> dict[str, bytes]:
    """The content of sample files by name."""
    return {name: (folder / name).read_bytes() for name in names}
