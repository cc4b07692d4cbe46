from __future__ import annotations

import ast
import json
import re
import shlex
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from page_checks.check_names import unknown_names_in_python
from page_checks.facts import Facts
from page_checks.page import Block

Finding = tuple[str, str, int]
"""Title, hint, line of the page."""

REQUIREMENT = re.compile(
    r"(?P<name>[A-Za-z0-9][\w.-]*)(?:\[(?P<extras>[^\]]*)\])?(?P<bounds>(?:[<>=!~]=?.*)?)", re.ASCII
)
INSTALL = re.compile(r"\b(?:pip3?|uv pip|uv) (?:install|add)\b(?P<rest>[^\n&|;#]*)")
OPTIONS_WITH_VALUE = {
    "-r",
    "--requirement",
    "-f",
    "--find-links",
    "-c",
    "--constraint",
    "-i",
    "--index-url",
    "--python",
    "-t",
    "--target",
}
# Packages that install other packages.
INSTALLERS = {"pip", "setuptools", "uv", "wheel"}


def check_block(block: Block, facts: Facts) -> Iterator[Finding]:
    """The problems of a code block in a page."""
    match block.language:
        case "python" | "py":
            yield from _check_python(block, facts)
        case "bash" | "sh" | "shell":
            yield from _check_shell(block, facts)
        case "powershell":
            yield from check_installs(block.text, block.line, facts)
        case "json":
            yield from _check_json(block)
        case _:
            pass


def check_installs(text: str, line: int, facts: Facts) -> Iterator[Finding]:
    """Check that the packages and extras in `pip install` exist."""
    for command in INSTALL.finditer(text):
        here = line + text[: command.start()].count("\n")
        try:
            words = iter(shlex.split(command["rest"]))
        except ValueError:
            # Incomplete inline code, or a block that the syntax check of the shell rejects.
            continue
        for word in words:
            if word in OPTIONS_WITH_VALUE:
                next(words, None)
            elif not word.startswith("-") and "/" not in word and word != "." and "…" not in word:
                yield from _check_requirement(word, here, facts)


def _check_requirement(word: str, line: int, facts: Facts) -> Iterator[Finding]:
    requirement = REQUIREMENT.fullmatch(word)
    if requirement is None:
        yield f"{word!r} isn't a requirement that pip accepts.", "Write name[extra]==version.", line
        return
    name = re.sub(r"[-_.]+", "-", requirement["name"]).lower()
    if name == "great-expectations":
        pin = re.fullmatch(r"==\s*(\S+)", requirement["bounds"])
        if pin and pin[1].split(".")[:1] != facts.version.split(".")[:1]:
            return
        for extra in filter(None, re.split(r"[\s,]+", requirement["extras"] or "")):
            if not facts.extra(extra):
                yield (
                    f"great_expectations {facts.version} has no extra {extra!r}.",
                    f"It has: {', '.join(facts.extras)}.",
                    line,
                )
    elif name not in facts.packages | INSTALLERS and not any(
        re.match(rf"{re.escape(requirement['name'])}(?![\w.-])", want, re.IGNORECASE)
        for wants in facts.extras.values()
        for want in wants
    ):
        yield (
            f"The package {requirement['name']!r} is unknown.",
            "Use one of python/environments/*/requirements.txt, or add it to page_checks/allowed.json with the reason.",
            line,
        )


def _check_python(block: Block, facts: Facts) -> Iterator[Finding]:
    try:
        tree = ast.parse(block.text)
    except SyntaxError as error:
        yield (
            f"This isn't valid Python: {error.msg}.",
            "Correct it, or set the language to `text`.",
            _at(block, error.lineno),
        )
        return
    for name, hint, line in unknown_names_in_python(tree, facts):
        yield f"{name} doesn't exist in {facts.version}.", hint, _at(block, line)


def _check_shell(block: Block, facts: Facts) -> Iterator[Finding]:
    # `<name>` is a placeholder, not a redirection.
    done = subprocess.run(
        ["bash", "-n"], input=re.sub(r"<([\w -]+)>", r"\1", block.text), capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        said = re.sub(r"^.*?line \d+: ", "", done.stderr.strip().splitlines()[0])
        yield f"This isn't valid in the shell: {said}", "Correct it, or set the language to `text`.", block.line
    yield from check_installs(block.text, block.line, facts)


def _check_json(block: Block) -> Iterator[Finding]:
    # Also accepts JSON lines, and members of an object without its braces.
    for reading in ([block.text], [f"{{{block.text}}}"], [line for line in block.text.splitlines() if line.strip()]):
        with suppress(json.JSONDecodeError):
            for text in reading:
                json.loads(text)
            return
    try:
        json.loads(block.text)
    except json.JSONDecodeError as error:
        yield (
            f"This isn't valid JSON: {error.msg}.",
            "Correct it, or set the language to `text`.",
            _at(block, error.lineno),
        )


def check_yaml(blocks: list[Block], interpreter: Path) -> list[Finding]:
    """The problems of YAML blocks, found with an interpreter that has a YAML library."""
    done = subprocess.run(
        [str(interpreter), "-c", YAML_CHECK],
        input=json.dumps([block.text for block in blocks]),
        capture_output=True,
        text=True,
        check=True,
    )
    return [
        (
            f"This isn't valid YAML: {problem['text']}.",
            "Correct it, or set the language to `text`.",
            _at(block, problem["line"]),
        )
        for block, problem in zip(blocks, json.loads(done.stdout))
        if problem
    ]


YAML_CHECK = """
import json, sys, yaml
problems = []
for text in json.load(sys.stdin):
    try:
        list(yaml.safe_load_all(text))
        problems.append(None)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problems.append({"text": getattr(error, "problem", str(error)), "line": mark.line + 1 if mark else 1})
json.dump(problems, sys.stdout)
"""


def _at(block: Block, line: int | None) -> int:
    return block.line + (line or 1) - 1
