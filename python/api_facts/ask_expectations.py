"""Facts about the built-in Expectations, from the imported library.

Runs in a locked environment, as ``python -m api_facts.ask_expectations``, and prints the content of
``site/api/expectations/<version>.json``, without the version::

    {"<expectation type>": {"class", "path", "file", "line", "kind", "unregistered", "arguments",
                           "data_sources", "issues", "result"}}

=================  ==================================================================================================
class, path        name of the class, and the module to import it from
file, line         file from the folder that holds the package, and the line of the class
kind               ``column_map``, ``column_pair_map``, ``multicolumn_map``, ``column_aggregate`` or ``batch``
unregistered       true if the library exports the class, but can't evaluate it; 0.18 has only classes that it can
arguments          ``name``, ``type``, ``default``, and ``parameter`` if a Suite parameter can replace the value.
                   Required arguments have no default and come first. Version 0.18 has no types.
data_sources       the library's list, and pandas and Spark if the map metric is defined for them; not in 0.18
issues             data quality issues, as in the library
result             keys of the result in the format ``SUMMARY``; not in 0.18
=================  ==================================================================================================

Empty keys are left out.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import re
import sys
import warnings
from pathlib import Path
from typing import Any

from api_facts.describe_signature import describe_signature
from api_facts.syntax import without_empty

PACKAGE = "great_expectations"
KINDS = {
    "ColumnMapExpectation": "column_map",
    "ColumnPairMapExpectation": "column_pair_map",
    "MulticolumnMapExpectation": "multicolumn_map",
    "ColumnAggregateExpectation": "column_aggregate",
    "BatchExpectation": "batch",
}
# Fields that the library sets.
INTERNAL = {"id", "batch_id", "rendered_content", "library_metadata", "profiler_config", "include_config", "table"}
ENGINES = {"PandasExecutionEngine": "Pandas", "SparkDFExecutionEngine": "Spark"}
# Types that pydantic creates for constraints.
PLAIN_TYPES = {"StrictStr": "str", "StrictInt": "int", "StrictBool": "bool", "ConstrainedFloatValue": "float"}
# Rows with null values can't be counted separately if the Expectation is about these values.
NULL_METRICS = ("column_values.null", "column_values.nonnull")


def main() -> int:
    answers = sys.stdout
    # Keeps the library's own output out of the answer.
    sys.stdout = sys.stderr
    warnings.simplefilter("ignore")
    registry = importlib.import_module(f"{PACKAGE}.expectations.registry")
    registered = set(registry.list_registered_expectation_implementations())
    facts = {
        name: _describe(expectation, name in registered)
        for name, expectation in _expectations()
        if name in registered or hasattr(expectation, "__fields__")
    }
    json.dump(facts, answers, sort_keys=True)
    return 0


def _expectations() -> list[tuple[str, Any]]:
    """The classes that the library exports, by type. Some of them aren't registered."""
    base = importlib.import_module(f"{PACKAGE}.expectations.expectation").Expectation
    package = _exporting_module()
    return [
        (_type_of(value), value)
        for _, value in sorted(vars(package).items())
        if inspect.isclass(value) and issubclass(value, base) and f"{PACKAGE}.expectations.core." in value.__module__
    ]


def _exporting_module() -> Any:
    package = importlib.import_module(f"{PACKAGE}.expectations")
    # Version 0.18 exports the classes only from the package that defines them.
    return (
        package if hasattr(package, "ExpectColumnToExist") else importlib.import_module(f"{PACKAGE}.expectations.core")
    )


def _type_of(expectation: Any) -> str:
    return expectation.expectation_type or re.sub(r"(?<!^)(?=[A-Z])", "_", expectation.__name__).lower()


def _describe(expectation: Any, is_registered: bool) -> dict[str, Any]:
    module = inspect.getmodule(expectation)
    kind = next(KINDS[base.__name__] for base in expectation.__mro__ if base.__name__ in KINDS)
    root = Path(inspect.getfile(importlib.import_module(PACKAGE))).parent.parent
    is_model = hasattr(expectation, "__fields__")
    facts = {
        "class": expectation.__name__,
        "path": _exporting_module().__name__,
        "file": Path(inspect.getfile(expectation)).relative_to(root).as_posix(),
        "line": inspect.getsourcelines(expectation)[1],
        "kind": kind,
        "unregistered": not is_registered,
        "arguments": _fields(expectation) if is_model else _keywords(expectation),
    }
    if is_model:
        listed = expectation.schema()["properties"].get("metadata", {}).get("properties", {})
        facts["data_sources"] = _data_sources(expectation, listed.get("supported_data_sources", {}).get("const", []))
        facts["issues"] = listed.get("data_quality_issues", {}).get("const", [])
        if is_registered:
            facts["result"] = _result(expectation, kind, inspect.getsource(module) if module else "")
    return without_empty(facts)


