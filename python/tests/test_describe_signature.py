from __future__ import annotations

import enum
import re
import unittest
from types import SimpleNamespace
from typing import Any, ForwardRef

from api_facts.describe_signature import default_text, describe_signature, type_name


class DescribeSignature(unittest.TestCase):
    def test_parameters_have_kind_type_and_default(self) -> None:
        def target(self: object, name: str, /, *rest: int, key: int | None = None, **more: str) -> None: ...

        self.assertEqual(
            describe_signature(target, skip_first=True),
            [
                {"name": "name", "kind": "positional_only", "type": "str"},
                {"name": "rest", "kind": "var_positional", "type": "int"},
                {"name": "key", "kind": "keyword_only", "type": "int | None", "default": "None"},
                {"name": "more", "kind": "var_keyword", "type": "str"},
            ],
        )

    def test_types_are_written_without_modules(self) -> None:
        self.assertEqual(type_name(re.Pattern | int | None), "Pattern | int | None")
        self.assertEqual(type_name(ForwardRef("pd.Frame")), "Frame")
        self.assertEqual(type_name("os.PathLike  | str"), "os.PathLike | str")

    def test_defaults_that_have_no_code_are_an_ellipsis(self) -> None:
        self.assertEqual(default_text(object()), "…")
        self.assertEqual(default_text("a"), "'a'")
        self.assertEqual(default_text(int), "int")

    def test_members_of_enumerations_have_their_values_as_defaults(self) -> None:
        class Color(enum.Enum):
            RED = "red"

        self.assertEqual(default_text(Color.RED), "'red'")

    def test_a_default_that_a_factory_creates_is_not_none(self) -> None:
        class Renderer: ...

        def target(renderer: Any = None, names: Any = None, path: Any = None) -> None: ...

        factories = {"renderer": Renderer, "names": list, "path": None}
        fields = {
            name: SimpleNamespace(name=name, alias=name, default_factory=factory) for name, factory in factories.items()
        }
        described = describe_signature(target, SimpleNamespace(__fields__=fields))
        self.assertEqual([parameter["default"] for parameter in described], ["Renderer()", "[]", "None"])
