from __future__ import annotations

import enum
import inspect
import re
from collections.abc import Callable
from typing import Any

KINDS = {
    inspect.Parameter.POSITIONAL_ONLY: "positional_only",
    inspect.Parameter.KEYWORD_ONLY: "keyword_only",
    inspect.Parameter.VAR_POSITIONAL: "var_positional",
    inspect.Parameter.VAR_KEYWORD: "var_keyword",
}
QUOTED_OR_DOTTED = re.compile(r"""('[^']*'|"[^"]*")|\b(?:[A-Za-z_]\w*\.)+(?=[A-Za-z_])""")
MARKED_UNION = re.compile(r"(?:\w+\.)*Annotated\[(Union\[[^\[\]]*\]), (?:\w+\.)*FieldInfo\([^()]*\)\]")
FORWARD_REFERENCE = re.compile(r"""ForwardRef\((?:'([^']*)'|"([^"]*)")\)""")


def describe_signature(target: Callable[..., Any], model: Any = None, skip_first: bool = False) -> list[dict[str, Any]]:
    """The parameters of ``inspect.signature``, as in the facts.

    ``model`` is the pydantic 1 model that defines types which the signature does not contain yet.
    """
    parameters = list(inspect.signature(target).parameters.values())
    return [_describe(parameter, model) for parameter in parameters[1 if skip_first else 0 :]]


def _describe(parameter: inspect.Parameter, model: Any) -> dict[str, Any]:
    facts: dict[str, Any] = {"name": parameter.name}
    if parameter.kind in KINDS:
        facts["kind"] = KINDS[parameter.kind]
    annotation = parameter.annotation
    # Signatures made before all types were known have a placeholder without a name.
    if type(annotation).__name__ == "DeferredType":
        annotation = _field_type(model, parameter.name)
    if annotation is not inspect.Parameter.empty:
        facts["type"] = type_name(annotation)
    if parameter.default is not inspect.Parameter.empty:
        facts["default"] = _default(parameter, model)
    return facts


def _default(parameter: inspect.Parameter, model: Any) -> str:
    field = _field(model, parameter.name)
    if field is None or field.default_factory is None:
        return default_text(parameter.default)
    # The signature of a model contains None in place of the value that a factory creates.
    value = field.default_factory()
    text = default_text(value)
    return f"{type(value).__name__}()" if text == "…" else text


def _field_type(model: Any, name: str) -> Any:
    field = _field(model, name)
    return inspect.Parameter.empty if field is None else str(field._type_display())


def _field(model: Any, name: str) -> Any:
    fields = getattr(model, "__fields__", {})
    return next((field for field in fields.values() if name in (field.alias, field.name)), None)


def type_name(annotation: Any) -> str:
    """A type as the library writes it; of one that is an object, without the modules that its names are defined in."""
    if isinstance(annotation, str):
        return re.sub(r"\s+", " ", annotation)
    text = MARKED_UNION.sub(r"\1", inspect.formatannotation(annotation).replace("~", ""))
    text = FORWARD_REFERENCE.sub(lambda match: match[1] or match[2], text)
    text = QUOTED_OR_DOTTED.sub(lambda match: match[1] or "", text)
    return re.sub(r"\bNoneType\b", "None", re.sub(r"\s+", " ", text))


def default_text(value: Any) -> str:
    """The code of a default; ``…`` if it has none that could be written, such as an object with an address.

    Members of enumerations are written as their values, which the library accepts in their place.
    """
    if inspect.isclass(value):
        return value.__name__
    text = repr(value.value if isinstance(value, enum.Enum) else value)
    return "…" if text.startswith("<") else text
