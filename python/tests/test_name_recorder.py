from __future__ import annotations

import textwrap
import traceback
import types
import unittest

from runner.name_recorder import NameRecorder

SCRIPT = textwrap.dedent("""\
    from __future__ import annotations

    class Base:
        count = 1
        def add(self):
            return self
        @property
        def last(self):
            return self

    class Suite(Base):
        def add(self):
            return self

    def make() -> Suite:
        return Suite()

    class Mine(Suite):
        other: Suite.count = 3
        def add(self, to: Suite.count = 1):
            return super().add()

    suite = Suite()
    suite.add().last
    make().add()
    suite.name = "text".upper()
    print(suite.name, make.__name__)
    """)


def run(source: str, package: str = "widget") -> dict[str, list[str]]:
    recorder = NameRecorder(package)
    module = types.ModuleType("__main__")
    module.__dict__.update(recorder.globals(), __name__="widget.suites", print=lambda *_: None)
    exec(recorder.compile(source.encode(), "script.py"), module.__dict__)
    return recorder.names(module.__dict__)


class TestNameRecorder(unittest.TestCase):
    def test_names_are_those_of_the_class_and_its_bases_up_to_the_one_that_defines_them(self) -> None:
        names = run(SCRIPT)
        self.assertEqual(names["suite.add"], ["Suite.add", "Base.add"])
        self.assertEqual(names[".last"], ["Suite.last", "Base.last"])
        self.assertEqual(names[".add"], ["Suite.add", "Base.add"])
        self.assertEqual(names["Suite"], ["Suite"])
        self.assertEqual(names["make"], ["make"])

    def test_code_with_two_meanings_is_left_out(self) -> None:
        source = "class A:\n    x = 1\nclass B:\n    x = 1\nfor a in (A(), B()):\n    a.x\nb = A()\nb.x\n"
        names = run(source)
        self.assertNotIn("a.x", names)
        self.assertEqual(names["b.x"], ["A.x"])

    def test_names_of_other_packages_are_left_out(self) -> None:
        self.assertEqual(run("import json\njson.dumps({}).strip()\n'a'.upper()\n"), {})
        self.assertEqual(run("class A:\n    x = 1\nA.x\n", "widgets"), {})

    def test_attributes_of_modules_are_the_objects_that_they_contain(self) -> None:
        source = "import types\nclass A:\n    pass\nlibrary = types.ModuleType('library')\nlibrary.B = A\nlibrary.B\n"
        self.assertEqual(run(source)["library.B"], ["A"])

    def test_a_script_behaves_as_without_recording(self) -> None:
        source = textwrap.dedent("""\
            import inspect
            match "a":
                case inspect.Parameter.empty:
                    raise AssertionError
                case "a":
                    found = "a".upper()
            def f(x: "inspect.Signature" = inspect.Parameter.empty) -> inspect.Signature: ...
            assert f.__annotations__["return"] is inspect.Signature
            assert found == "A"
            class A:
                x: int = len("a".upper())
                def f(self): return super().__repr__()
            a = A()
            a.y = a.x
            del a.y
            a.x += 1
            assert a.x == 2 and "A" in a.f()
            """)
        run(source)

    def test_tracebacks_have_the_lines_of_the_source(self) -> None:
        try:
            run("a = 'b'.upper()\n\n(1 / 0).real\n")
        except ZeroDivisionError as error:
            self.assertEqual(traceback.extract_tb(error.__traceback__)[-1].lineno, 3)
        else:
            self.fail("no error")


if __name__ == "__main__":
    unittest.main()
