"""Shared helpers for syntax trees."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from typing import Any

Function = ast.FunctionDef | ast.AsyncFunctionDef
Decorated = Function | ast.ClassDef

PUBLIC_MARK = "public_api"


def source(node: ast.AST | None) -> str | None:
    """The code of a node on one line."""
    return None if node is None else re.sub(r"\s+", " ", ast.unparse(node))


def dotted_name(node: ast.AST) -> str | None:
    """``a.b`` of a name, an attribute, a call of it, or a subscription of it."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        head = dotted_name(node.value)
        return f"{head}.{node.attr}" if head else node.attr
    if isinstance(node, ast.Call):
        return dotted_name(node.func)
    if isinstance(node, ast.Subscript):
        return dotted_name(node.value)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return None


def last_name(node: ast.AST) -> str | None:
    """``b`` of ``a.b``."""
    name = dotted_name(node)
    return name.rpartition(".")[2] if name else None


def decorators(node: Decorated) -> list[str]:
    """The last names of the decorators."""
    return [name for decorator in node.decorator_list if (name := last_name(decorator))]


def is_public(node: Decorated) -> bool:
    """Whether the library marks it as part of its public API."""
    return PUBLIC_MARK in decorators(node)


def value_of(node: ast.AST | None) -> Any:
    """A literal's value; the code of anything else."""
    if node is None:
        return None
    try:
        return ast.literal_eval(node)
    except ValueError:
        return source(node)


def own_functions(node: ast.ClassDef) -> Iterator[Function]:
    """The functions of a class body, also those under an ``if``."""

    def walk(body: Iterable[ast.stmt]) -> Iterator[Function]:
        for child in body:
            if isinstance(child, Function):
                yield child
            elif isinstance(child, ast.If):
                yield from walk(child.body)
                yield from walk(child.orelse)

    return walk(node.body)


def without_empty(facts: dict[str, Any]) -> dict[str, Any]:
    """Remove keys with empty values."""
    return {key: value for key, value in facts.items() if value not in (None, False, [], {})}
