from __future__ import annotations

import ast
import re
from typing import Any

from api_facts.syntax import Decorated, Function, decorators, is_public, last_name, source, value_of, without_empty

DEPRECATION_MARKS = {"deprecated_method_or_class": False, "deprecated_argument": True}
ADDITION_MARKS = {"new_method_or_class": False, "new_argument": True}
SECTION = re.compile(r"\s*(?P<name>[A-Z][A-Za-z ]+)\s*:\s*")
# A message such as "`name` is deprecated" is about one argument, even if the method is marked.
MARKED_ARGUMENT = re.compile(r"`(?P<name>\w+)`")
RAISED = re.compile(r"\s*\**(?P<name>[A-Za-z_][\w.]*)\s*(?:\([^)]*\))?\s*:")


def describe_callable(function: Function, in_class: bool) -> dict[str, Any]:
    """The facts of a method or function; see the package's documentation for the keys."""
    kind = member_kind(function) if in_class else "function"
    skip_first = in_class and kind != "staticmethod"
    return without_empty(
        {
            "kind": kind,
            "line": function.lineno,
            "public": is_public(function),
            "async": isinstance(function, ast.AsyncFunctionDef),
            "parameters": describe_parameters(function, skip_first),
            "returns": source(function.returns),
            "raises": _raises(function),
            **lifecycle(function),
        }
    )


def member_kind(function: Function) -> str:
    """The kind of a function in a class; ``accessor`` for the setter or deleter of a property."""
    marks = set(decorators(function))
    for kind in ("classmethod", "staticmethod"):
        if kind in marks:
            return kind
    if marks & {"property", "cached_property", "abstractproperty"}:
        return "property"
    return "accessor" if marks & {"setter", "deleter", "getter"} else "method"


def describe_parameters(function: Function, skip_first: bool) -> list[dict[str, Any]]:
    """The parameters in order; ``skip_first`` leaves out ``self`` or ``cls``."""
    arguments = function.args
    positional = [*arguments.posonlyargs, *arguments.args]
    defaults = [None] * (len(positional) - len(arguments.defaults)) + list(arguments.defaults)
    rows = [
        _parameter(argument, "positional_only" if argument in arguments.posonlyargs else None, default)
        for argument, default in list(zip(positional, defaults))[skip_first:]
    ]
    if arguments.vararg:
        rows.append(_parameter(arguments.vararg, "var_positional", None))
    rows += [
        _parameter(argument, "keyword_only", default)
        for argument, default in zip(arguments.kwonlyargs, arguments.kw_defaults)
    ]
    if arguments.kwarg:
        rows.append(_parameter(arguments.kwarg, "var_keyword", None))
    return rows


def _parameter(argument: ast.arg, kind: str | None, default: ast.expr | None) -> dict[str, Any]:
    return without_empty(
        {"name": argument.arg, "kind": kind, "type": source(argument.annotation), "default": source(default)}
    )


def lifecycle(node: Decorated) -> dict[str, list[dict[str, Any]]]:
    """The versions that added or deprecated it or one of its arguments, without the texts of the markers."""
    return {
        "deprecated": _marked_versions(node, DEPRECATION_MARKS),
        "added": _marked_versions(node, ADDITION_MARKS),
    }


def _marked_versions(node: Decorated, marks: dict[str, bool]) -> list[dict[str, Any]]:
    rows = []
    for decorator in node.decorator_list:
        mark = last_name(decorator)
        if mark not in marks or not isinstance(decorator, ast.Call):
            continue
        names = ["argument_name", "version"] if marks[mark] else ["version"]
        values = dict(zip(names, decorator.args)) | {word.arg: word.value for word in decorator.keywords}
        argument = value_of(values.get("argument_name")) or _argument_of_message(node, values.get("message"))
        rows.append(without_empty({"argument": argument, "version": value_of(values.get("version"))}))
    return rows


def _argument_of_message(node: Decorated, message: ast.AST | None) -> str | None:
    marked = MARKED_ARGUMENT.match(str(value_of(message)))
    if marked is None or isinstance(node, ast.ClassDef):
        return None
    names = [parameter["name"] for parameter in describe_parameters(node, skip_first=False)]
    return marked["name"] if marked["name"] in names else None


def _raises(function: Function) -> list[str]:
    documented = _documented_raises(ast.get_docstring(function) or "")
    in_body = [
        name
        for node in ast.walk(function)
        if isinstance(node, ast.Raise) and node.exc is not None
        if (name := last_name(node.exc)) and name[:1].isupper()
    ]
    return list(dict.fromkeys([*documented, *in_body]))


def _documented_raises(text: str) -> list[str]:
    """The names under ``Raises:``."""
    names: list[str] = []
    inside = False
    indent: int | None = None
    for line in text.splitlines():
        section = SECTION.fullmatch(line)
        if section:
            inside, indent = section["name"] == "Raises", None
        elif inside and line.strip():
            width = len(line) - len(line.lstrip())
            indent = width if indent is None else indent
            entry = RAISED.match(line)
            if width == indent and entry:
                names.append(entry["name"].rpartition(".")[2])
    return names
