from __future__ import annotations

import json
import tempfile
import unittest
from pathlib import Path
from typing import Any

from api_facts.extract import extract
from api_facts.to_text import to_text

SOURCES = {
    "__init__.py": "from lib.core import Suite\n",
    "core/__init__.py": "from .suite import Suite\n",
    "core/suite.py": '''
from enum import Enum
from typing import ClassVar, Optional
from pydantic import BaseModel, Field
from lib.marks import public_api, deprecated_argument, new_method_or_class

class Base(BaseModel):
    id: Optional[str]
    def close(self): ...

@public_api
@new_method_or_class(version="1.2", message="A text that is not taken over.")
class Suite(Base):
    """A text that is not taken over."""
    name: str = Field(..., min_length=1, description="Nor is this.")
    tags: list[str] = Field(default_factory=list)
    kind: ClassVar[str] = "suite"
    _hidden: int = 0

    @public_api
    @deprecated_argument(argument_name="old", version="1.1", message="Nor this.")
    def add(self, item: "Item", /, *items: int, old: bool = False, **more: str) -> "Suite":
        """Add.

        Raises:
            KeyError: in the text
        """
        raise ValueError("no")

    @property
    def size(self) -> int: ...

    def _secret(self): ...

class Colour(Enum):
    RED = "red"

class Merged:
    @public_api
    @deprecated_method_or_class(version="1.3", message="`table` is deprecated.")
    def read(self, table: str = "", limit: int = LIMIT) -> int: ...

    @public_api
    @overload
    def open(self, path: str) -> int: ...

    def open(self, path: str | None = None) -> int: ...

@public_api
class Opened(Merged): ...

@public_api
def load(path: str = PATH) -> Suite: ...

def helper(): ...
''',
    "core/source.py": "from lib.marks import public_api\n@public_api\nclass Source: ...\n",
    "core/query.py": """
from lib.marks import public_api

@public_api
class MissingElementError(TypeError): ...

class QueryMetricProvider: ...
""",
    "core/source.pyi": """
class Source:
    def add_csv_asset(self, name: str) -> int: ...
    def add_table(self, name: str) -> int: ...
""",
}
ASKED: dict[str, Any] = {
    "assets": {"lib.core.assets.CSV": {"name": "CSV", "module": "lib.core.assets", "parameters": []}},
    "methods": {"lib.core.source.Source": {"add_csv_asset": {"asset": "lib.core.assets.CSV"}}},
    "sources": {},
    "signatures": {},
    "defaults": {
        "lib.core.suite": {"load": {"path": "'a.json'"}},
        "lib.core.suite.Merged": {"read": {"table": "''", "limit": "20"}},
    },
    "made": {"lib.core.assets": ["CSV", "XML"]},
    "inits": {"lib.core.suite.Suite": [{"name": "name", "kind": "keyword_only", "type": "str"}]},
    "members": {"lib.core.source.Source": ["add_csv_asset", "add_table"], "lib.core.suite.Base": []},
    "expectations": {},
}


