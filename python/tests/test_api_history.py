from __future__ import annotations

import tempfile
import unittest
from pathlib import Path

from api_facts.library import Library
from api_history.compare import changes, introduced
from api_history.releases import version_key
from api_history.surface import Surface, read_surface

FIRST = """
from lib.marks import public_api

class Base:
    @public_api
    def close(self): ...

@public_api
class Suite(Base):
    def __init__(self, name: str): ...

    @public_api
    def add(self, item, strict: bool = False): ...

    @public_api
    def drop(self): ...

    def internal(self): ...

@public_api
class Old: ...
"""
SECOND = """
from lib.marks import public_api

class Base:
    @public_api
    def close(self, force: bool = False): ...

@public_api
class Suite(Base):
    def __init__(self, name: str, tags: list | None = None): ...

    @public_api
    def add(self, item, strict: bool = True): ...

    def internal(self): ...

@public_api
class Batch:
    @public_api
    def head(self, rows: int = 5): ...
"""
THIRD = SECOND.replace("    def internal(self)", "    @public_api\n    def drop(self): ...\n\n    def internal(self)")


def surface(source: str, wanted: set[str] | None = None) -> Surface:
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / "lib"
        package.mkdir()
        (package / "__init__.py").write_text("", encoding="utf-8")
        (package / "core.py").write_text(source, encoding="utf-8")
        return read_surface(Library(package), wanted or set())


RELEASES = [("1.0.0", surface(FIRST)), ("1.1.0", surface(SECOND)), ("1.2.0", surface(THIRD))]


class Introduced(unittest.TestCase):
    def test_names_the_release_of_classes_members_and_parameters(self) -> None:
        self.assertEqual(
            introduced(RELEASES),
            {
                "Batch": {"since": "1.1.0"},
                "Suite": {
                    "members": {
                        "": {"parameters": {"tags": "1.1.0"}},
                        "close": {"parameters": {"force": "1.1.0"}},
                        "drop": {"since": "1.2.0"},
                    }
                },
            },
        )

    def test_reads_wanted_classes_that_are_not_marked(self) -> None:
        self.assertIn("Base", surface(FIRST, {"Base"}))
        self.assertNotIn("Base", surface(FIRST))

    def test_prefers_the_class_with_more_public_members(self) -> None:
        source = f"{FIRST}\nclass Inner:\n    @public_api\n    class Suite: ...\n"
        self.assertIn("add", surface(source, {"Suite"})["Suite"])


class Changes(unittest.TestCase):
    def test_lists_public_names_once(self) -> None:
        self.assertEqual(
            changes(RELEASES[0][1], RELEASES[1][1]),
            {
                "added": ["Batch", "Suite(tags)", "Suite.close(force)"],
                "removed": ["Old", "Suite.drop()"],
                "changed": ["Suite.add(strict)"],
            },
        )

    def test_is_empty_for_equal_releases(self) -> None:
        self.assertEqual(changes(RELEASES[1][1], RELEASES[1][1]), {})


class Versions(unittest.TestCase):
    def test_are_sorted_by_number(self) -> None:
        self.assertEqual(sorted(["1.10.0", "1.2.0", "1.9.9"], key=version_key), ["1.2.0", "1.9.9", "1.10.0"])
