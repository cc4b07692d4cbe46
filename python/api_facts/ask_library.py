"""Facts that require the imported library: what it creates at import, what exists at runtime, and its Expectations.

Runs in a locked environment, as ``python -m api_facts.ask_library``, and prints one JSON object::

    {"assets": {"<class>": {"name", "module", "ancestors", "parameters", "reader"?}},
     "methods": {"<class>": {"<method>": {"asset"} | {"asset", "reader": true} | {"source", "action", "parameters"?}}},
     "sources": {"<Data Source class>": {"parameters"}},
     "signatures": {"<class>": {"<method>": [parameters of a method whose signature is set at import]}},
     "inits": {"<model>": [parameters of its constructor]},
     "defaults": {"<class or module>": {"<function>": {"<parameter>": "<code of its default>"}}},
     "members": {"<class>": ["<public name in the class body>", …]},
     "made": {"<module>": ["<class that the module makes without a class statement>", …]},
     "expectations": {"<class>": {"type", "tags", "args", "domain", "success", "defaults"?,
                                  "data_sources"?, "issues"?}}}

Parameters are those of ``inspect.signature``. ``args``, ``domain`` and ``success`` are the names of an Expectation's
arguments, in the library's own grouping.
"""

from __future__ import annotations

import importlib
import inspect
import json
import sys
import warnings
from collections.abc import Iterator
from typing import Any

from api_facts.describe_signature import describe_signature

PACKAGE = "great_expectations"
ACTIONS = ("add_or_update", "add", "update", "delete")


def main() -> int:
    answers = sys.stdout
    # Keeps the library's own output out of the answer.
    sys.stdout = sys.stderr
    warnings.simplefilter("ignore")
    importlib.import_module(PACKAGE)
    expectations = dict(_expectations())
    methods, assets = _asset_methods()
    manager, factories, sources = _source_methods()
    facts = {
        "assets": assets,
        "methods": {**methods, manager: factories},
        "sources": sources,
        "signatures": dict(_signatures()),
        "inits": dict(_inits()),
        "defaults": dict(_defaults()),
        "members": {_full_name(kind): _members(kind) for kind in _all_classes()},
        "made": _made_classes(),
        "expectations": expectations,
    }
    json.dump(facts, answers, sort_keys=True)
    return 0


def _asset_methods() -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
    """The generated ``add_…_asset`` and ``read_…`` methods of all Data Source classes, and the assets they create."""
    methods: dict[str, dict[str, Any]] = {}
    assets: dict[str, dict[str, Any]] = {}
    for source in _subclasses(_class("great_expectations.datasource.fluent.interfaces", "Datasource")):
        # Inherited methods are those of the class that the library generated them for.
        for name, member in vars(source).items():
            if not (inspect.isfunction(member) and name.startswith(("add_", "read_"))):
                continue
            # The factory refers to the class that it creates.
            asset = inspect.getclosurevars(member).nonlocals.get("asset_type")
            if asset is None:
                continue
            home = _home(asset)
            full = f"{home}.{asset.__name__}"
            reader = name.startswith("read_")
            methods.setdefault(_full_name(source), {})[name] = {"asset": full, **({"reader": True} if reader else {})}
            facts = assets.setdefault(full, {"name": asset.__name__, "module": home, "ancestors": _ancestors(asset)})
            facts["reader" if reader else "parameters"] = describe_signature(member, asset, skip_first=True)
    return methods, assets


def _ancestors(kind: type) -> list[str]:
    """The classes of the library that a class inherits from, nearest first, without parametrized generic classes."""
    names = [f"{base.__module__}.{base.__qualname__}" for base in kind.__mro__[1:]]
    return [name for name in names if name.startswith(f"{PACKAGE}.") and "[" not in name]


def _source_methods() -> tuple[str, dict[str, Any], dict[str, Any]]:
    """The methods that the collection of Data Sources has for each type: its class, the methods, and the types."""
    module = importlib.import_module(f"{PACKAGE}.datasource.fluent.sources")
    manager = getattr(module, "DataSourceManager", None) or module._SourceFactories
    collection = manager(None)
    methods: dict[str, Any] = {}
    sources: dict[str, Any] = {}
    for name in collection.factories:
        action = next(action for action in ACTIONS if name.startswith(f"{action}_"))
        source = manager.type_lookup[name.removeprefix(f"{action}_")]
        full = _full_name(source)
        methods[name] = {"source": full, "action": action}
        if action == "delete":
            methods[name]["parameters"] = describe_signature(getattr(collection, name))
        if action == "add":
            sources[full] = {"parameters": describe_signature(getattr(collection, name), source)}
    return _full_name(manager), methods, sources


def _signatures() -> Iterator[tuple[str, dict[str, Any]]]:
    """The methods whose signature differs from their source, because the library sets it."""
    for kind in _all_classes():
        methods = {
            name: describe_signature(member, skip_first=True)
            for name, member in vars(kind).items()
            if inspect.isfunction(member) and hasattr(member, "__signature__") and not name.startswith("_")
        }
        if methods:
            yield _full_name(kind), methods


def _inits() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The constructors of models, whose signatures pydantic makes."""
    for kind in _all_classes():
        if hasattr(kind, "__fields__"):
            yield _full_name(kind), describe_signature(kind, kind)


def _defaults() -> Iterator[tuple[str, dict[str, dict[str, str]]]]:
    """The defaults of functions and methods, because the source contains the names of constants."""
    modules = [(name, module) for name, module in sorted(sys.modules.items()) if name.startswith(PACKAGE)]
    for name, owner in [*modules, *((_full_name(kind), kind) for kind in _all_classes())]:
        functions = {
            key: {
                parameter["name"]: parameter["default"]
                for parameter in describe_signature(function)
                if "default" in parameter
            }
            for key, member in vars(owner).items()
            if inspect.isfunction(
                function := member.__func__ if isinstance(member, classmethod | staticmethod) else member
            )
        }
        yield name, functions


def _made_classes() -> dict[str, list[str]]:
    """The models that modules make when they are imported; these name pydantic as their module."""
    base = _class("great_expectations.datasource.fluent.interfaces", "DataAsset")
    return {
        name: made
        for name, module in sorted(sys.modules.items())
        if name.startswith(PACKAGE)
        if (
            made := sorted(
                key
                for key, value in vars(module).items()
                if inspect.isclass(value) and issubclass(value, base) and not value.__module__.startswith(PACKAGE)
            )
        )
    }


def _members(kind: Any) -> list[str]:
    fields = vars(kind).get("__annotations__", {})
    return sorted(name for name in {*vars(kind), *fields} if not name.startswith("_"))


def _all_classes() -> list[Any]:
    """All classes of the library that importing it defines."""
    found = {
        _full_name(value): value
        for name, module in list(sys.modules.items())
        if name.startswith(PACKAGE)
        for value in list(vars(module).values())
        if inspect.isclass(value) and value.__module__ == name
    }
    return [found[name] for name in sorted(found)]


def _home(kind: Any) -> str:
    """The module of the library that a class belongs to.

    Models that are created at import have pydantic as module. Then it is a module that exports them, or that of the
    class that they are created from.
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