def _fields(expectation: Any) -> list[dict[str, Any]]:
    """The arguments of a class of the current version, which is a pydantic model."""
    fields = []
    for parameter in describe_signature(expectation, expectation):
        name = parameter["name"]
        if name in INTERNAL:
            continue
        facts = _plain_type(parameter.get("type", "Any"))
        # The options of a result format are a dictionary as well.
        field = {"name": name, **(facts if name != "result_format" else {"type": parameter["type"]})}
        if "default" in parameter:
            field["default"] = parameter["default"]
        fields.append(field)
    return sorted(fields, key=lambda field: "default" in field)


def _plain_type(text: str) -> dict[str, Any]:
    for name, plain in PLAIN_TYPES.items():
        text = re.sub(rf"\b{name}\b", plain, text)
    members = _union_members(text)
    others = [member for member in members if member not in ("dict", "None")]
    # A reference to a Suite parameter is a dictionary.
    if "dict" not in members or not others:
        return {"type": text}
    single = others[0] if len(others) == 1 else f"Union[{', '.join(others)}]"
    if "None" not in members:
        return {"type": single, "parameter": True}
    return {"type": f"Optional[{single}]" if len(others) == 1 else f"{single[:-1]}, None]", "parameter": True}


def _union_members(text: str) -> list[str]:
    """The members of a union, or none."""
    if not (text.startswith("Union[") and text.endswith("]")):
        return []
    members, depth = [""], 0
    for character in text[len("Union[") : -1]:
        depth += {"[": 1, "]": -1}.get(character, 0)
        if character == "," and depth == 0:
            members.append("")
        else:
            members[-1] += character
    return [member.strip() for member in members]


def _keywords(expectation: Any) -> list[dict[str, Any]]:
    """The arguments of a class of version 0.18, which lists their names."""
    defaults = expectation.default_kwarg_values
    required = [name for name in expectation.args_keys if name not in defaults]
    names = dict.fromkeys([*required, *expectation.args_keys, *expectation.success_keys, *expectation.domain_keys])
    return [
        {"name": name} if name in required else {"name": name, "default": repr(defaults.get(name))}
        for name in names
        if name not in INTERNAL
    ]


def _data_sources(expectation: Any, listed: list[str]) -> list[str]:
    registry = importlib.import_module(f"{PACKAGE}.expectations.registry")
    metric = getattr(expectation, "map_metric", None)
    providers = registry._registered_metrics.get(f"{metric}.condition", {}).get("providers", {})
    defined = [name for engine, name in ENGINES.items() if engine in providers and name not in listed]
    return [*defined, *listed]


def _result(expectation: Any, kind: str, source: str) -> list[str]:
    """The keys of the result: those of map Expectations, and those that the class itself writes."""
    own = [
        key.value
        for node in ast.walk(ast.parse(source))
        for value in _results(node)
        if isinstance(value, ast.Dict)
        for key in value.keys
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    ]
    # This method of the base class writes the result of a comparison with limits.
    if not own and "_validate_metric_value_between" in source:
        own = ["observed_value"]
    if not kind.endswith("_map"):
        return list(dict.fromkeys(own))
    library = importlib.import_module(f"{PACKAGE}.expectations.expectation")
    counted = library._format_map_output(
        result_format=library.parse_result_format("SUMMARY"),
        success=False,
        element_count=2,
        nonnull_count=None if getattr(expectation, "map_metric", None) in NULL_METRICS else 2,
        unexpected_count=1,
        unexpected_list=[1],
        unexpected_index_list=[0],
    )
    return list(dict.fromkeys([*counted["result"], *own]))


def _results(node: ast.AST) -> list[ast.expr]:
    """The code of a result: the value of the key ``result``, or of a variable with this name."""
    if isinstance(node, ast.Dict):
        pairs = zip(node.keys, node.values, strict=True)
        return [value for key, value in pairs if isinstance(key, ast.Constant) and key.value == "result"]
    if isinstance(node, ast.Assign) and any(
        isinstance(name, ast.Name) and name.id == "result" for name in node.targets
    ):
        return [node.value]
    return []


if __name__ == "__main__":
    sys.exit(main())
