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
    """The recorded result of a snippet."""

    hash: str
    """See ``hash_snippet``."""
    date: str
    """Day of the run, ``YYYY-MM-DD``, UTC."""
    outcome: Outcome
    """``constructed``: it ran until it needed another machine or package. Only ``passed`` gets a badge."""
    fixtures: list[str] = field(default_factory=list)
    outputs: dict[str, str] = field(default_factory=dict)
    """The output of each region that prints something, without the last line feed."""
    names: dict[str, list[str]] | None = None
    """What code of the script stands for in the library, see ``NameRecorder.names``."""
    pictures: dict[str, str] | None = None
    """SHA-256 (hex) of the page of each screenshot, by name."""
    error: str | None = None
    """Last lines of the error of a failed snippet."""
    stopped: str | None = None
    """Where a constructed snippet stopped. Not set if it ran to its end."""
    digest: str = ""
    """See ``digest_result``. A result with a different digest was edited after the run."""

    def to_json(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if value is not None}


def digest_result(name: str, result: Result) -> str:
    """SHA-256 (hex) of the entry of a snippet without its digest.

    It is the hash of ``[name, entry]`` as compact JSON, in which every object is a list of pairs in the byte order of
    the names. The docs engine rejects entries with a different digest, so changing it changes the format.
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
        """The recorded results, or none if the file doesn't exist. Raises ``ToolError`` for a different format."""
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
                f"The results can't be read: {error}.",
                "Restore the file from the last commit, or delete it and run all snippets again.",
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
    """Merge new results into the file of a version and remove snippets that aren't among ``names``.

    The file is read again under a lock, so that concurrent runs keep each other's results.
    """
    path = repository.snippets(version) / "results.json"
    repository.venvs.mkdir(parents=True, exist_ok=True)
    with (repository.venvs / f"{version}.results-lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        results = Results.read(path)
        results.environment = environment
        results.snippets = {name: result for name, result in (results.snippets | news).items() if name in names}
        results.write(path)
