from __future__ import annotations

import ast
import keyword
from pathlib import Path
from typing import Any

from api_facts.describe_callable import describe_callable
from api_facts.describe_class import describe_class
from api_facts.library import Library
from api_facts.syntax import is_public, without_empty

FORMAT = 2


def extract(package: Path, version: str, asked: dict[str, Any]) -> dict[str, Any]:
    """The facts about an installed package, as the package's documentation describes them.

    ``package`` is the folder with its ``__init__.py``, ``asked`` the output of ``ask_library``.
    """
    library = Library(package)
    wanted = {full for full, (_, node) in library.classes.items() if is_public(node)} | set(asked["expectations"])
    wanted |= {ancestor for full in wanted for ancestor in library.ancestors(full)}
    classes = {full: describe_class(library, full) for full in sorted(wanted)}
    for full, facts in asked["expectations"].items():
        classes[full]["expectation"] = facts
    for full, names in asked["members"].items():
        if full in classes:
            _remove_absent_methods(classes[full], set(names))
    for full, signatures in asked["signatures"].items():
        for name, parameters in signatures.items():
            if name in classes.get(full, {}).get("methods", {}):
                classes[full]["methods"][name]["parameters"] = parameters
    for full, facts in classes.items():
        for name, method in facts.get("methods", {}).items():
            _resolve_named_defaults(method, asked["defaults"].get(full, {}).get(name, {}))
    for full, methods in asked["methods"].items():
        if full in classes:
            _replace_generated_methods(classes[full], methods)
    for full, parameters in asked["inits"].items():
        if full in classes and classes[full].get("public"):
            classes[full]["init"] = {"from": full, "parameters": parameters}
    functions = _public_functions(library)
    for facts in functions.values():
        _resolve_named_defaults(facts, asked["defaults"].get(facts["module"], {}).get(facts["name"], {}))
    return {
        "format": FORMAT,
        "package": package.name,
        "version": version,
        "classes": classes,
        "functions": functions,
        "modules": _modules(library, classes, functions),
        "assets": asked["assets"],
        "sources": asked["sources"],
        "names": _names(library, classes, functions, asked["assets"], asked["made"]),
    }


def _remove_absent_methods(facts: dict[str, Any], names: set[str]) -> None:
    """Remove methods that only a stub or a condition in the source declares."""
    methods = {name: method for name, method in facts.get("methods", {}).items() if name in names}
    facts.pop("methods", None)
    if methods:
        facts["methods"] = methods


def _resolve_named_defaults(facts: dict[str, Any], defaults: dict[str, str]) -> None:
    """Replace defaults that are names of constants with their values."""
    for parameter in facts.get("parameters", []):
        default = parameter.get("default", "")
        if default.isidentifier() and not keyword.iskeyword(default):
            parameter["default"] = defaults.get(parameter["name"], default)


def _replace_generated_methods(facts: dict[str, Any], methods: dict[str, dict[str, Any]]) -> None:
    """The methods that the library creates at import. Their line is that of their class."""
    own = facts.get("methods", {})
    for name, method in methods.items():
        own[name] = {"kind": "method", "line": facts["line"], "public": True, **method}
    facts["methods"] = dict(sorted(own.items()))


def _public_functions(library: Library) -> dict[str, dict[str, Any]]:
    return {
        f"{module.name}.{name}": {
            "name": name,
            "module": module.name,
            "file": module.file.as_posix(),
            "path": library.import_path(module, name),
            **describe_callable(function, in_class=False),
        }
        for module in library.modules.values()
        for name, function in sorted(module.functions.items())
        if is_public(function)
    }


def _modules(
    library: Library, classes: dict[str, dict[str, Any]], functions: dict[str, dict[str, Any]]
) -> dict[str, dict[str, Any]]:
    return {
        name: without_empty(
            {
                "page": library.module_page(library.modules[name]),
                "functions": [facts["name"] for facts in functions.values() if facts["module"] == name],
                "classes": [
                    facts["name"] for facts in classes.values() if facts["module"] == name and facts.get("public")
                ],
            }
        )
        for name in sorted({facts["module"] for facts in functions.values()})
    }


def _names(
    library: Library,
    classes: dict[str, dict[str, Any]],
    functions: dict[str, dict[str, Any]],
    assets: dict[str, dict[str, Any]],
    made: dict[str, list[str]],
) -> dict[str, list[str]]:
    described = classes.keys() | functions.keys()
    names: dict[str, list[str]] = {}
    for module in library.modules.values():
        defined: dict[str, ast.AST] = {**module.classes, **module.functions}
        for name in defined:
            if not name.startswith("_") and f"{module.name}.{name}" not in described:
                names.setdefault(name, []).append(module.name)
    for asset in assets.values():
        modules = names.setdefault(asset["name"], [])
        if asset["module"] not in modules:
            modules.append(asset["module"])
    for module_name, kinds in made.items():
        for name in kinds:
            names.setdefault(name, []).append(module_name)
    return {name: sorted(set(modules)) for name, modules in sorted(names.items())}
