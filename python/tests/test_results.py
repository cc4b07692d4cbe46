from __future__ import annotations

import unittest

from runner.results import Result, digest_result


class DigestResult(unittest.TestCase):
    def test_it_is_the_digest_that_the_docs_engine_computes(self) -> None:
        outputs = {"10": "a", "9": "😀\x7f", "b": 'é\u2028"\\\t\x01', "﹏": "", "😀": ""}
        result = Result(hash="f00", date="2026-01-02", outcome="passed", fixtures=["b", "a"], outputs=outputs)
        # The same value is in `engine/src/site/snippet-results.test.ts`: both sides must compute it.
        self.assertEqual(
            digest_result("core/a.py", result), "81842d6819f2a8c7d7def2ca0fad507fa54b57dfc360f713a9bd8276e27bf5ad"
        )
