"""Follows the blocks of a page in one process of the snippet sandbox, as a newcomer in an empty folder would.

``follow_page`` forks this module's process for each page and choice of tabs. Python code of a file runs block by block
in the namespace of that file; a file that a later command starts runs as a whole at that command.
"""

from __future__ import annotations

import contextlib
import importlib.metadata
import io
import json
import os
import re
import shlex
import shutil
import sys
import threading
import traceback
import types
from functools import cache
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

from runner.network_guard import OutsideNetworkError, OutsideNetworkStop
from runner.normalize_output import OutputNormalizer

LOCAL_DATABASE = re.compile(r"postgresql(?:\+psycopg2)?://[^\s\"'@]*@localhost(?::5432)?/taxi")
SLACK_WEBHOOK = re.compile(r"https://hooks\.slack\.com/[^\s\"']*")
DATABASE_VARIABLE = "POSTGRESQL_CONNECTION_STRING"
NOTEBOOK_NAMES = {"spark", "dbutils", "display"}
"""What a notebook of Databricks defines."""
ENDLESS = re.compile(r"^\s*while True:", re.M)
RUN_FILE = re.compile(r"(?:python3?|py)\s+(?P<file>[\w./-]+\.py)\b")


class _Walk:
    def __init__(self, plan: dict[str, Any], normalize: OutputNormalizer) -> None:
        self.steps: list[dict[str, Any]] = plan["steps"]
        self.variables: dict[str, str] = plan["variables"]
        self.other_releases: list[str] = plan["other_releases"]
        self.normalize = normalize
        self.findings: list[dict[str, Any]] = []
        self.stopped: str | None = None
        self.ran = 0
        self.files: dict[str, list[int]] = {}
        """Steps whose code a file consists of."""
        self.modules: dict[str, types.ModuleType] = {}
        self.before: dict[str, Path] = {}
        """A copy of the folder from before the first step of each file."""
        self.last_file = "script.py"
        self.printed: str | None = None
        """What the last command printed, if there was no code after it."""

    def follow(self) -> None:
        for number, step in enumerate(self.steps):
            try:
                self._take(number, step)
            except OutsideNetworkStop as stop:
                self.stopped = str(stop)
                return
            except Exception as error:
                self._find(number, "".join(traceback.format_exception_only(error)).strip()[-600:])
                return
            if self.stopped:
                return

    def _take(self, number: int, step: dict[str, Any]) -> None:
        language, title, text = step["language"], step["title"], self._local(step["text"])
        if not step["has_code"]:
            # An output alone below a command is what the command prints. Elsewhere, it shows a different result.
            if self.printed and step["output"] is not None and self._differs(step["output"], self.printed):
                self._find(number, self._difference(step["output"], self.printed))
        elif language in ("bash", "sh", "shell", "console"):
            self.printed = ""
            self._run_commands(number, text)
        elif language == "python":
            self.printed = None
            self._add_code(number, title if title.endswith(".py") else self.last_file)
        elif "." in title and " " not in title and language in ("yaml", "json", "ini", "toml", "text", "csv", "sql"):
            self._write_file(title, language, text)

    def _local(self, text: str) -> str:
        """The text with the addresses of this machine's database and of a server that receives messages for Slack."""
        if SLACK_WEBHOOK.search(text):
            text = SLACK_WEBHOOK.sub(_start_webhook(), text)
        address = self.variables.get(DATABASE_VARIABLE)
        return LOCAL_DATABASE.sub(address, text) if address else text

    # Files of code

    def _add_code(self, number: int, file: str) -> None:
        self.last_file = file
        earlier = self.files.get(file, [])
        if earlier and self._replaces(file, self.steps[number]["text"]):
            if file in self.before:
                self._restore(self.before[file])
            self.modules.pop(file, None)
            earlier = []
        if not earlier:
            self.before[file] = self._copy_folder()
        self.files[file] = [*earlier, number]
        path = Path(file)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n\n".join(self._local(self.steps[part]["text"]) for part in self.files[file]) + "\n")
        if self._is_started_later(number, file) or self._is_imported_later(number, file):
            return
        if ENDLESS.search(self.steps[number]["text"]):
            self.stopped = "code that runs until it is stopped"
            return
        self._execute(number, file)

    def _replaces(self, file: str, text: str) -> bool:
        """Whether a block is the whole script of a file that was shown in parts."""
        lines = {line.strip() for line in text.splitlines()}
        first = [line.strip() for line in self.steps[self.files[file][0]]["text"].splitlines() if line.strip()]
        return all(line in lines for line in first)

    def _is_started_later(self, number: int, file: str) -> bool:
        later = (step for step in self.steps[number + 1 :] if step["language"] == "bash")
        return any(match["file"] == file for step in later for match in RUN_FILE.finditer(step["text"]))

    def _is_imported_later(self, number: int, file: str) -> bool:
        importing = re.compile(rf"^\s*(?:from|import) {re.escape(Path(file).stem)}\b", re.M)
        return any(step["language"] == "python" and importing.search(step["text"]) for step in self.steps[number + 1 :])

    def _execute(self, number: int, file: str) -> None:
        """Run one block of a file in its namespace and compare what it prints with the output that the page shows."""
        step = self.steps[number]
        module = self.modules.get(file)
        if module is None:
            module = self.modules[file] = types.ModuleType("__main__")
            module.__file__ = str(Path(file).resolve())
            module.__builtins__ = __builtins__  # type: ignore[attr-defined]
        sys.modules["__main__"] = module
        printed = io.StringIO()
        try:
            with contextlib.redirect_stdout(printed):
                exec(compile(self._local(step["text"]), file, "exec", dont_inherit=True), module.__dict__)
        except OutsideNetworkStop as stop:
            self.stopped = str(stop)
        except SystemExit:
            pass
        except BaseException as error:
            outside = None if step["tested"] else _outside(error)
            if _is_notebook(step["title"]) and isinstance(error, NameError) and error.name in NOTEBOOK_NAMES:
                outside = f"the notebook's {error.name}"
            if outside:
                self.stopped = outside
            else:
                lines = [
                    f"{frame.line}" for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file
                ]
                source = step["text"].splitlines()
                at = [
                    source[frame.lineno - 1].strip()
                    for frame in traceback.extract_tb(error.__traceback__)
                    if frame.filename == file and frame.lineno and frame.lineno <= len(source)
                ] or lines
                message = "".join(traceback.format_exception_only(error)).strip()
                self._find(number, f"{' / '.join(at[-2:])}\n{message[:500]}")
                self.stopped = "an error"
        self.ran += 1
        text = self.normalize(printed.getvalue())
        if self.printed is not None:
            self.printed += text
        if self.stopped is None and step["output"] is not None and self._differs(step["output"], text):
            self._find(number, self._difference(step["output"], text))

    def _run_file(self, number: int, file: str, arguments: list[str]) -> None:
        if file not in self.files:
            # Some pages show the command above the file.
            if Path(file).is_file() or any(step["title"] == file for step in self.steps[number:]):
                return
            self._find(number, f"No block of the page makes {file}.")
            return
        self.modules.pop(file, None)
        for name, module in list(sys.modules.items()):
            if (getattr(module, "__file__", None) or "").startswith(os.getcwd()) and name != "__main__":
                del sys.modules[name]
        sys.argv = [file, *arguments]
        for part in self.files[file]:
            if self.stopped is None and ENDLESS.search(self.steps[part]["text"]):
                self.stopped = "code that runs until it is stopped"
            if self.stopped is None:
                self._execute(part, file)

    # Commands

    def _run_commands(self, number: int, text: str) -> None:
        if "<<" in text:
            return
        for line in text.replace("\\\n", " ").splitlines():
            for command in re.split(r"&&|;", line.strip().removeprefix("$ ")):
                try:
                    words = shlex.split(command, comments=True)
                except ValueError:
                    continue
                if words and self.stopped is None:
                    self._run_command(number, words)

    def _run_command(self, number: int, words: list[str]) -> None:
        if words[0] == "export":
            for name, equals, value in (word.partition("=") for word in words[1:]):
                if equals and name not in self.variables:
                    os.environ[name] = os.path.expandvars(value)
        elif words[0] == "unset":
            for name in words[1:]:
                os.environ.pop(name, None)
        elif words[0] == "mkdir":
            for name in words[1:]:
                if not name.startswith("-"):
                    Path(name).mkdir(parents=True, exist_ok=True)
        elif words[0] == "cd" and len(words) == 2:
            # The files of the page are in the folder that the reader works in, whatever its name is.
            return
        elif "install" in words and words[0] in ("pip", "pip3", "uv", "python", "python3", "py"):
            for word in words[words.index("install") + 1 :]:
                if not word.startswith("-") and not word.endswith((".txt", ".whl")):
                    self._check_requirement(number, word)
        elif RUN_FILE.fullmatch(" ".join(words[:2])):
            self._run_file(number, words[1], words[2:])

    def _check_requirement(self, number: int, text: str) -> None:
        """The release that the pages were tested with must satisfy what they tell readers to install."""
        from packaging.requirements import InvalidRequirement, Requirement

        try:
            requirement = Requirement(text)
        except InvalidRequirement:
            return
        try:
            installed = importlib.metadata.version(requirement.name)
        except importlib.metadata.PackageNotFoundError:
            return
        library = requirement.name.replace("-", "_") == "great_expectations"
        if library and any(requirement.specifier.contains(release) for release in self.other_releases):
            return
        if not requirement.specifier.contains(installed, prereleases=True):
            self._find(number, f"`{text}` installs another release than {installed}, which the page was tested with.")

    # Other files

    def _write_file(self, name: str, language: str, text: str) -> None:
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.write_text(text + "\n")
        elif language == "yaml":
            from ruamel.yaml import YAML

            yaml = YAML()
            stored, added = yaml.load(path) or {}, yaml.load(text) or {}
            with path.open("w") as file:
                yaml.dump(_merge(stored, added), file)

    def _copy_folder(self) -> Path:
        copy = Path(os.environ["TMPDIR"]) / f"before-{len(self.before)}"
        shutil.copytree(".", copy, dirs_exist_ok=True)
        return copy

    def _restore(self, copy: Path) -> None:
        for path in Path().iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        shutil.copytree(copy, ".", dirs_exist_ok=True)

    # Findings

    def _find(self, number: int, problem: str) -> None:
        self.findings.append({"step": self.steps[number]["number"], "problem": self.normalize(problem)})

    def _differs(self, shown: str, printed: str) -> bool:
        return _comparable(shown) != _comparable(printed)

    def _difference(self, shown: str, printed: str) -> str:
        expected, actual = _comparable(shown).splitlines(), _comparable(printed).splitlines()
        for line in range(max(len(expected), len(actual))):
            pair = [lines[line] if line < len(lines) else "nothing" for lines in (expected, actual)]
            if pair[0] != pair[1]:
                shown, actual_line = (text[:200] for text in pair)
                return (
                    f"line {line + 1} of the output is\n  {shown}\non the page, and the block prints\n  {actual_line}"
                )
        return ""


