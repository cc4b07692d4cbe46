"""Compares facts from the standard input with the imported library and prints the differences, one a line.

Runs in a locked environment. ``inspect`` is asked about every class, method and parameter; nothing is read from stubs.
"""

from __future__ import annotations

import contextlib
import importlib
import inspect
import json
import sys
import warnings
from collections.abc import Iterator
from typing import Any

KINDS: dict[Any, str] = {
    inspect.Parameter.POSITIONAL_ONLY: "positional_only",
    inspect.Parameter.KEYWORD_ONLY: "keyword_only",
    inspect.Parameter.VAR_POSITIONAL: "var_positional",
    inspect.Parameter.VAR_KEYWORD: "var_keyword",
}
Row = tuple[str, "str | None", bool, "str | None"]


def main() -> int:
    facts = json.load(sys.stdin)
    answers, sys.stdout = sys.stdout, sys.stderr
    warnings.simplefilter("ignore")
    for difference in _differences(facts):
        print(difference, file=answers)
    compared = sum(len(entry.get("methods", {})) for entry in facts["classes"].values())
    print(f"compared {compared}", file=answers)
    return 0


def _differences(facts: dict[str, Any]) -> Iterator[str]:
    for full, entry in facts["classes"].items():
        kind: Any = importlib.import_module(entry["module"])
        for part in entry.get("qualname", entry["name"]).split("."):
            kind = getattr(kind, part)
        if "path" in entry and _at(entry["path"]) is not kind:
            yield f"{full}: {entry['path']} is another object"
        if "init" in entry:
            model = hasattr(kind, "__fields__")
            real = _rows(inspect.signature(kind if model else kind.__init__))[0 if model else 1 :]
            if real != _claimed(entry["init"]["parameters"], real):
                yield f"{full}: constructor {real} != {entry['init']['parameters']}"
        yield from _method_differences(facts, full, entry, kind)
    for full, entry in facts["functions"].items():
        real = _rows(inspect.signature(_at(full)))
        if real != _claimed(entry.get("parameters", []), real):
            yield f"{full}: {real}"


def _method_differences(facts: dict[str, Any], full: str, entry: dict[str, Any], kind: Any) -> Iterator[str]:
    described = entry.get("methods", {})
    # Methods that exist on objects only, such as those for each type of Data Source.
    dynamic = kind(None) if any("source" in method for method in described.values()) else None
    for name, method in described.items():
        if method["kind"] == "property":
            # A property that the class body computes is one at runtime as well.
            if callable(inspect.getattr_static(kind, name, None)):
                yield f"{full}.{name}: not a property"
            continue
        if name not in vars(kind) and (dynamic is None or name not in dir(dynamic)):
            yield f"{full}.{name}: not in the class"
            continue
        real = _rows(inspect.signature(getattr(kind if name in vars(kind) else dynamic, name)))
        bound = name not in vars(kind) or isinstance(vars(kind)[name], staticmethod | classmethod)
        real = real if bound else real[1:]
        if real != _claimed(_parameters(facts, method), real):
            yield f"{full}.{name}: {real} != {_parameters(facts, method)}"
    functions = (name for name, value in vars(kind).items() if inspect.isroutine(value) or isinstance(value, property))
    names = {*functions, *(dynamic.factories if dynamic is not None else ())}
    for name in sorted(names - described.keys()):
        nested = inspect.isclass(inspect.getattr_static(kind, name, None))
        if not name.startswith("_") and not nested:
            yield f"{full}.{name}: missing"


def _parameters(facts: dict[str, Any], method: dict[str, Any]) -> list[dict[str, Any]]:
    if "asset" in method:
        rows: list[dict[str, Any]] = facts["assets"][method["asset"]]["reader" if "reader" in method else "parameters"]
        return rows
    if "source" in method and "parameters" not in method:
        rows = facts["sources"][method["source"]]["parameters"]
        return rows
    return list(method.get("parameters", []))


def _rows(signature: inspect.Signature) -> list[Row]:
    return [
        (
            row.name,
            KINDS.get(row.kind),
            row.default is not inspect.Parameter.empty,
            row.annotation if isinstance(row.annotation, str) else None,
        )
        for row in signature.parameters.values()
    ]


def _claimed(parameters: list[dict[str, Any]], real: list[Row]) -> list[Row]:
    """The described parameters; types are compared where the library keeps their text."""
    texts = [row[3] for row in real] + [None] * len(parameters)
    rows = []
    for row, text in zip(parameters, texts, strict=False):
        same = text is not None and _plain(row.get("type", "")) == _plain(text)
        rows.append(
            (row["name"], row.get("kind"), "default" in row, text if same else (row.get("type") if text else None))
        )
    return rows


def _plain(text: str) -> str:
    """A type without spaces and quotes."""
    return text.replace(" ", "").replace("'", "").replace('"', "")


def _at(path: str) -> Any:
    module, _, name = path.rpartition(".")
    with contextlib.suppress(ImportError, AttributeError):
        return getattr(importlib.import_module(module), name)
    return None


if __name__ == "__main__":
    sys.exit(main())
