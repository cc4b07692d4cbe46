from __future__ import annotations

import ast
import importlib.metadata
import re
from typing import Any

from environments import Environment
from environments.environment import PACKAGE

EXTRA = re.compile(r"extra\s*==\s*['\"]([^'\"]+)['\"]")
# Extras for developers of the library.
NOT_FOR_USERS = {"test", "docs", "lint", "all-contrib-dev"}


def read_facts(environment: Environment) -> dict[str, Any]:
    """The facts that page checks use about the library in an environment. Nothing is imported."""
    packages = next((environment.venv / "lib").glob("python3.*/site-packages"))
    (found,) = importlib.metadata.distributions(name=PACKAGE, path=[str(packages)])
    extras: dict[str, list[str]] = {
        name: [] for name in found.metadata.get_all("Provides-Extra") or [] if name not in NOT_FOR_USERS
    }
    for requirement in found.requires or []:
        wanted, _, condition = requirement.partition(";")
        extra = EXTRA.search(condition)
        if extra and extra[1] in extras:
            marker = re.sub(r"\s*and\s*$", "", EXTRA.sub("", condition)).strip()
            extras[extra[1]].append(wanted.strip() + (f" ; {marker}" if marker else ""))
    names: set[str] = set()
    root = packages / PACKAGE
    top_level: set[str] = {path.stem for path in root.iterdir() if path.is_dir() or path.suffix == ".py"}
    _collect(ast.parse((root / "__init__.py").read_bytes()), top_level)
    # Methods that are created at import are in stub files.
    for path in (*root.rglob("*.py"), *root.rglob("*.pyi")):
        relative = path.relative_to(packages).with_suffix("")
        names.update(relative.parts)
        _collect(ast.parse(path.read_bytes()), names)
    return {
        "version": environment.package_version(),
        "requires_python": found.metadata["Requires-Python"],
        "extras": {name: sorted(wants) for name, wants in sorted(extras.items())},
        "top_level": sorted(name for name in top_level if not name.startswith("_")),
        "identifiers": sorted(name for name in names if not name.startswith("_")),
    }


def _collect(tree: ast.AST, names: set[str]) -> None:
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                names.add(node.name)
            case ast.arg():
                names.add(node.arg)
            case ast.Name(ctx=ast.Store()):
                names.add(node.id)
            case ast.Attribute(ctx=ast.Store()):
                names.add(node.attr)
            case ast.keyword(arg=str(name)):
                names.add(name)
            case ast.alias():
                names.add(node.asname or node.name.rpartition(".")[2])
            case _:
                pass
