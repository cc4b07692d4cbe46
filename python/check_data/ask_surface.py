"""The public names of the library in an environment, as they exist at runtime.

Runs in a locked environment, as ``python -m check_data.ask_surface``, and prints one JSON object::

    {"modules": {"<module>": ["<public name>", …]},
     "own": {"<module>": ["<public name that the module defines, or that a package exports>", …]},
     "classes": {"<full name>": {"name", "bases": ["<full name>"], "public"?,
                                 "members": {"<name>": {"parameters"?, "open"?, "returns"?, "public"?}}}},
     "expectations": {"<type>": {"name": "<class>", "arguments": ["<positional argument>"], "keys": ["<argument>"]}}}

Members are those of the class itself, including fields, attributes that its methods set on ``self``, and methods that
the library creates at import or on access, except those for Expectations. ``open`` is true if the method accepts any
keyword argument.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import pkgutil
import sys
import textwrap
import warnings
from collections.abc import Iterator
from typing import Any

PACKAGE = "great_expectations"
# Entry points, tests and vendored code.
SKIPPED = ("__main__", "_version", "compatibility", "compatibility_typing", "conftest", "jupyter_ux", "test", "tests")


def main() -> int:
    answers = sys.stdout
    # Keeps the library's own output out of the answer.
    sys.stdout = sys.stderr
    warnings.simplefilter("ignore")
    modules = dict(_modules())
    classes = {
        _full_name(value): value
        for module in modules.values()
        for value in list(vars(module).values())
        if inspect.isclass(value) and _is_own(value)
    }
    waiting = list(classes.values())
    while waiting:
        for base in waiting.pop().__mro__:
            if _is_own(base) and _full_name(base) not in classes:
                classes[_full_name(base)] = base
                waiting.append(base)
    surface = {
        "modules": {name: _names(module) for name, module in modules.items()},
        "own": {name: _own_names(module) for name, module in modules.items()},
        "classes": {name: _describe(kind) for name, kind in sorted(classes.items())},
        "expectations": dict(_expectations()),
    }
    json.dump(surface, answers, sort_keys=True)
    return 0


def _modules() -> Iterator[tuple[str, Any]]:
    root = importlib.import_module(PACKAGE)
    yield PACKAGE, root
    for found in pkgutil.walk_packages(root.__path__, f"{PACKAGE}.", onerror=lambda _: None):
        if any(part in SKIPPED for part in found.name.split(".")):
            continue
        try:
            module = importlib.import_module(found.name)
        except Exception:
            # Requires a package that isn't installed.
            continue
        yield found.name, module


def _names(module: Any) -> list[str]:
    """The public names of a module, without modules."""
    return sorted(
        name for name, value in vars(module).items() if not name.startswith("_") and not inspect.ismodule(value)
    )


def _own_names(module: Any) -> list[str]:
    """The public names that code imports from a module."""
    is_package = hasattr(module, "__path__")
    found = []
    for name in _names(module):
        home = getattr(vars(module)[name], "__module__", None)
        if home == module.__name__ or (is_package and isinstance(home, str) and home.startswith(PACKAGE)):
            found.append(name)
    return found


def _is_made(value: Any) -> bool:
    """Whether the library makes the class at import, so that it names another package as its module."""
    return inspect.isclass(value) and any(base.__module__.startswith(PACKAGE) for base in value.__mro__[1:])


def _is_own(kind: Any) -> bool:
    return kind.__module__.startswith(PACKAGE) or _is_made(kind)


def _describe(kind: Any) -> dict[str, Any]:
    members: dict[str, dict[str, Any]] = {name: {} for name in _fields(kind)}
    for name, value in vars(kind).items():
        if not name.startswith("_") or name == "__init__":
            members[name] = _describe_member(value)
    if "__init__" not in members and ("__fields__" in vars(kind) or "model_fields" in vars(kind)):
        members["__init__"] = _signature(kind)
    members |= {name: value for name, value in _created(kind).items() if name not in members}
    described: dict[str, Any] = {
        "name": kind.__name__,
        "bases": [_full_name(base) for base in kind.__bases__ if _is_own(base)],
        "members": members,
    }
    if _is_public(kind):
        described["public"] = True
    return described


def _fields(kind: Any) -> set[str]:
    """Annotated fields, and attributes that the methods of the class set on ``self``."""
    names = {name for name in vars(kind).get("__annotations__", {}) if not name.startswith("_")}
    names |= {name for name in vars(kind).get("__fields__", {}) if not name.startswith("_")}
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    except (OSError, TypeError, SyntaxError):
        return names
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.ctx, ast.Store)
            and isinstance(node.value, ast.Name)
            and node.value.id == "self"
            and not node.attr.startswith("_")
        ):
            names.add(node.attr)
    return names


def _describe_member(value: Any) -> dict[str, Any]:
    if isinstance(value, classmethod | staticmethod):
        value = value.__func__
    if isinstance(value, property):
        value = value.fget
        return {key: entry for key, entry in _signature(value).items() if key in ("returns", "public")}
    if not callable(value) or inspect.isclass(value):
        return {}
    return _signature(value)


def _signature(value: Any) -> dict[str, Any]:
    try:
        signature = inspect.signature(value)
    except (TypeError, ValueError):
        return {}
    kinds = inspect.Parameter
    described: dict[str, Any] = {
        "parameters": [
            name
            for name, parameter in signature.parameters.items()
            if parameter.kind not in (kinds.VAR_POSITIONAL, kinds.VAR_KEYWORD) and name not in ("self", "cls")
        ]
    }
    if any(parameter.kind is kinds.VAR_KEYWORD for parameter in signature.parameters.values()):
        described["open"] = True
    returns = signature.return_annotation
    if returns is not signature.empty:
        described["returns"] = returns if isinstance(returns, str) else _text(returns)
    if (asset := _asset_of(value)) is not None:
        described["returns"] = asset
    if _is_public(value):
        described["public"] = True
    return described


def _asset_of(value: Any) -> str | None:
    """The Data Asset that a generated ``add_…_asset`` method creates."""
    if not (inspect.isfunction(value) and value.__name__.startswith("add_")):
        return None
    asset = inspect.getclosurevars(value).nonlocals.get("asset_type")
    return _full_name(asset) if inspect.isclass(asset) else None


def _text(annotation: Any) -> str:
    return annotation.__name__ if inspect.isclass(annotation) else str(annotation)


def _is_public(value: Any) -> bool:
    """Whether the library marks a class or function as public."""
    return "--Public API--" in (inspect.getdoc(value) or "") or getattr(value, "_public_api", False) is True


def _created(kind: Any) -> dict[str, dict[str, Any]]:
    """Members that the class creates on access: the factories of Data Sources."""
    if not (kind.__name__ in ("_SourceFactories", "DataSourceManager") and hasattr(kind, "type_lookup")):
        return {}
    made: dict[str, dict[str, Any]] = {}
    for name in kind(None).factories:
        source = kind.type_lookup[name.partition("_")[2].removeprefix("or_update_")]
        made[name] = {"parameters": ["name", *_signature(source)["parameters"]], "open": True}
        if not name.startswith("delete_"):
            made[name]["returns"] = _full_name(source)
    return made


def _expectations() -> Iterator[tuple[str, dict[str, Any]]]:
    """The built-in Expectations, with their positional arguments and all arguments."""
    registry = importlib.import_module(f"{PACKAGE}.expectations.registry")
    for name in sorted(registry.list_registered_expectation_implementations()):
        kind = registry.get_expectation_impl(name)
        if kind.__module__.startswith(f"{PACKAGE}.expectations.core"):
            keys = {*kind.domain_keys, *kind.success_keys, *getattr(kind, "runtime_keys", ())}
            keys |= {*getattr(kind, "default_kwarg_values", {}), *getattr(kind, "__fields__", {})}
            yield (
                name,
                {
                    "name": kind.__name__,
                    "arguments": list(getattr(kind, "args_keys", ())),
                    "keys": sorted(key for key in keys if not key.startswith("_")),
                },
            )


def _full_name(kind: Any) -> str:
    """The module and name of a class. A class that the library makes at import belongs to the module of its base."""
    module = next(base.__module__ for base in kind.__mro__ if base.__module__.startswith(PACKAGE))
    return f"{module}.{kind.__qualname__}"


if __name__ == "__main__":
    sys.exit(main())
