"""The releases of a package on PyPI."""

from __future__ import annotations

import hashlib
import io
import json
import re
import urllib.request
import zipfile
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urljoin

from repository import ToolError

INDEX = "https://pypi.org/pypi"
FINAL = re.compile(r"\d+(\.\d+)*")


@dataclass(frozen=True)
class Release:
    """A final release with a wheel."""

    version: str
    date: str
    """Day of the upload, ISO 8601."""
    url: str
    sha256: str

    @property
    def key(self) -> tuple[int, ...]:
        """Sorts releases by their numbers."""
        return version_key(self.version)


def version_key(version: str) -> tuple[int, ...]:
    """The numbers of a final release."""
    return tuple(int(part) for part in version.split("."))


def list_releases(package: str, first: str, last: str) -> list[Release]:
    """The final releases from ``first`` to ``last``, oldest first, without those that were withdrawn."""
    index = f"{INDEX}/{package}/json"
    with urllib.request.urlopen(index, timeout=60) as answer:
        listed = json.load(answer)["releases"]
    found = [
        Release(version, file["upload_time"][:10], urljoin(index, file["url"]), file["digests"]["sha256"])
        for version, files in listed.items()
        if FINAL.fullmatch(version) and version_key(first) <= version_key(version) <= version_key(last)
        for file in files
        if file["packagetype"] == "bdist_wheel" and not file["yanked"]
    ]
    if first not in {release.version for release in found}:
        raise ToolError(f"{package} {first} is not on PyPI.", "Compare it with the releases that PyPI lists.")
    return sorted(found, key=lambda release: release.key)


def unpack(release: Release, folder: Path) -> None:
    """Download a release and extract its Python files.

    Raises ``ToolError`` if the file has another hash than PyPI lists.
    """
    with urllib.request.urlopen(release.url, timeout=300) as answer:
        content = answer.read()
    if hashlib.sha256(content).hexdigest() != release.sha256:
        title = f"The download of {release.version} is damaged: its hash differs from the one that PyPI lists."
        raise ToolError(title, "Run the command again.")
    with zipfile.ZipFile(io.BytesIO(content)) as wheel:
        wheel.extractall(folder, [name for name in wheel.namelist() if name.endswith((".py", ".pyi"))])
