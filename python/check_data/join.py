"""Compares the public names of two releases, and writes what the code checker needs to follow types."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

PACKAGE = "great_expectations"

# Classes whose successors have other names.
RENAMED = {
    "_SourceFactories": "DataSourceManager",
    "BatchRequestBase": "BatchRequest",
    "BaseCheckpoint": "Checkpoint",
    "SimpleCheckpoint": "Checkpoint",
    "ValidationsStore": "ValidationResultsStore",
}
# Names in annotations that are aliases or type variables.
ALIASES = {
    "FluentDatasource": "Datasource",
    "FluentBatchRequest": "BatchRequest",
    "DataAssetT": "DataAsset",
    "_DataAssetT": "DataAsset",
    "DatasourceT": "Datasource",
    "LegacyDatasource": None,
    "BaseDatasource": None,
}
# The package whose class an annotation means if several classes share the name.
PREFERRED = "great_expectations.datasource.fluent."
# Types of attributes that have no annotation.
ATTRIBUTES = {
    ("ExpectationSuiteValidationResult", "results"): "List[ExpectationValidationResult]",
    ("ExpectationValidationResult", "expectation_config"): "ExpectationConfiguration",
    ("CheckpointResult", "list_validation_results"): "List[ExpectationSuiteValidationResult]",
    ("DatasourceDict", "values"): "List[FluentDatasource]",
    ("FluentDatasource", "assets"): "List[DataAsset]",
}
# Names that readers get objects from.
ROOTS = (
    "AbstractDataContext",
    "CloudDataContext",
    "EphemeralDataContext",
    "ExpectationSuiteValidationResult",
    "FileDataContext",
    "SimpleCheckpoint",
)

LIST = re.compile(r"(?:typing\.)?(?:List|list|Sequence|Iterable)\[(.*)\]")
COLLECTION = re.compile(r"(?:typing\.)?(?:List|Dict|Mapping|Sequence|Iterable|list|dict|tuple|Callable|Type|type)\b")

Surface = dict[str, Any]


def join(old: Surface, new: Surface) -> dict[str, Any]:
    """The data of the checker.

    ``modules`` lists modules of the old release that are gone, without their submodules; ``names`` the names that other
    modules no longer contain. ``classes`` describes each class by its key, which is its name, with a suffix if names
    repeat: ``g`` if it is gone, ``b`` the keys of its bases, ``p`` the parameters of its constructor that are gone, and
    ``m`` its members. A member is ``[state, type?, removed parameters?]``. The state is ``g`` (gone), ``w`` (works, but
    is no longer public), ``n`` (new), or empty. The type of a list begins with ``[]``.
    """
    gone = sorted(set(old["modules"]) - set(new["modules"]))
    table = Table(old, new)
    return {
        "modules": [_short(name) for name in gone if name.rpartition(".")[0] not in gone],
        "names": {
            _short(module): names
            for module, entries in sorted(old["own"].items())
            if module in new["modules"]
            and (names := sorted(name for name in entries if name not in new["modules"][module]))
        },
        "expectations": dict(_expectations(old["expectations"], new["expectations"])),
        "classes": _without_empty(table.classes()),
    }


def _expectations(old: dict[str, Any], new: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """For each old Expectation: the new class, the positional arguments, and the removed arguments."""
    for name, entry in old.items():
        now = new.get(name)
        removed = [key for key in entry["keys"] if now and key not in (*now["keys"], "table")]
        yield name, [now["name"] if now else "", " ".join(entry["arguments"]), " ".join(removed)]


def _without_empty(classes: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """The classes without those about which nothing is known, and without references to these."""
    while empty := {key for key, kind in classes.items() if not kind}:
        classes = {key: _without(kind, empty) for key, kind in classes.items() if key not in empty}
    return classes


def _without(kind: dict[str, Any], keys: set[str]) -> dict[str, Any]:
    members = {
        name: kept
        for name, member in kind.get("m", {}).items()
        if (
            kept := _trimmed(
                ["" if i == 1 and part.removeprefix("[]") in keys else part for i, part in enumerate(member)]
            )
        )
        not in ([], ["n"])
    }
    bases = [base for base in kind.get("b", []) if base not in keys]
    rest = {name: value for name, value in kind.items() if name not in ("b", "m")}
    return ({"b": bases} if bases else {}) | rest | ({"m": members} if members else {})


def _trimmed(member: list[str]) -> list[str]:
    while member and not member[-1]:
        member = member[:-1]
    return member


class Table:
    """The classes of the old release with their successors, and those that only the new one has."""

    def __init__(self, old: Surface, new: Surface) -> None:
        self.old = Classes(old["classes"])
        self.new = Classes(new["classes"])
        self.successors = dict(self._successors())
        self.keys: dict[tuple[str, str | None], str] = {}
        self.written: dict[str, dict[str, Any]] = {}
        self.waiting: list[tuple[str, str | None]] = []

    def classes(self) -> dict[str, dict[str, Any]]:
        for name in sorted(self.old.classes):
            simple = self.old.classes[name]["name"]
            if self.old.classes[name].get("public") or simple in ROOTS:
                self.key(name, self.successors.get(name))
        while self.waiting:
            old, new = self.waiting.pop()
            self.written[self.keys[old, new]] = self._describe(old, new)
        return dict(sorted(self.written.items()))

    def key(self, old: str, new: str | None) -> str:
        """The key of a class with its successor. The class is described later."""
        found = self.keys.get((old, new))
        if found is None:
            stem = (self.old.classes.get(old) or self.new.classes[old])["name"]
            taken = set(self.keys.values())
            found = next(
                candidate
                for number in range(1, 100)
                if (candidate := stem if number == 1 else f"{stem}~{number}") not in taken
            )
            self.keys[old, new] = found
            self.waiting.append((old, new))
        return found

    def _successors(self) -> Iterator[tuple[str, str]]:
        by_name: dict[str, list[str]] = {}
        for name, kind in self.new.classes.items():
            by_name.setdefault(kind["name"], []).append(name)
        # Factories of both releases with the same name show which of several classes is the successor.
        made = {
            (name, member): entry["returns"]
            for name in self.new.classes
            for member, entry in self.new.flat(name).items()
            if entry.get("returns") in self.new.classes
        }
        for name, kind in self.old.classes.items():
            candidates = by_name.get(RENAMED.get(kind["name"], kind["name"]), [])
            if name in candidates or len(candidates) == 1:
                yield name, name if name in candidates else candidates[0]
            for member, entry in kind["members"].items():
                target = made.get((name, member))
                source = entry.get("returns")
                if target and source in self.old.classes and source not in by_name.get(source.rpartition(".")[2], []):
                    yield source, target

    def _describe(self, old: str, new: str | None) -> dict[str, Any]:
        if old not in self.old.classes:
            return self._describe_new(old)
        kind = self.old.classes[old]
        successor = self.successors.get(old)
        bases = [] if new != successor else [self.key(base, self.successors.get(base)) for base in kind["bases"]]
        described: dict[str, Any] = {"b": bases} if bases else {}
        own = self.old.flat(old) if new != successor else self._own(old)
        if new is None and not self._abstract(old):
            described["g"] = 1
        members = {}
        for name, entry in sorted(own.items()):
            if name == "__init__":
                if removed := self._removed(old, new, name, entry):
                    described["p"] = removed
                continue
            member = self._member(old, new, name, entry)
            # All members of a class that is gone are gone, so only their types are needed.
            if member and not name.isupper() and ("g" not in described or len(member) > 1):
                members[name] = member
        if new is not None:
            own_new = self.new.classes[new]["members"] if new == successor else self.new.flat(new)
            known = self.old.flat(old)
            for name, entry in sorted(own_new.items()):
                target = self.new.resolve(entry.get("returns"))
                if name not in known and name != "__init__" and target:
                    members[name] = ["n", self._new_type(target)]
        if members:
            described["m"] = members
        return described

    def _own(self, old: str) -> dict[str, Any]:
        """The members of a class, and inherited ones whose state differs from that in the base."""
        own = dict(self.old.classes[old]["members"])
        for name, entry in self.old.flat(old).items():
            if (
                name not in own
                and name != "__init__"
                and any(
                    self._state(old, self.successors.get(old), name)
                    != self._state(base, self.successors.get(base), name)
                    for base in self.old.classes[old]["bases"]
                    if name in self.old.flat(base)
                )
            ):
                own[name] = entry
        return own

    def _describe_new(self, name: str) -> dict[str, Any]:
        members = {
            member: ["n", self._new_type(target)]
            for member, entry in sorted(self.new.flat(name).items())
            if member != "__init__" and (target := self.new.resolve(entry.get("returns")))
        }
        return {"m": members} if members else {}

    def _new_type(self, target: str) -> str:
        for old, new in self.successors.items():
            if new == target:
                return self.key(old, new)
        return self.key(target, target)

    def _member(self, old: str, new: str | None, name: str, entry: dict[str, Any]) -> list[str]:
        state = self._state(old, new, name)
        annotation = ATTRIBUTES.get((self.old.classes[old]["name"], name), entry.get("returns"))
        items = LIST.fullmatch(annotation or "")
        then = self.old.resolve(items[1] if items else annotation)
        now_entry = self._counterpart(old, new, name)
        now = self.new.resolve(now_entry.get("returns")) if now_entry and not items else None
        kind = ""
        # An attribute that still exists has a value of another class if its class is gone.
        if then and (state == "g" or then in self.successors or self._abstract(then)):
            successor = self.successors.get(then)
            # A method that returns another type of object: the old members are compared with the new type.
            differs = (
                now
                and successor
                and now.rpartition(".")[2] != successor.rpartition(".")[2]
                and now not in self.new.family(successor)
                and successor not in self.new.family(now)
            )
            kind = ("[]" if items else "") + self.key(then, now if differs else successor)
        removed = "" if state == "g" else self._removed(old, new, name, entry)
        return _trimmed([state, kind, removed])

    def _counterpart(self, old: str, new: str | None, name: str) -> dict[str, Any] | None:
        if new is not None:
            return self.new.flat(new).get(name)
        for child in self.old.children(old):
            if (successor := self.successors.get(child)) and name in self.new.flat(successor):
                return self.new.flat(successor)[name]
        return None

    def _state(self, old: str, new: str | None, name: str) -> str:
        """Whether a member still exists. Members of abstract classes exist if any class that inherits them has them."""
        if new is None and not self._abstract(old):
            return "g"
        now = self._counterpart(old, new, name)
        if now is None and not any(
            name in self.new.flat(successor)
            for child in self.old.children(old)
            if new == self.successors.get(old) and (successor := self.successors.get(child))
        ):
            return "g"
        was_public = self.old.flat(old).get(name, {}).get("public")
        return "w" if was_public and now is not None and not now.get("public") else ""

    def _abstract(self, old: str) -> bool:
        return any(child in self.successors for child in self.old.children(old))

    def _removed(self, old: str, new: str | None, name: str, entry: dict[str, Any]) -> str:
        now = self._counterpart(old, new, name)
        if now is None or "parameters" not in now:
            return ""
        # Models reject unknown keyword arguments, although their factories accept any.
        model = re.fullmatch(r"add_\w+", name) and len(now["parameters"]) > 1
        if now.get("open") and not model:
            return ""
        return " ".join(one for one in entry.get("parameters", []) if one not in now["parameters"])


class Classes:
    """The classes of a release."""

    def __init__(self, classes: dict[str, Any]) -> None:
        self.classes = classes
        self._flat: dict[str, dict[str, Any]] = {}
        self._children: dict[str, list[str]] = {}
        for name, kind in classes.items():
            for base in kind["bases"]:
                self._children.setdefault(base, []).append(name)
        self._by_name: dict[str, list[str]] = {}
        for name, kind in classes.items():
            self._by_name.setdefault(kind["name"], []).append(name)

    def flat(self, name: str) -> dict[str, Any]:
        """The members of a class, inherited ones included."""
        if name not in self._flat:
            found: dict[str, Any] = {}
            for base in reversed(self.classes[name]["bases"]):
                found |= self.flat(base)
            found |= self.classes[name]["members"]
            self._flat[name] = found
        return self._flat[name]

    def children(self, name: str) -> list[str]:
        """The classes that inherit from a class."""
        found = list(self._children.get(name, []))
        for child in found:
            found += [one for one in self._children.get(child, []) if one not in found]
        return found

    def family(self, name: str) -> Iterable[str]:
        return (name, *self.children(name))

    def resolve(self, annotation: str | None) -> str | None:
        """The class of the library that an annotation means, or ``None`` if it means none or a collection."""
        if annotation is None:
            return None
        if annotation in self.classes:
            return annotation
        if COLLECTION.match(annotation):
            return None
        for word in re.findall(r"[A-Za-z_][\w.]*", re.sub(r"\[.*\]", self._inside, annotation)):
            simple = ALIASES.get(word.rpartition(".")[2], word.rpartition(".")[2])
            found = self._by_name.get(simple or "", [])
            if found:
                return next((name for name in found if name.startswith(PREFERRED)), found[0])
        return None

    @staticmethod
    def _inside(match: re.Match[str]) -> str:
        """The arguments of ``Optional`` and ``Union``; those of other generic types are dropped."""
        before = match.string[: match.start()]
        return match.group() if before.endswith(("Optional", "Union")) else ""


def _short(module: str) -> str:
    """The name of a module below the package."""
    return module.removeprefix(PACKAGE).removeprefix(".")
