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
    """A parsed and checked script that pages show in parts."""

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
    """Name and file pattern (below the working folder) of each page of Data Docs for a screenshot."""
    timeout: int = DEFAULT_TIMEOUT
    """Seconds after which it is stopped."""
    not_executable: str | None = None
    """Why it can't run to its end, or ``None`` if it can."""

    @property
    def label(self) -> str:
        return f"{self.version}/{self.name}"
