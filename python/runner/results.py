from __future__ import annotations

import fcntl
import hashlib
import json
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from repository import Repository, ToolError

FORMAT = 2
Outcome = Literal["passed", "constructed", "failed"]


@dataclass
class Result:
    """What is recorded of one snippet."""

    hash: str
    """See ``hash_snippet``."""
    date: str
    """Day of the run, ``YYYY-MM-DD``, UTC."""
    outcome: Outcome
    """``constructed``: it went as far as it can go without what it needs. Only ``passed`` earns a badge."""
    fixtures: list[str] = field(default_factory=list)
    outputs: dict[str, str] = field(default_factory=dict)
    """What each region printed, by region; silent regions are left out. No line feed at the end."""
    pictures: dict[str, str] | None = None
    """SHA-256 (hex) of the page that each picture was taken of, by name."""
    error: str | None = None
    """Last lines of the error, of a failed snippet."""
    stopped: str | None = None
    """Where a constructed snippet stopped; left out when it came to its end."""
    digest: str = ""
    """See ``digest_result``; a result with another digest was edited after the run."""

    def to_json(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if value is not None}


def digest_result(name: str, result: Result) -> str:
    """SHA-256 (hex) of the whole entry of a snippet but its digest.

    It is taken over ``[name, entry]`` as compact JSON in which every object is the list of its pairs in the byte order
    of the names. The docs engine refuses entries with another digest, so a change here is a change of the format.
    """
    entry = {field: value for field, value in result.to_json().items() if field != "digest"}
    text = json.dumps([name, _as_pairs(entry)], ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _as_pairs(value: Any) -> Any:
    return [[name, _as_pairs(value[name])] for name in sorted(value)] if isinstance(value, dict) else value


@dataclass
class Results:
    """The results of one version, ``site/snippets/<version>/results.json``."""

    environment: dict[str, str] = field(default_factory=dict)
    """``python``, ``package``, ``version`` and ``fingerprint`` (see ``runner.fingerprint``) of the last run."""
    snippets: dict[str, Result] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path) -> Results:
        """The recorded results; none when there is no file. Raises ``ToolError`` for a file of another format."""
        if not path.is_file():
            return cls()
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            if data["format"] != FORMAT:
                raise ValueError(f"format {data['format']!r}")
            snippets = {name: Result(**entry) for name, entry in data["snippets"].items()}
            return cls(environment=data["environment"], snippets=snippets)
        except (KeyError, TypeError, ValueError) as error:
            raise ToolError(
                f"The results cannot be read: {error}.",
                "Take the file from the last commit, or delete it and run all snippets again.",
                at=str(path),
            ) from error

    def write(self, path: Path) -> None:
        data = {
            "format": FORMAT,
            "environment": self.environment,
            "snippets": {name: result.to_json() for name, result in self.snippets.items()},
        }
        text = json.dumps(data, indent=2, sort_keys=True, ensure_ascii=False) + "\n"
        unfinished = path.with_suffix(".json.unfinished")
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(path)


def record_results(
    repository: Repository,
    version: str,
    environment: dict[str, str],
    news: dict[str, Result],
    names: Collection[str],
) -> None:
    """Merge new results into the file of a version and drop snippets that are not among ``names`` any more.

    The file is read again under a lock, so that two runs at once keep each other's results.
    """
    path = repository.snippets(version) / "results.json"
    repository.venvs.mkdir(parents=True, exist_ok=True)
    with (repository.venvs / f"{version}.results-lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        results = Results.read(path)
        results.environment = environment
        results.snippets = {name: result for name, result in (results.snippets | news).items() if name in names}
        results.write(path)
