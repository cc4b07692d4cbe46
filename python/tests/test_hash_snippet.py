from __future__ import annotations

import hashlib
import tempfile
import unittest
from pathlib import Path

from runner.hash_snippet import hash_snippet


class HashSnippet(unittest.TestCase):
    def test_the_hash_is_that_of_the_documented_lines(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            files = {name: Path(folder) / name for name in ("a.py", "b.csv", "c.csv")}
            for name, path in files.items():
                path.write_bytes(name.encode())
            found = hash_snippet(
                ("core/a.py", files["a.py"]), [("c.csv", files["c.csv"]), ("b.csv", files["b.csv"])], "f00"
            )
        text = "".join(
            f"{name} {hash_}\n"
            for name, hash_ in (
                ("core/a.py", hashlib.sha256(b"a.py").hexdigest()),
                ("fixture:b.csv", hashlib.sha256(b"b.csv").hexdigest()),
                ("fixture:c.csv", hashlib.sha256(b"c.csv").hexdigest()),
                ("fingerprint", "f00"),
            )
        )
        self.assertEqual(found, hashlib.sha256(text.encode()).hexdigest())
        # The same value is in `engine/src/site/snippet-results.test.ts`: both sides must compute it.
        self.assertEqual(found, "695b14368324b721344488cbb547f51067d6eb3b3981ed2a901335bbfa6a0824")