class _Webhook(BaseHTTPRequestHandler):
    """Accepts every message, as Slack does."""

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"ok")

    def log_message(self, *arguments: object) -> None:
        pass


@cache
def _start_webhook() -> str:
    server = HTTPServer(("127.0.0.1", 0), _Webhook)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def _is_notebook(title: str) -> bool:
    return title.startswith("Notebook")


def _comparable(text: str) -> str:
    """The text without numbers that count objects from the start of the run."""
    text = re.sub(r"00000000-0000-4000-8000-\d{12}", "UUID", text)
    text = re.sub(r"/tmp/tmp\d{8}", "/tmp/TMP", text)
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def _merge(stored: Any, added: Any) -> Any:
    if not (isinstance(stored, dict) and isinstance(added, dict)):
        return added
    for key, value in added.items():
        stored[key] = _merge(stored[key], value) if key in stored else value
    return stored


def _outside(error: BaseException) -> str | None:
    """Why code can't go further on this machine, if it needs a network or a package that isn't installed."""
    seen: set[int] = set()
    waiting: list[BaseException | None] = [error]
    while waiting:
        cause = waiting.pop()
        if cause is None or id(cause) in seen:
            continue
        seen.add(id(cause))
        if isinstance(cause, OutsideNetworkStop | OutsideNetworkError | ModuleNotFoundError):
            return str(cause)
        waiting += [cause.__cause__, cause.__context__, *getattr(cause, "exceptions", ())]
    return None


def main(plan: str, result: str) -> None:
    """Follow the steps in ``plan`` and write what was found to ``result``; both are files with JSON."""
    data = json.loads(Path(plan).read_text(encoding="utf-8"))
    home = os.environ["HOME"]
    shown = {home: "/home/user", os.path.realpath(home): "/home/user", os.environ["TMPDIR"]: "/tmp", **data["shown"]}
    walk = _Walk(data, OutputNormalizer(shown))
    walk.follow()
    answer = {"findings": walk.findings, "stopped": walk.stopped, "ran": walk.ran}
    Path(result).write_text(json.dumps(answer), encoding="utf-8")
