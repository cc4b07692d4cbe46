from __future__ import annotations

import contextlib
import unittest

from runner.region_stdout import RegionStdout
from runner.snippet import Region

SCRIPT = """\
import threading
def hello(name):
    print("hello", name)
print("outside")
# region: outer
hello("outer")
# region: inner
worker = threading.Thread(target=hello, args=("inner",))
worker.start()
worker.join()
# endregion: inner
print(
    "last",
)
# endregion: outer
# region: silent
x = 1
# endregion: silent
"""
REGIONS = (Region("outer", 5, 15), Region("inner", 7, 11), Region("silent", 16, 18))


class Outputs(unittest.TestCase):
    def test_a_text_belongs_to_the_regions_around_the_line_that_caused_it(self) -> None:
        stdout = RegionStdout("script.py", REGIONS)
        with contextlib.redirect_stdout(stdout):
            exec(compile(SCRIPT, "script.py", "exec"), {"__name__": "__main__"})
        self.assertEqual(stdout.outputs(), {"outer": "hello outer\nhello inner\nlast\n", "inner": "hello inner\n"})
