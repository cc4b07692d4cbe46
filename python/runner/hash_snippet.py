from __future__ import annotations

import hashlib
from pathlib import Path


def hash_snippet(snippet: tuple[str, Path], fixtures: list[tuple[str, Path]], fingerprint: str) -> str:
    """SHA-256 (hex) of everything that a result depends on.

    It is the hash of the UTF-8 text of one line ``<name> <SHA-256 of the bytes, hex>`` each for the snippet (its name)
    and the fixtures in the order of their names (``fixture:<name>``), and of the line ``fingerprint <fingerprint>``,
    each line with its line feed. The docs engine computes the same hash, so changing it changes the format.
    """
    name, path = snippet
    lines = [f"{name} {_hash_file(path)}\n"]
    lines += [f"fixture:{fixture} {_hash_file(file)}\n" for fixture, file in sorted(fixtures)]
    lines.append(f"fingerprint {fingerprint}\n")
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def _hash_file(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