class ApiFacts(unittest.TestCase):
    def setUp(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            for name, source in SOURCES.items():
                path = Path(folder) / "lib" / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(source)
            self.facts = extract(Path(folder) / "lib", "1.2.3", ASKED)
        self.suite = self.facts["classes"]["lib.core.suite.Suite"]

    def test_a_page_is_named_by_the_shortest_import_path(self) -> None:
        self.assertEqual((self.suite["path"], self.suite["page"]), ("lib.Suite", "reference/api/Suite_class"))
        self.assertEqual(
            self.facts["modules"],
            {
                "lib.core.suite": {
                    "page": "reference/api/core/suite",
                    "functions": ["load"],
                    "classes": ["Opened", "Suite"],
                }
            },
        )

    def test_a_misplaced_mark_belongs_to_the_class_that_was_meant(self) -> None:
        self.assertIn("page", self.facts["classes"]["lib.core.query.QueryMetricProvider"])
        self.assertNotIn("lib.core.query.MissingElementError", self.facts["classes"])

    def test_ancestors_are_described_and_not_public(self) -> None:
        self.assertEqual((self.suite["kind"], self.suite["ancestors"]), ("model", ["lib.core.suite.Base"]))
        base = self.facts["classes"]["lib.core.suite.Base"]
        self.assertNotIn("page", base)
        self.assertEqual(base["fields"], [{"name": "id", "type": "Optional[str]", "default": "None"}])

    def test_fields_say_what_is_required(self) -> None:
        self.assertEqual(
            self.suite["fields"],
            [
                {"name": "name", "type": "str", "required": True, "constraints": {"min_length": "1"}},
                {"name": "tags", "type": "list[str]", "factory": "list"},
            ],
        )

    def test_methods_have_their_signature_and_marks(self) -> None:
        self.assertEqual(list(self.suite["methods"]), ["add", "size"])
        add = self.suite["methods"]["add"]
        self.assertEqual(
            add["parameters"],
            [
                {"name": "item", "kind": "positional_only", "type": "'Item'"},
                {"name": "items", "kind": "var_positional", "type": "int"},
                {"name": "old", "kind": "keyword_only", "type": "bool", "default": "False"},
                {"name": "more", "kind": "var_keyword", "type": "str"},
            ],
        )
        self.assertEqual((add["public"], add["raises"]), (True, ["KeyError", "ValueError"]))
        self.assertEqual(add["deprecated"], [{"argument": "old", "version": "1.1"}])
        self.assertEqual(self.suite["added"], [{"version": "1.2"}])
        self.assertEqual(self.suite["methods"]["size"]["kind"], "property")

    def test_methods_made_at_import_come_from_the_library_and_its_stub(self) -> None:
        methods = self.facts["classes"]["lib.core.source.Source"]["methods"]
        self.assertEqual(methods["add_csv_asset"]["asset"], "lib.core.assets.CSV")
        self.assertEqual(methods["add_table"]["parameters"], [{"name": "name", "type": "str"}])

    def test_an_overloaded_method_has_the_signature_of_its_definition(self) -> None:
        method = self.facts["classes"]["lib.core.suite.Merged"]["methods"]["open"]
        self.assertEqual(method["parameters"], [{"name": "path", "type": "str | None", "default": "None"}])
        self.assertTrue(method["public"])

    def test_a_mark_whose_message_begins_with_an_argument_is_about_this_argument(self) -> None:
        method = self.facts["classes"]["lib.core.suite.Merged"]["methods"]["read"]
        self.assertEqual(method["deprecated"], [{"argument": "table", "version": "1.3"}])

    def test_defaults_that_are_constants_have_their_values(self) -> None:
        read = self.facts["classes"]["lib.core.suite.Merged"]["methods"]["read"]
        self.assertEqual([parameter["default"] for parameter in read["parameters"]], ["''", "20"])
        self.assertEqual(self.facts["functions"]["lib.core.suite.load"]["parameters"][0]["default"], "'a.json'")

    def test_methods_that_do_not_exist_at_runtime_are_left_out(self) -> None:
        self.assertNotIn("methods", self.facts["classes"]["lib.core.suite.Base"])

    def test_other_names_lead_to_their_modules(self) -> None:
        self.assertEqual(
            self.facts["names"],
            {
                "CSV": ["lib.core.assets"],
                "Colour": ["lib.core.suite"],
                "MissingElementError": ["lib.core.query"],
                "XML": ["lib.core.assets"],
                "helper": ["lib.core.suite"],
            },
        )

    def test_the_text_is_json_without_any_prose(self) -> None:
        text = to_text(self.facts)
        self.assertEqual(json.loads(text), self.facts)
        self.assertNotIn("not taken", text)
        self.assertNotIn("Nor", text)
