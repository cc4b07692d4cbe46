from __future__ import annotations

import hashlib
import json
import posixpath
import unicodedata

from repository import Repository, ToolError


def fingerprint(repository: Repository, version: str) -> str:
    """SHA-256 (hex) of the files that can change what any snippet of a version prints.

    They are listed in ``site/snippets/fingerprint.json``, which is also the setting ``snippets.fingerprint`` of the
    site. The docs engine computes the same hash, so changing it changes the format. It is the hash of one line
    ``<path> <SHA-256 of the content, hex>`` per file in the byte order of the paths. Paths are written as in the list
    (normalized, with ``{version}``), and CRLF counts as LF. Raises ``ToolError`` for a path without a file.
    """
    # Git stores names in the Unicode form of the author's file system, so files are read by their listed names.
    paths = {
        unicodedata.normalize("NFC", path): path for path in map(posixpath.normpath, fingerprint_files(repository))
    }
    lines = [f"{name} {_hash_file(repository, paths[name], version)}\n" for name in sorted(paths)]
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def fingerprint_files(repository: Repository) -> list[str]:
    """The listed paths, relative to the folder ``site``."""
    listed: list[str] = json.loads(repository.fingerprint_list.read_text(encoding="utf-8"))
    return listed


def _hash_file(repository: Repository, path: str, version: str) -> str:
    file = repository.site / path.replace("{version}", version)
    try:
        content = file.read_bytes()
    except FileNotFoundError:
        raise ToolError(
            f"There is no file {path!r} for version {version!r}.",
            "Correct the path, which is relative to site/, or remove it from the list.",
            at=repository.fingerprint_list.relative_to(repository.root).as_posix(),
        ) from None
    return hashlib.sha256(content.replace(b"\r\n", b"\n")).hexdigest()
