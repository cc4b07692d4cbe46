from __future__ import annotations

import fnmatch
import json
from dataclasses import dataclass, field

from repository import Repository

FILE = "python/page_checks/allowed.json"


@dataclass
class Allowed:
    """Names that pages may use although the library doesn't have them in their version, from ``allowed.json``.

    Each entry has ``names`` (exact, or ``"other versions"`` for all names of other versions) and ``reason``. An entry
    without ``version`` applies to every version, and an entry without ``pages``, a pattern relative to
    ``site/content/<version>/``, to every page.
    """

    entries: list[dict[str, object]]
    _used: set[tuple[int, str]] = field(default_factory=set)

    @classmethod
    def read(cls, repository: Repository) -> Allowed:
        path = repository.root / FILE
        return cls(json.loads(path.read_text(encoding="utf-8")) if path.is_file() else [])

    def permits(self, name: str, page: str, in_other_version: bool) -> bool:
        """Whether ``page`` (from ``site/content/``) may use ``name``."""
        version, _, path = page.partition("/")
        for number, entry in enumerate(self.entries):
            names = entry["names"]
            if entry.get("version", version) != version or not fnmatch.fnmatch(path, str(entry.get("pages", "*"))):
                continue
            if names == "other versions" and in_other_version:
                self._used.add((number, ""))
                return True
            if isinstance(names, list) and name in names:
                self._used.add((number, name))
                return True
        return False

    def idle(self) -> list[str]:
        """Names that no page uses, so they don't have to be allowed."""
        return [
            str(name) if name else "other versions"
            for number, entry in enumerate(self.entries)
            for name in (entry["names"] if isinstance(entry["names"], list) else [""])
            if (number, str(name)) not in self._used
        ]
