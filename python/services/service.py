from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol


@dataclass(frozen=True)
class Share:
    """What one snippet gets of a service."""

    variables: dict[str, str]
    """Environment variables that tell the snippet how to reach it."""
    shown: dict[str, str] = field(default_factory=dict)
    """Texts that differ from run to run, and what readers see in their place."""


class Service(Protocol):
    """A service on this machine. It is started by the first share and serves until it is stopped."""

    def share(self, number: int) -> Share:
        """A part of the service that nobody else sees, with nothing but the sample data in it.

        ``number`` is unique. Raises ``ToolError`` when something must be installed first.
        """

    def take_back(self, number: int) -> None:
        """Remove a part that is not needed any more."""

    def stop(self) -> None:
        """End the service and remove what it has stored."""


def sample_files(folder: Path, names: tuple[str, ...]) -> dict[str, bytes]:
    """The content of sample files by name."""
    return {name: (folder / name).read_bytes() for name in names}
