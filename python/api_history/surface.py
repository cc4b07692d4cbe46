"""The names that a release offers: classes, their members, and their parameters."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from api_facts.describe_class import describe_class
from api_facts.library import Library
from api_facts.syntax import is_public

CONSTRUCTOR = ""
"""The member with the parameters of the constructor, and the fields of a model."""


@dataclass(frozen=True)
class Parameter:
    """A parameter of a method or a constructor, or a field of a model."""

    default: str | None
    """Code of the default. ``None`` if a value is required."""
    owner: str
    """The class that defines it."""


@dataclass
class Member:
    """A method, a property, or the constructor of a class."""

    public: bool
    owner: str
    """The class that defines it."""
    parameters: dict[str, Parameter] = field(default_factory=dict)


Surface = dict[str, dict[str, Member]]
"""Members by the name of their class."""


def read_surface(library: Library, wanted: set[str]) -> Surface:
    """The public classes of a release, and the classes with one of the ``wanted`` names, with inherited members."""
    surface: Surface = {}
    for full, (_, node) in sorted(library.classes.items()):
        if not (is_public(node) or node.name in wanted):
            continue
        members = _members(library, full)
        # Of two classes with the same name, the one with more public members is the one that users see.
        known = surface.get(node.name)
        if known is None or _public(members) > _public(known):
            surface[node.name] = members
    return surface


def _public(members: dict[str, Member]) -> int:
    return sum(member.public for member in members.values())


def _members(library: Library, full: str) -> dict[str, Member]:
    chain = [describe_class(library, name) for name in reversed([full, *library.ancestors(full)])]
    name = chain[-1]["name"]
    constructor = Member(public=True, owner=name)
    members = {CONSTRUCTOR: constructor}
    for facts in chain:
        constructor.parameters |= _parameters(facts.get("fields", []), facts["name"])
        for method, described in facts.get("methods", {}).items():
            inherited = members.get(method)
            public = described.get("public", False) or (inherited is not None and inherited.public)
            members[method] = Member(public, facts["name"], _parameters(described.get("parameters", []), facts["name"]))
    init = chain[-1].get("init")
    if init:
        constructor.parameters |= _parameters(init["parameters"], init["from"].rpartition(".")[2])
    return members


def _parameters(entries: list[dict[str, Any]], owner: str) -> dict[str, Parameter]:
    return {
        entry["name"]: Parameter(entry.get("default"), owner)
        for entry in entries
        if not entry["name"].startswith("_") and entry.get("kind") not in ("var_positional", "var_keyword")
    }
