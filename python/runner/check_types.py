from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

from environments import Environment, build_environment
from environments.environment import PACKAGE
from repository import Repository, ToolError
from repository.repository import TOOLS

# Names that don't exist and wrong parameters. Types of arguments are ignored, because the models of the library convert
# strings, which isn't visible in the signatures.
REPORTED = {"attr-defined", "call-arg", "call-overload", "name-defined"}
BY_ARGUMENT_TYPE = "No overload variant"
FINDING = re.compile(r"^(?P<file>[^:]+):(?P<line>\d+): error: (?P<text>.*)  \[(?P<code>[a-z-]+)\]$")


def check_types(repository: Repository, environment: Environment, interpreter: Path, script: Path) -> list[str]:
    """Compare a script with the real signatures of the installed library.

    Returns one message per problem, ``line 7: …``. The first script of an environment takes about ten
    seconds, others half a second. Raises ``ToolError`` if the checker fails.
    """
    checker = build_environment(repository, Environment.of(repository, TOOLS))
    work = repository.venvs / f"{environment.name}.types"
    work.mkdir(exist_ok=True)
    done = subprocess.run(
        [
            *(str(checker), "-m", "mypy", "--python-executable", str(interpreter)),
            *("--config-file", "", "--cache-dir", str(work / "cache"), "--no-error-summary", "--no-color-output"),
            *("--ignore-missing-imports", "--follow-imports=silent", "--show-error-codes", str(script)),
        ],
        env={"MYPYPATH": str(_library_path(interpreter, work))},
        capture_output=True,
        text=True,
        check=False,
    )
    # 1: there are findings, possibly only in the library itself.
    if done.returncode not in (0, 1):
        raise ToolError(f"The type checker failed: {(done.stdout + done.stderr).strip()}", "See the message above.")
    findings = (FINDING.match(line) for line in done.stdout.splitlines())
    return [
        f"line {finding['line']}: {finding['text']}"
        for finding in findings
        if finding
        and finding["code"] in REPORTED
        and not finding["text"].startswith(BY_ARGUMENT_TYPE)
        # The folder can be another one: the checker repeats cached findings of a file with the same name and content.
        and Path(finding["file"]).name == script.name
    ]


def _library_path(interpreter: Path, work: Path) -> Path:
    """A folder with a link to the library. mypy ignores the installed package of 0.18, which has no ``py.typed``."""
    library = next((interpreter.parent.parent / "lib").glob(f"python3.*/site-packages/{PACKAGE}")).resolve()
    link = work / "library" / PACKAGE
    link.parent.mkdir(exist_ok=True)
    # It may point to a previous location of the environment.
    if not link.is_symlink() or link.readlink() != library:
        fresh = link.with_name(f"{PACKAGE}.{os.getpid()}")
        fresh.symlink_to(library)
        fresh.replace(link)
    return link.parent
