from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

from api_facts.syntax import Function, dotted_name, is_public

API_ROUTE = "reference/api"
# In 0.18.21, an exception was inserted between a class and its mark.
MISPLACED_MARKS = {"MissingElementError": "QueryMetricProvider"}


class Module:
    """A parsed module: its top-level classes and functions, and where its imported names come from."""

    def __init__(self, package: Path, path: Path) -> None:
        self.file = path.relative_to(package.parent)
        parts = list(self.file.with_suffix("").parts)
        self.is_package = parts[-1] == "__init__"
        self.name = ".".join(parts[:-1] if self.is_package else parts)
        self.tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        self.classes: dict[str, ast.ClassDef] = {}
        self.functions: dict[str, Function] = {}
        self.imports: dict[str, str] = {}
        self._collect(self.tree.body)
        self._correct_marks()
        self._collect_imports()

    def _collect(self, body: Iterable[ast.stmt]) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef):
                self.classes.setdefault(node.name, node)
            elif isinstance(node, Function):
                # Overloads come first. Keeps the marked definition, or else the last one.
                earlier = self.functions.get(node.name)
                if earlier is None or not is_public(earlier):
                    self.functions[node.name] = node
            elif isinstance(node, ast.If):
                self._collect(node.body)
                self._collect(node.orelse)
            elif isinstance(node, ast.Try):
                self._collect([*node.body, *node.orelse, *node.finalbody])
                for handler in node.handlers:
                    self._collect(handler.body)

    def _correct_marks(self) -> None:
        for marked, meant in MISPLACED_MARKS.items():
            wrong, right = self.classes.get(marked), self.classes.get(meant)
            if wrong and right and is_public(wrong):
                wrong.decorator_list, right.decorator_list = right.decorator_list, wrong.decorator_list

    def _collect_imports(self) -> None:
        package = self.name if self.is_package else self.name.rpartition(".")[0]
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    head = alias.name.partition(".")[0]
                    self.imports[alias.asname or head] = alias.name if alias.asname else head
            elif isinstance(node, ast.ImportFrom):
                base = node.module or ""
                if node.level:
                    above = package.split(".")
                    above = above[: len(above) - (node.level - 1)]
                    base = ".".join([*above, node.module] if node.module else above)
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = f"{base}.{alias.name}"


class Library:
    """All modules of an installed package and their class hierarchy, read without importing them."""

    def __init__(self, package: Path) -> None:
        """``package`` is the folder with the package's ``__init__.py``. Raises ``SyntaxError`` on newer Python."""
        self.package = package
        self.modules: dict[str, Module] = {}
        for path in sorted(package.rglob("*.py")):
            module = Module(package, path)
            self.modules[module.name] = module
        self.stubs: dict[str, ast.Module] = {
            ".".join(path.relative_to(package.parent).with_suffix("").parts): ast.parse(
                path.read_text(encoding="utf-8")
            )
            for path in sorted(package.rglob("*.pyi"))
        }
        self.classes: dict[str, tuple[Module, ast.ClassDef]] = {}
        """All classes, including nested ones, by full name."""
        for module in self.modules.values():
            for node in module.classes.values():
                self._index(module, node, node.name)
        self._ancestors: dict[str, list[str]] = {}

    def _index(self, module: Module, node: ast.ClassDef, qualname: str) -> None:
        self.classes[f"{module.name}.{qualname}"] = (module, node)
        for child in node.body:
            if isinstance(child, ast.ClassDef):
                self._index(module, child, f"{qualname}.{child.name}")

    def resolve(self, module: Module, name: str) -> str | None:
        """The full name of the library class that ``name`` refers to in a module."""
        head, _, tail = name.partition(".")
        if not tail and head in module.classes:
            return f"{module.name}.{head}"
        target = module.imports.get(head)
        if target is None:
            return self._follow(name)
        return self._follow(f"{target}.{tail}" if tail else target)

    def _follow(self, full: str) -> str | None:
        """Follow re-exports to the definition."""
        seen: set[str] = set()
        while full not in self.classes:
            seen.add(full)
            home, _, name = full.rpartition(".")
            module = self.modules.get(home)
            if module is None or name not in module.imports or module.imports[name] in seen:
                return None
            full = module.imports[name]
        return full

    def bases(self, full: str) -> list[str]:
        """The direct bases that belong to the library."""
        module, node = self.classes[full]
        names = (dotted_name(base) for base in node.bases)
        return [base for name in names if name and (base := self.resolve(module, name))]

    def ancestors(self, full: str) -> list[str]:
        """The base classes of a class in the library, in method resolution order (C3, as in Python)."""
        if full not in self._ancestors:
            bases = self.bases(full)
            self._ancestors[full] = _merge([[base, *self.ancestors(base)] for base in bases] + [bases])
        return self._ancestors[full]

    def import_path(self, module: Module, name: str) -> str:
        """The shortest path that a name can be imported from: the highest package above it that imports it."""
        return self._highest_path(module, name, same_object=True)

    def _highest_path(self, module: Module, name: str, same_object: bool) -> str:
        best = f"{module.name}.{name}"
        parts = module.name.split(".")
        for length in range(len(parts), 0, -1):
            above = self.modules.get(".".join(parts[:length]))
            if above is None or not above.is_package:
                continue
            imported = (
                alias.name
                for node in ast.walk(above.tree)
                if isinstance(node, ast.Import | ast.ImportFrom)
                for alias in node.names
            )
            if name in imported and not (same_object and self._is_another(f"{above.name}.{name}", module, name)):
                best = f"{above.name}.{name}"
        return best

    def _is_another(self, path: str, module: Module, name: str) -> bool:
        """Whether a path leads to another class that has the same name."""
        found = self._follow(path)
        return found is not None and found != f"{module.name}.{name}"

    def class_page(self, module: Module, name: str) -> str:
        """Route of a class's page below the version: by the highest package that exports a class of this name."""
        folders = self._highest_path(module, name, same_object=False).split(".")[1:-1]
        return "/".join([API_ROUTE, *folders, f"{name}_class"])

    def module_page(self, module: Module) -> str:
        """Route of a module's page below the version."""
        return "/".join([API_ROUTE, *module.file.with_suffix("").parts[1:]])


def _merge(lists: list[list[str]]) -> list[str]:
    merged: list[str] = []
    while lists := [rest for rest in lists if rest]:
        heads = (rest[0] for rest in lists)
        # Bases outside of the library are unknown here; where only they make an order possible, the first is taken.
        head = next((head for head in heads if all(head not in rest[1:] for rest in lists)), lists[0][0])
        merged.append(head)
        lists = [[name for name in rest if name != head] for rest in lists]
    return merged
