"""Compares the surfaces of releases."""

from __future__ import annotations

from typing import Any

from api_history.surface import CONSTRUCTOR, Surface


def introduced(surfaces: list[tuple[str, Surface]]) -> dict[str, Any]:
    """By class: the releases that introduced it, its members, and their parameters, without what the first one has.

    ``surfaces`` are the releases with their surfaces, oldest first. A name that was removed and added again counts from
    its return.
    """
    first, (_, last) = surfaces[0][0], surfaces[-1]
    found: dict[str, Any] = {}
    for name, members in sorted(last.items()):
        versions = _since(surfaces, lambda surface, name=name: name in surface)
        entry: dict[str, Any] = {} if versions == first else {"since": versions}
        changed: dict[str, Any] = {}
        for member, described in sorted(members.items()):
            since = _since(surfaces, lambda surface, name=name, member=member: member in surface.get(name, {}))
            parameters = {
                parameter: release
                for parameter in described.parameters
                if (release := _since(surfaces, _has_parameter(name, member, parameter))) != since
            }
            if parameters or since != versions:
                changed[member] = ({} if since == versions else {"since": since}) | (
                    {"parameters": parameters} if parameters else {}
                )
        if changed:
            entry["members"] = changed
        if entry:
            found[name] = entry
    return found


def _has_parameter(name: str, member: str, parameter: str) -> Any:
    def check(surface: Surface) -> bool:
        described = surface.get(name, {}).get(member)
        return described is not None and parameter in described.parameters

    return check


def _since(surfaces: list[tuple[str, Surface]], has: Any) -> str:
    """The release from which on each one has something."""
    since = surfaces[-1][0]
    for version, surface in reversed(surfaces):
        if not has(surface):
            break
        since = version
    return since


def changes(before: Surface, after: Surface) -> dict[str, list[str]]:
    """What changed in the public API from one release to the next: ``added``, ``removed`` and ``changed``."""
    old, new = _flat(before), _flat(after)
    found = {
        "added": _tops(new.keys() - old.keys(), old),
        "removed": _tops(old.keys() - new.keys(), new),
        "changed": sorted(key for key in old.keys() & new.keys() if old[key] != new[key]),
    }
    return {kind: names for kind, names in found.items() if names}


def _flat(surface: Surface) -> dict[str, str | None]:
    """Public names: ``Class``, ``Class.method()`` and ``Class.method(parameter)`` with the parameter's default.

    An inherited name is listed for the class that defines it, if that class is public as well.
    """
    names: dict[str, str | None] = {}
    for name, members in surface.items():
        names[name] = None
        for member, described in members.items():
            if not described.public:
                continue
            full = name if member == CONSTRUCTOR else f"{name}.{member}"
            if member != CONSTRUCTOR:
                if described.owner != name and described.owner in surface:
                    continue
                names[f"{full}()"] = None
            names |= {
                f"{full}({parameter})": found.default or ""
                for parameter, found in described.parameters.items()
                if found.owner == name or found.owner not in surface
            }
    return names


def _tops(names: set[str], other: dict[str, str | None]) -> list[str]:
    """Names whose class and method exist in both releases. A new class stands for its members."""

    def owner(name: str) -> str | None:
        head, _, parameter = name.partition("(")
        if parameter not in ("", ")"):
            return f"{head}()" if "." in head else head
        return head.rpartition(".")[0] or None

    return sorted(name for name in names if (above := owner(name)) is None or above in other)
