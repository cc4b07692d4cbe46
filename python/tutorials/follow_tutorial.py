from __future__ import annotations

import os
import re
import subprocess
import tempfile
import urllib.parse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from environments import build_environment
from repository import Repository
from runner.normalize_output import OutputNormalizer
from services import ServiceHost
from tutorials.save_file import save_file
from tutorials.shell import Ran, Shell
from tutorials.tutorial import Tutorial
from tutorials.workflow import run_workflow
from walkthrough.built_page import BuiltPage
from walkthrough.choices import is_shown

SHELLS = {"bash", "sh"}
WORKFLOW_LOG = "GitHub Actions"
# Durations in the logs of dbt.
SECONDS = re.compile(r"\bin \d+\.\d+s\b")


def follow_tutorial(
    repository: Repository, tutorial: Tutorial, page: BuiltPage, choice: dict[str, str], tools: Path
) -> list[str]:
    """Save the files of a page, run its commands in an empty folder, and compare what they print. Returns problems.

    ``tools`` is an interpreter with a YAML library.
    """
    environment = tutorial.environment(repository, choice)
    build_environment(repository, environment)
    with tempfile.TemporaryDirectory() as name, _database(repository, tutorial) as variables:
        home = Path(name).resolve()
        downloads = home / "Downloads"
        downloads.mkdir()
        for file in page.downloads:
            source = next(repository.fixtures.rglob(file))
            (downloads / file).write_bytes(source.read_bytes())
        shown = {str(home): "/home/user"}
        if variables:
            shown |= {variables["PGDATABASE"]: "taxi"}
        normalize = OutputNormalizer(shown)
        with Shell(home, home, environment.venv, variables) as shell:
            return list(_follow(page, choice, shell, normalize, tools))


def _follow(
    page: BuiltPage, choice: dict[str, str], shell: Shell, normalize: OutputNormalizer, tools: Path
) -> Iterator[str]:
    ran: Ran | None = None
    for block in page.blocks:
        if not is_shown(block, choice):
            continue
        if block.has_code and "." in block.title:
            save_file(shell.folder / block.title, block.text)
        elif block.language in SHELLS:
            ran = shell.run(block.text)
            if ran.code != 0:
                yield f"{block.heading}: exit code {ran.code} of\n{block.text}\n{ran.out[-800:]}\n{ran.error[-1500:]}"
                return
        elif block.title == WORKFLOW_LOG:
            log, problems = run_workflow(shell.folder, shell.environment, tools)
            yield from problems
            yield from _compare(block.heading, block.text, log, normalize)
        elif not block.has_code:
            if ran is None:
                yield f"{block.heading}: there is no command above the output."
            else:
                yield from _compare(block.heading, block.output or "", ran.out, normalize)
        else:
            yield f"{block.heading}: a block of code without a file name."


def _compare(heading: str, shown: str, printed: str, normalize: OutputNormalizer) -> Iterator[str]:
    expected, actual = _comparable(shown), _comparable(normalize(printed))
    if expected != actual:
        yield f"{heading}: the page shows\n{expected}\nand the command prints\n{actual}"


def _comparable(text: str) -> str:
    return "\n".join(line.rstrip() for line in SECONDS.sub("in 0.1s", text).strip().splitlines())


@contextmanager
def _database(repository: Repository, tutorial: Tutorial) -> Iterator[dict[str, str]]:
    """The variables of a PostgreSQL server, with the name of a database that doesn't exist yet."""
    if not tutorial.postgresql:
        yield {}
        return
    with ServiceHost(repository) as services:
        lease = services.lease(["postgresql"])
        address = urllib.parse.urlsplit(lease.variables["POSTGRESQL_CONNECTION_STRING"])
        variables = {
            "PGDATABASE": f"docs_tutorial_{os.getpid()}",
            "PGHOST": address.hostname or "localhost",
            "PGPORT": str(address.port or 5432),
            "PGUSER": address.username or "postgres",
        }
        try:
            yield variables
        finally:
            drop = ["dropdb", "--if-exists", "--force", variables["PGDATABASE"]]
            subprocess.run(drop, env={**os.environ, **variables}, check=True)
            services.give_back(lease)
