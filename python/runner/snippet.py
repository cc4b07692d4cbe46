from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

DEFAULT_TIMEOUT = 120


@dataclass(frozen=True)
class Region:
    """A named part of a snippet. ``first`` and ``last`` are the lines of its markers, counted from 1."""

    name: str
    first: int
    last: int


@dataclass(frozen=True)
class Snippet:
    """A script that pages show in parts, read and checked but not run."""

    version: str
    name: str
    """Path below ``site/snippets/<version>/``, with forward slashes."""
    path: Path
    regions: tuple[Region, ...]
    fixtures: tuple[str, ...] = ()
    """Paths below ``site/static/data/``, sorted."""
    services: tuple[str, ...] = ()
    """Names of ``services.SERVICES``, sorted."""
    pictures: tuple[tuple[str, str], ...] = ()
    """Name and file pattern (below the working folder) of each page of Data Docs to take a picture of."""
    timeout: int = DEFAULT_TIMEOUT
    """Seconds of wall clock after which it is stopped."""
    not_executable: str | None = None
    """Why it cannot run to its end here; ``None`` for a snippet that does."""

    @property
    def label(self) -> str:
        return f"{self.version}/{self.name}"
