from __future__ import annotations

import json
from typing import Any

# Deeper values are on one line each, so that files stay short and a changed method is one changed line.
DEPTH = {
    "releases": 1,
    "since": 2,
    "changes": 2,
    "classes": 3,
    "functions": 2,
    "modules": 2,
    "assets": 3,
    "sources": 3,
    "names": 2,
    "expectations": 3,
    "exceptions": 1,
}


def to_text(facts: dict[str, Any]) -> str:
    """The facts as deterministic JSON."""
    lines = [f"{_compact(key)}:{_indented(value, DEPTH.get(key, 0), 1)}" for key, value in facts.items()]
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def _indented(value: Any, depth: int, level: int) -> str:
    if depth <= 0 or not value or not isinstance(value, dict | list):
        return _compact(value)
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return _compact(value)
    margin = "\n" + " " * (level + 1)
    if isinstance(value, dict):
        items = [f"{_compact(key)}:{_indented(item, depth - 1, level + 1)}" for key, item in value.items()]
    else:
        items = [_indented(item, depth - 1, level + 1) for item in value]
    brackets = "{}" if isinstance(value, dict) else "[]"
    return f"{brackets[0]}{margin}{f',{margin}'.join(items)}\n{' ' * level}{brackets[1]}"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
