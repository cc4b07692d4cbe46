from __future__ import annotations

import tempfile
import unittest
import urllib.request
from pathlib import Path

from runner.normalize_output import OutputNormalizer
from walkthrough.__main__ import _Summary
from walkthrough.built_page import BuiltPage, hash_pages, read_built_page
from walkthrough.choices import choices_of, is_shown
from walkthrough.follow_steps import _Walk

HTML = """
<h2>Connect<a class="heading-link"></a></h2>
<a href="/assets/trips.1.csv" download="trips.csv">trips.csv</a>
<div class="tabs" data-group="database"><div class="tab-list">
<label><input type="radio" value="sqlite"/>SQLite</label><label><input type="radio" value="spark"/>Spark</label></div>
<div class="tab-panel"><div class="code" data-language="python"><div class="code-bar">
<span class="code-title">a.py</span><span class="tested">1.8.1</span></div>
<pre><code>print(<span>1</span> &lt; 2)</code></pre>
<div class="code-output"><p>Output</p><pre><samp>True</samp></pre></div></div></div>
<div class="tab-panel"><div class="code" data-language="bash"><pre><code>python a.py</code></pre></div></div></div>
<div class="code" data-language="python"><div class="code-output"><pre><samp>both</samp></pre></div></div>
"""
COPY = """---
title: "Page"
version: "1.8.1"
url: "https://example.com/page"
---

```python title="a.py"
print(1 < 2)
```

```text
True
```

```bash
python a.py
```
"""


def read(html: str = HTML, copy: str = COPY) -> BuiltPage:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "page.html").write_text(html)
        (folder / "page.md").write_text(copy)
        return read_built_page(folder, folder / "page.md")


def hash_of(html: str = HTML, copy: str = COPY, folder: str = "docs") -> str:
    with tempfile.TemporaryDirectory() as name:
        docs = Path(name) / folder
        docs.mkdir()
        (docs / "page.html").write_text(html)
        (docs / "page.md").write_text(copy)
        return hash_pages(Path(name), "docs")


class HashPagesTest(unittest.TestCase):
    def test_depends_on_what_readers_follow(self) -> None:
        changes = {
            "code": ("print(", "echo("),
            "title": ("a.py", "b.py"),
            "tab": ('value="spark"', 'value="duckdb"'),
            "heading": ("Connect", "Query"),
            "download": ('download="trips.csv"', 'download="rides.csv"'),
            "output": ("<samp>both", "<samp>one"),
            "badge": (">1.8.1<", ">1.8.2<"),
        }
        for name, (before, after) in changes.items():
            with self.subTest(name):
                self.assertIn(before, HTML)
                self.assertNotEqual(hash_of(HTML.replace(before, after), COPY.replace(before, after)), hash_of())

    def test_does_not_depend_on_text_and_addresses(self) -> None:
        self.assertEqual(hash_of(f"<p>Text</p>{HTML}", COPY.replace("example.com", "example.org")), hash_of())

    def test_covers_only_pages_in_the_folder(self) -> None:
        self.assertEqual(hash_of(folder="other"), hash_of(HTML.replace("print", "echo"), COPY, "another"))

    def test_a_page_that_cannot_be_read_has_another_hash(self) -> None:
        self.assertNotEqual(hash_of(copy=COPY.replace("print", "echo")), hash_of())


class BuiltPageTest(unittest.TestCase):
    def test_reads_blocks_with_their_tabs_and_output(self) -> None:
        page = read()
        self.assertEqual((page.path, page.version, page.downloads), ("page", "1.8.1", {"trips.csv"}))
        first, second, third = page.blocks
        self.assertEqual(
            (first.title, first.text, first.output, first.tested), ("a.py", "print(1 < 2)", "True", "1.8.1")
        )
        self.assertEqual((first.choice, first.heading), ((("database", "sqlite"),), "Connect"))
        self.assertEqual((second.language, second.choice), ("bash", (("database", "spark"),)))
        self.assertEqual((third.has_code, third.output, third.choice), (False, "both", ()))

    def test_rejects_a_copy_with_other_code(self) -> None:
        with self.assertRaisesRegex(ValueError, "The Markdown copy has no code"):
            read(copy=COPY.replace("1 < 2", "1 < 3"))


class ChoicesTest(unittest.TestCase):
    def test_walks_through_each_tab(self) -> None:
        page = read()
        choices = choices_of(page)
        self.assertEqual(choices, [{"database": "sqlite"}, {"database": "spark"}])
        shown = [[is_shown(block, choice) for block in page.blocks] for choice in choices]
        self.assertEqual(shown, [[True, False, True], [False, True, True]])


class SummaryTest(unittest.TestCase):
    def test_skips_files_that_need_something_of_the_readers(self) -> None:
        entries = [{"page": "page", "file": name, "needs": "a project"} for name in ("a.py", "missing.py")]
        summary = _Summary(given=entries)
        self.assertEqual(summary.skipped_on(read()), ["a.py"])
        self.assertEqual(summary.used, entries[:1])


class WalkTest(unittest.TestCase):
    def test_sends_messages_for_slack_to_this_machine(self) -> None:
        walk = _Walk({"steps": [], "variables": {}, "other_releases": []}, OutputNormalizer({}))
        command = walk._local('export SLACK_WEBHOOK="https://hooks.slack.com/services/…"')
        self.assertRegex(command, r'^export SLACK_WEBHOOK="http://127\.0\.0\.1:\d+/"$')
        with urllib.request.urlopen(command.split('"')[1], data=b"{}", timeout=10) as response:
            self.assertEqual(response.status, 200)
