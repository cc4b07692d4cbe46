from __future__ import annotations

import ast
from pathlib import Path


def save_file(path: Path, text: str) -> None:
    """Save a block of a page to its file.

    A block with nothing but functions that the file already has replaces only these functions.
    """
    old = path.read_text(encoding="utf-8") if path.is_file() else ""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        _with_functions(old, text) if path.suffix == ".py" and old else f"{text.rstrip()}\n", encoding="utf-8"
    )


def _with_functions(old: str, text: str) -> str:
    new = ast.parse(text).body
    existing = {part.name: part for part in ast.parse(old).body if isinstance(part, ast.FunctionDef)}
    if not all(isinstance(part, ast.FunctionDef) and part.name in existing for part in new):
        return f"{text.rstrip()}\n"
    lines = old.splitlines()
    for part in reversed(new):
        assert isinstance(part, ast.FunctionDef)
        place = existing[part.name]
        lines[place.lineno - 1 : place.end_lineno] = text.splitlines()[part.lineno - 1 : part.end_lineno]
    return "\n".join(lines) + "\n"
