from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from repository import Repository
from tutorials.save_file import save_file
from tutorials.shell import Shell
from tutorials.tutorial import read_tutorials, tutorial_environment
from tutorials.workflow import run_workflow

WORKFLOW = {
    "jobs": {
        "test": {
            "env": {"FILE": "${{ github.workspace }}/made.txt"},
            "steps": [
                {"uses": "actions/checkout@v4"},
                {"run": 'echo made > "$FILE"\ncat made.txt'},
                {"run": "exit 3"},
                {"run": "echo skipped"},
                {"run": "echo last", "if": "always()"},
                {"uses": "actions/upload-artifact@v4", "if": "always()", "with": {"path": "site"}},
            ],
        }
    }
}


class SaveFileTest(unittest.TestCase):
    def save(self, *texts: str) -> str:
        with tempfile.TemporaryDirectory() as name:
            file = Path(name) / "folder" / "code.py"
            for text in texts:
                save_file(file, text)
            return file.read_text()

    def test_replaces_only_the_functions_of_a_block_that_has_nothing_else(self) -> None:
        saved = self.save("import os\n\n\ndef a():\n    return 1\n\n\ndef b():\n    return 2", "def a():\n    return 3")
        self.assertEqual(saved, "import os\n\n\ndef a():\n    return 3\n\n\ndef b():\n    return 2\n")

    def test_replaces_the_file_with_other_blocks(self) -> None:
        self.assertEqual(self.save("def a():\n    return 1", "print(1)"), "print(1)\n")
        self.assertEqual(self.save("def a():\n    return 1", "def c():\n    return 2"), "def c():\n    return 2\n")


class ShellTest(unittest.TestCase):
    def test_keeps_the_folder_and_variables_between_blocks(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            home = Path(name).resolve()
            with Shell(home, home, Path("/missing"), {}) as shell:
                shell.run("mkdir project && cd project\nexport NAME=value")
                ran = shell.run("pwd\necho $NAME\necho problem >&2\nfalse")
            self.assertEqual((ran.code, ran.out, ran.error), (1, f"{home}/project\nvalue\n", "problem\n"))
            self.assertEqual(shell.folder, home / "project")

    def test_replaces_the_values_that_a_page_sets(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            home = Path(name).resolve()
            with Shell(home, home, Path("/missing"), {"PGPORT": "6000"}) as shell:
                ran = shell.run("export PGPORT=5432 OTHER=5432\necho $PGPORT $OTHER")
            self.assertEqual(ran.out, "6000 5432\n")


class WorkflowTest(unittest.TestCase):
    def test_runs_the_steps_in_a_clone_until_one_fails(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / ".github/workflows").mkdir(parents=True)
            (folder / ".github/workflows/test.yml").write_text(json.dumps(WORKFLOW))
            environment = {**os.environ, "TUTORIAL_ENVIRONMENT": "/missing"}
            who = ["-c", "user.name=a", "-c", "user.email=a@example.com"]
            for command in (["init", "-q"], ["add", "."], [*who, "commit", "-qm", "a"]):
                subprocess.run(["git", *command], cwd=folder, check=True)
            yaml = folder / "yaml.py"
            yaml.write_text("import json\nsafe_load = json.load\n")
            python = folder / "python"
            python.write_text(f'#!/bin/sh\nPYTHONPATH="{folder}" exec "{sys.executable}" "$@"\n')
            python.chmod(0o755)
            log, problems = run_workflow(folder, environment, python)
        self.assertEqual(
            log,
            'Run echo made > "$FILE"\ncat made.txt\nmade\nRun exit 3\n'
            "Error: Process completed with exit code 3.\nRun echo last\nlast\n",
        )
        self.assertEqual(problems, ["There are no files to upload in site."])


class TutorialsTest(unittest.TestCase):
    def test_each_tutorial_has_a_page_and_lock_files(self) -> None:
        repository = Repository.here()
        for tutorial in read_tutorials():
            file = repository.content("current") / f"{tutorial.page.removeprefix('docs/')}.md"
            self.assertTrue(file.is_file(), tutorial.page)
            for name in tutorial.environments:
                environment = tutorial_environment(repository, name)
                self.assertEqual(environment.package_version(), repository.values("current")["release_version"])
