from __future__ import annotations

import ast
import types
from collections.abc import Iterator
from typing import Any

_SEEN = "__seen__"


class NameRecorder:
    """Finds out which names of a package a script uses, from the types of its objects at run time.

    ``compile`` changes the attribute accesses of the script, so that each one is recorded before it is evaluated.
    """

    def __init__(self, package: str) -> None:
        self._package = package
        self._names: dict[str, list[str] | None] = {}

    def compile(self, source: bytes, path: str) -> types.CodeType:
        """Compile the script. Line numbers are those of the source."""
        tree = ast.parse(source, path)
        return compile(ast.fix_missing_locations(_Recording().visit(tree)), path, "exec", dont_inherit=True)

    def globals(self) -> dict[str, Any]:
        """What the compiled script needs in its module."""
        return {_SEEN: self._see}

    def names(self, module: dict[str, Any]) -> dict[str, list[str]]:
        """The names that were recorded, and the classes and functions of the package in ``module``.

        Keys are the code: ``context.suites.add``, or ``.add`` after a call or a subscript. Values are names such as
        ``SuiteFactory.add`` or ``Checkpoint``, of the class of the object first and then of its base classes. Code that
        stands for different names in one script is left out.
        """
        found = {name: names for name, names in self._names.items() if names}
        for name, value in module.items():
            if names := self._names_of_object(value):
                found[name] = names
        return dict(sorted(found.items()))

    def _see(self, code: str, attribute: str, value: Any) -> Any:
        """Record that the script reads ``attribute`` of ``value``, and return ``value``."""
        names = self._names_of_attribute(value, attribute)
        if code not in self._names:
            self._names[code] = names
        elif self._names[code] != names:
            self._names[code] = None
        return value

    def _names_of_attribute(self, value: Any, attribute: str) -> list[str]:
        if isinstance(value, types.ModuleType):
            return self._names_of_object(vars(value).get(attribute))
        owner = value if isinstance(value, type) else type(value)
        classes = list(owner.__mro__)
        defining = [number for number, each in enumerate(classes) if attribute in vars(each)]
        if defining:
            classes = classes[: defining[-1] + 1]
        return [f"{each.__qualname__}.{attribute}" for each in classes if self._contains(each)]

    def _names_of_object(self, value: Any) -> list[str]:
        if isinstance(value, type | types.FunctionType) and self._contains(value):
            return [value.__qualname__]
        return []

    def _contains(self, value: type | types.FunctionType) -> bool:
        return f"{value.__module__}.".startswith(f"{self._package}.")


class _Recording(ast.NodeTransformer):
    """Replaces ``value.name`` with ``__seen__("value.name", "name", value).name``."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        code = _code_of(node)
        self.generic_visit(node)
        if not isinstance(node.ctx, ast.Load):
            return node
        arguments: list[ast.expr] = [ast.Constant(code), ast.Constant(node.attr), node.value]
        # The call has the position of the value, so that messages and tracebacks show the same lines as without it.
        node.value = ast.copy_location(ast.Call(ast.Name(_SEEN, ast.Load()), arguments, []), node.value)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Without the annotation, which can become text (``from __future__ import annotations``)."""
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._visit_function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self._visit_function(node)

    def visit_match_case(self, node: ast.match_case) -> ast.AST:
        """Without the pattern, which can't contain calls."""
        if node.guard is not None:
            node.guard = self.visit(node.guard)
        node.body = [self.visit(statement) for statement in node.body]
        return node

    def _visit_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        returns, node.returns = node.returns, None
        self.generic_visit(node)
        node.returns = returns
        return node


def _code_of(node: ast.Attribute) -> str:
    """``a.b.c`` for names and attributes; ``.c`` for the attribute of any other expression."""
    parts = list(_parts(node))
    return ".".join(reversed(parts)) if parts[-1] else f".{node.attr}"


def _parts(node: ast.expr) -> Iterator[str]:
    while isinstance(node, ast.Attribute):
        yield node.attr
        node = node.value
    yield node.id if isinstance(node, ast.Name) else ""
