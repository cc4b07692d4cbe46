"""What only the imported library knows: methods and classes that it makes at import, and its Expectations.

Runs in a locked environment, as ``python -m api_facts.ask_library``, and prints one JSON object::

    {"assets": {"<class>": {"name", "module", "fields"}},
     "methods": {"<Data Source class>": {"add_csv_asset": "<asset class>"}},
     "expectations": {"<class>": {"type", "tags", "args", "domain", "success", "defaults"?,
                                  "data_sources"?, "issues"?}}}

``args``, ``domain`` and ``success`` are the names of an Expectation's arguments, in the library's own grouping.
"""

from __future__ import annotations

import importlib
import inspect
import json
import sys
from collections.abc import Iterator
from typing import Any

PACKAGE = "great_expectations"


def main() -> int:
    answers = sys.stdout
    # Keeps the library's own output out of the answer.
    sys.stdout = sys.stderr
    importlib.import_module(PACKAGE)
    methods, assets = _asset_methods()
    facts = {"assets": assets, "methods": methods, "expectations": dict(_expectations())}
    json.dump(facts, answers, sort_keys=True)
    return 0


def _asset_methods() -> tuple[dict[str, dict[str, str]], dict[str, dict[str, Any]]]:
    """The generated ``add_…_asset`` methods of all Data Source classes, and the asset classes they create."""
    methods: dict[str, dict[str, str]] = {}
    assets: dict[str, dict[str, Any]] = {}
    for source in _subclasses(_class("great_expectations.datasource.fluent.interfaces", "Datasource")):
        for name, member in inspect.getmembers(source, inspect.isfunction):
            if not (name.startswith("add_") and name.endswith("_asset")):
                continue
            # The factory refers to the class that it creates.
            asset = inspect.getclosurevars(member).nonlocals.get("asset_type")
            if asset is not None:
                home = _home(asset)
                full = f"{home}.{asset.__name__}"
                methods.setdefault(_full_name(source), {})[name] = full
                fields = [_describe_field(field) for field in asset.__fields__.values()]
                assets[full] = {"name": asset.__name__, "module": home, "fields": fields}
    return methods, assets


def _home(kind: Any) -> str:
    """The module of the library that a class belongs to.

    Models made at import name pydantic as theirs: then it is one that they can be imported from, or else that of the
    class they are made from.
    """
    module = str(kind.__module__)
    if module.startswith(PACKAGE):
        return module
    exporting = [
        name
        for name, candidate in sys.modules.items()
        if name.startswith(PACKAGE) and vars(candidate).get(kind.__name__) is kind
    ]
    return min(exporting) if exporting else _home(kind.__mro__[1])


def _describe_field(field: Any) -> dict[str, Any]:
    """A field of a pydantic 1 model, by its public name."""
    facts: dict[str, Any] = {"name": field.alias, "type": field._type_display().replace("NoneType", "None")}
    if field.required:
        facts["required"] = True
    elif field.default_factory is not None:
        facts["factory"] = getattr(field.default_factory, "__name__", "")
    else:
        facts["default"] = repr(field.default)
    return facts


def _expectations() -> Iterator[tuple[str, dict[str, Any]]]:
    registry = importlib.import_module(f"{PACKAGE}.expectations.registry")
    for kind in sorted(registry.list_registered_expectation_implementations()):
        expectation = registry.get_expectation_impl(kind)
        if expectation.__module__.startswith(f"{PACKAGE}.expectations.core"):
            yield _full_name(expectation), _describe_expectation(kind, expectation)


def _describe_expectation(kind: str, expectation: Any) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "type": kind,
        "tags": list(getattr(expectation, "library_metadata", {}).get("tags", [])),
        "args": list(getattr(expectation, "args_keys", ())),
        "domain": list(expectation.domain_keys),
        "success": list(expectation.success_keys),
    }
    if defaults := getattr(expectation, "default_kwarg_values", None):
        facts["defaults"] = {name: repr(value) for name, value in defaults.items() if _is_plain(value)}
    if hasattr(expectation, "schema"):
        properties = expectation.schema()["properties"].get("metadata", {}).get("properties", {})
        facts["data_sources"] = properties.get("supported_data_sources", {}).get("const", [])
        facts["issues"] = properties.get("data_quality_issues", {}).get("const", [])
    return {name: value for name, value in facts.items() if value}


def _is_plain(value: Any) -> bool:
    return value is None or isinstance(value, bool | int | float | str | list | tuple | dict)


def _class(module: str, name: str) -> Any:
    return getattr(importlib.import_module(module), name)


def _subclasses(base: Any) -> list[Any]:
    found = {base}
    waiting = [base]
    while waiting:
        for child in waiting.pop().__subclasses__():
            if child not in found and child.__module__.startswith(PACKAGE):
                found.add(child)
                waiting.append(child)
    return sorted(found, key=_full_name)


def _full_name(kind: Any) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


if __name__ == "__main__":
    sys.exit(main())
