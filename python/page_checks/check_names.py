from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from page_checks.facts import Facts
from page_checks.problem import nearest

# What pages call the module and objects of the library. A chain of names that begins with one is checked completely.
MODULES = {"gx", "great_expectations"}
EXPECTATIONS = "gxe"
OBJECTS = {
    *("batch", "batch_definition", "checkpoint", "context", "data_asset", "data_source", "datasource", "suite"),
    *("validation_definition", "validator"),
}
EXPECTATION = re.compile(r"(?:Expect[A-Z]\w+|expect_(?:column|table|compound|multicolumn|select)_\w+)")
# Endings of class names in the library.
OWN = re.compile(
    r"[A-Z]\w*(?:DataContext|Datasource|DataAsset|Asset|Action|ExpectationSuite|Expectation|ValidationDefinition"
    r"|ValidationResult|CheckpointResult|Checkpoint|StoreBackend|Store|Renderer|ExecutionEngine|BatchDefinition"
    r"|BatchRequest|Batch|Partitioner|SiteBuilder|DataConnector|MetricProvider|Profiler|DataAssistant)"
)
METHOD = re.compile(r"(?:add|add_or_update|build|delete|get|list|update)_\w+(?=\()")
CHAIN = re.compile(r"\b[A-Za-z_]\w*(?:\([^()]*\))?(?:\.[A-Za-z_]\w*(?:\([^()]*\))?)+")
CALL = re.compile(r"\([^()]*\)")


def unknown_names(code: str, facts: Facts) -> Iterator[tuple[str, str]]:
    """Names in inline code that look like names of the library but don't exist, each with a hint."""
    bare = re.sub(r"(\"[^\"]*\"|'[^']*')", "", code)
    for chain in CHAIN.finditer(bare):
        yield from _unknown_in_chain(CALL.sub("", chain[0]).split("."), facts)
    for pattern, known in ((EXPECTATION, facts.expectations), (OWN, facts.identifiers), (METHOD, facts.identifiers)):
        for match in re.finditer(rf"(?<![\w.]){pattern.pattern}(?!\w)", bare):
            if match[0] not in known:
                yield match[0], nearest(match[0], known)


def unknown_names_in_python(tree: ast.AST, facts: Facts) -> Iterator[tuple[str, str, int]]:
    """The same for parsed Python, with the line."""
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(module)) if module.partition(".")[0] == "great_expectations":
                for name in (*module.split("."), *(alias.name for alias in node.names if alias.name != "*")):
                    if name not in facts.identifiers:
                        yield name, nearest(name, facts.identifiers), node.lineno
            case ast.Import():
                for alias in node.names:
                    parts = alias.name.split(".")
                    if parts[0] == "great_expectations":
                        yield from ((*found, node.lineno) for found in _unknown_in_chain(parts, facts))
            case ast.Attribute():
                chain = _chain(node)
                if chain:
                    yield from ((*found, node.lineno) for found in _unknown_in_chain(chain, facts))
            case ast.Name(id=name) if EXPECTATION.fullmatch(name) and name not in facts.expectations:
                yield name, nearest(name, facts.expectations), node.lineno
            case _:
                pass


def _chain(node: ast.expr) -> list[str]:
    names: list[str] = []
    while True:
        match node:
            case ast.Attribute():
                names.append(node.attr)
                node = node.value
            case ast.Call():
                node = node.func
            case ast.Name():
                return [node.id, *reversed(names)]
            case _:
                return []


def _unknown_in_chain(chain: list[str], facts: Facts) -> Iterator[tuple[str, str]]:
    root, *names = chain
    if root not in MODULES | OBJECTS | {EXPECTATIONS} or names in (["py"], ["yml"]):
        return
    for place, name in enumerate(names):
        known = facts.identifiers
        if place == 0 and root in MODULES:
            known = facts.top_level
        elif place == 0 and root == EXPECTATIONS:
            known = facts.identifiers
        elif place == 0 and root == "context":
            known = facts.context_members
        if name.startswith("_") or name in known:
            continue
        if place == 0 and root == EXPECTATIONS:
            known = facts.expectations
        yield f"{'.'.join([root, *names[: place + 1]])}", nearest(name, known)
        return
