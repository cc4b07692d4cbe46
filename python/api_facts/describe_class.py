from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

from api_facts.describe_callable import describe_callable, lifecycle, member_kind
from api_facts.library import Library, Module
from api_facts.syntax import decorators, is_public, last_name, own_functions, source, without_empty

KIND_BY_BASE = (
    ("enum", {"Enum", "StrEnum", "IntEnum", "Flag"}),
    ("exception", {"Exception", "BaseException"}),
    ("typed_dict", {"TypedDict"}),
    ("model", {"BaseModel", "GenericModel"}),
)
WITH_FIELDS = {"model", "dataclass", "typed_dict"}
NOT_CONSTRAINTS = {"default", "default_factory", "description", "title", "schema_override", "schema_overrides"}


def describe_class(library: Library, full: str) -> dict[str, Any]:
    """The facts of a class; see the package's documentation for the keys."""
    module, node = library.classes[full]
    qualname = full[len(module.name) + 1 :]
    ancestors = library.ancestors(full)
    kind = class_kind(library, full)
    public = is_public(node)
    return without_empty(
        {
            "name": node.name,
            "qualname": qualname if qualname != node.name else None,
            "module": module.name,
            "kind": kind,
            "file": module.file.as_posix(),
            "line": node.lineno,
            "public": public,
            "path": library.import_path(module, node.name) if qualname == node.name else None,
            "page": library.class_page(module, node.name) if public else None,
            "bases": [source(base) for base in node.bases],
            "ancestors": ancestors,
            "init": _init(library, [full, *ancestors], kind),
            "fields": list(_own_fields(node)) if kind in WITH_FIELDS else [],
            "members": list(_members(node)) if kind == "enum" else [],
            "methods": _own_methods(library, module, node),
            **lifecycle(node),
        }
    )


def class_kind(library: Library, full: str) -> str:
    """The kind of a class, by its direct and inherited bases."""
    _, node = library.classes[full]
    if "dataclass" in decorators(node):
        return "dataclass"
    own = {last_name(base) for base in node.bases}
    if "Protocol" in own:
        return "protocol"
    bases = own | {
        last_name(base) for ancestor in library.ancestors(full) for base in library.classes[ancestor][1].bases
    }
    return next((kind for kind, names in KIND_BY_BASE if bases & names), "class")


def _init(library: Library, chain: list[str], kind: str) -> dict[str, Any] | None:
    for full in chain:
        for function in own_functions(library.classes[full][1]):
            if function.name == "__init__":
                # Models and their base classes only pass on what their fields say.
                if kind == "model" and full != chain[0]:
                    return None
                return {"from": full, "parameters": describe_callable(function, in_class=True).get("parameters", [])}
    return None


def _own_methods(library: Library, module: Module, node: ast.ClassDef) -> dict[str, dict[str, Any]]:
    methods: dict[str, dict[str, Any]] = {}
    for function in own_functions(node):
        if function.name.startswith("_") or member_kind(function) == "accessor":
            continue
        # Overloads come first and the definition last; what marks one of them is true of the method.
        earlier = methods.get(function.name, {})
        facts = describe_callable(function, in_class=True)
        methods[function.name] = {**facts, "public": True} if earlier.get("public") else facts
    for function in _stub_functions(library, module, node):
        if not function.name.startswith("_") and function.name not in methods:
            # Line numbers of a stub do not apply to the source.
            methods[function.name] = describe_callable(function, in_class=True) | {"line": node.lineno}
    return dict(sorted(methods.items()))


def _stub_functions(
    library: Library, module: Module, node: ast.ClassDef
) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Functions of the class in the ``.pyi`` file next to it, which the library generates at import."""
    stub = library.stubs.get(module.name)
    for child in ast.walk(stub) if stub else ():
        if isinstance(child, ast.ClassDef) and child.name == node.name:
            yield from own_functions(child)


def _own_fields(node: ast.ClassDef) -> Iterator[dict[str, Any]]:
    """Annotated attributes, without class variables and private ones."""
    for child in node.body:
        if not (isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name)):
            continue
        annotation = source(child.annotation) or ""
        if not child.target.id.startswith("_") and "ClassVar" not in annotation:
            yield without_empty({"name": child.target.id, "type": annotation, **_field_value(child)})


def _field_value(field: ast.AnnAssign) -> dict[str, Any]:
    # In pydantic 1 the default of an optional field is None, unless it is set to an ellipsis.
    none_is_default = admits_none(field.annotation)
    value = field.value
    if value is None:
        return {"default": "None"} if none_is_default else {"required": True}
    if not (isinstance(value, ast.Call) and last_name(value) in ("Field", "field")):
        return {"default": source(value)}
    words = {word.arg: word.value for word in value.keywords if word.arg}
    first = value.args[0] if value.args else None
    forced = isinstance(first, ast.Constant) and first.value is Ellipsis
    facts: dict[str, Any] = {}
    if first is not None and not forced:
        facts["default"] = source(first)
    elif "default" in words:
        facts["default"] = source(words["default"])
    elif "default_factory" in words:
        facts["factory"] = source(words["default_factory"])
    elif none_is_default and not forced:
        facts["default"] = "None"
    else:
        facts["required"] = True
    facts["constraints"] = {name: source(word) for name, word in words.items() if name not in NOT_CONSTRAINTS}
    return facts


def admits_none(node: ast.AST | None) -> bool:
    """Whether None is one of an annotation's alternatives."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str):
            try:
                return admits_none(ast.parse(node.value, mode="eval").body)
            except SyntaxError:
                return False
        return node.value is None
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return admits_none(node.left) or admits_none(node.right)
    if isinstance(node, ast.Subscript):
        head = last_name(node.value)
        parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if head == "Annotated":
            return admits_none(parts[0])
        return head == "Optional" or (head == "Union" and any(map(admits_none, parts)))
    return False


def _members(node: ast.ClassDef) -> Iterator[dict[str, Any]]:
    for child in node.body:
        if isinstance(child, ast.Assign):
            for target in child.targets:
                if isinstance(target, ast.Name) and not target.id.startswith("_"):
                    yield {"name": target.id, "value": source(child.value)}
