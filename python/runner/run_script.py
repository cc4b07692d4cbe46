from __future__ import annotations

import ast
import importlib.util
import json
import os
import random
import sys
import tempfile
import traceback
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from runner.child_environment import PROXIES
from runner.job import Job
from runner.limit_process import limit_process
from runner.name_recorder import NameRecorder
from runner.network_guard import REFUSED_HOSTS, OutsideNetworkError, OutsideNetworkStop, guard_network
from runner.normalize_output import OutputNormalizer
from runner.region_stdout import RegionStdout
from runner.sandbox import Sandbox

ERROR_LINES = 16
LINE_WIDTH = 400
SHOWN_PROXY = "localhost:3128"
# Contains the ``sitecustomize`` module of Python processes that a snippet starts.
CHILD_PROCESSES = Path(__file__).parent / "child_processes"


def run_script(job: Job, sandbox: Sandbox, shown_paths: dict[str, str], proxy: str) -> None:
    """Run a snippet in this forked process and write the report of the sandbox. Doesn't return.

    ``proxy`` is the address of the ``RefusingProxy`` of the run.
    """
    process = os.getpid()
    os.setsid()
    _redirect(sandbox)
    limit_process(job.timeout)
    if job.executable:
        guard_network(sandbox.refused_hosts)
        os.environ |= dict.fromkeys(PROXIES, f"http://{proxy}")
    else:
        # Without the proxy, because clients would retry it. No library catches the exception of the guard.
        guard_network(sandbox.refused_hosts, OutsideNetworkStop)
    os.environ |= job.variables | {
        "HOME": str(sandbox.home),
        "TMPDIR": str(sandbox.temporary),
        "PYTHONPATH": str(CHILD_PROCESSES),
        REFUSED_HOSTS: str(sandbox.refused_hosts),
    }
    tempfile.tempdir = None
    os.chdir(sandbox.project)
    _seed_random_numbers()
    stdout = RegionStdout(str(job.path), job.regions)
    sys.stdout = stdout
    normalize = OutputNormalizer(shown_paths | sandbox.shown_paths() | {proxy: SHOWN_PROXY} | job.shown)
    names = NameRecorder(job.package)
    main = _main_module(job)
    report: dict[str, Any]
    try:
        main.__dict__.update(names.globals())
        exec(names.compile(job.path.read_bytes(), str(job.path)), main.__dict__)
    except SystemExit as end:
        report = {"outcome": "passed"} if end.code in (None, 0) else _failure(job, end, normalize)
        if report["outcome"] == "passed" and not _is_in_last_statement(job, end):
            report = {
                "outcome": "failed",
                "error": "\n".join(
                    (*_lines_of_script(job, end), "The script ended here, before its last statement was complete.")
                ),
            }
    except BaseException as error:
        report = _failure(job, error, normalize)
    else:
        report = {"outcome": "passed"}
    if os.getpid() != process:
        # The script has forked. Only the original process writes the report.
        os._exit(0)
    if report["outcome"] == "passed" and not job.executable:
        report["outcome"] = "constructed"
    if report["outcome"] != "failed":
        report["names"] = names.names(main.__dict__) or None
    if report["outcome"] == "passed":
        report["outputs"] = {name: normalize(text).rstrip() for name, text in stdout.outputs().items()}
        report |= _pictured_pages(job, sandbox, normalize)
    sandbox.report.write_text(json.dumps(report), encoding="utf-8")
    sys.stderr.flush()
    os._exit(0)


def _redirect(sandbox: Sandbox) -> None:
    with open(os.devnull) as nothing, sandbox.noise.open("w") as noise:
        os.dup2(nothing.fileno(), 0)
        os.dup2(noise.fileno(), 1)
        os.dup2(noise.fileno(), 2)


def _seed_random_numbers() -> None:
    random.seed(0)
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        numpy.random.seed(0)


def _main_module(job: Job) -> types.ModuleType:
    """The module ``__main__`` that ``python <file>`` would create, where pickling and type hints can find it."""
    main = types.ModuleType("__main__")
    main.__file__ = str(job.path)
    main.__builtins__ = __builtins__  # type: ignore[attr-defined]
    sys.modules["__main__"] = main
    sys.argv = [job.path.name]
    sys.path.insert(0, os.getcwd())
    return main


def _is_in_last_statement(job: Job, end: SystemExit) -> bool:
    """Whether the last statement of the script, a simple one, ended it, so that no assert was skipped."""
    last = ast.parse(job.path.read_bytes()).body[-1]
    frames = [frame for frame in traceback.extract_tb(end.__traceback__) if frame.filename == str(job.path)]
    return not hasattr(last, "body") and len(frames) == 1 and (frames[0].lineno or 0) >= last.lineno


def _pictured_pages(job: Job, sandbox: Sandbox, normalize: OutputNormalizer) -> dict[str, Any]:
    """The normalized pages for screenshots, or an error if there are none."""
    pages: dict[str, str] = {}
    for name, pattern in job.pictures.items():
        found = sorted(sandbox.project.glob(pattern))
        if len(found) != 1:
            names = ", ".join(str(path.relative_to(sandbox.project)) for path in found[:4])
            return {
                "outcome": "failed",
                "outputs": {},
                "error": f"The screenshot {name!r} needs one file {pattern}, but found {len(found)}: {names}".rstrip(
                    ": "
                ),
            }
        pages[name] = normalize(found[0].read_text(encoding="utf-8"))
    return {"pages": pages} if pages else {}


def _failure(job: Job, error: BaseException, normalize: OutputNormalizer) -> dict[str, Any]:
    stop = None if job.executable else _outside_of_this_machine(error)
    if stop is not None:
        return {"outcome": "constructed", "stopped": normalize(stop)}
    return {"outcome": "failed", "error": last_lines(normalize("\n".join(_describe(job, error))))}


def _describe(job: Job, error: BaseException) -> Iterator[str]:
    """The lines of the script that led to an error, its message, and the messages of its causes."""
    yield from _lines_of_script(job, error)
    cause: BaseException | None = error
    seen: set[int] = set()
    while cause is not None and id(cause) not in seen:
        prefix = "caused by " if seen else ""
        seen.add(id(cause))
        text = "".join(traceback.format_exception_only(cause)).rstrip()
        yield prefix + "\n".join(line[:LINE_WIDTH] for line in text.splitlines())
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)


def _lines_of_script(job: Job, error: BaseException) -> Iterator[str]:
    frames = traceback.extract_tb(error.__traceback__)
    return (f"line {frame.lineno}: {frame.line}" for frame in frames if frame.filename == str(job.path))


def _outside_of_this_machine(error: BaseException) -> str | None:
    """Why a snippet can't continue on this machine: it needs a network or a package that isn't installed."""
    seen: set[int] = set()
    waiting: list[BaseException | None] = [error]
    while waiting:
        cause = waiting.pop()
        if cause is None or id(cause) in seen:
            continue
        seen.add(id(cause))
        if isinstance(cause, OutsideNetworkStop | OutsideNetworkError):
            return str(cause)
        if isinstance(cause, ModuleNotFoundError) and cause.name:
            package = cause.name.partition(".")[0]
            if importlib.util.find_spec(package) is None:
                return f"needs the package {package}"
        waiting += [cause.__cause__, cause.__context__, *getattr(cause, "exceptions", ())]
    return None


def last_lines(text: str) -> str:
    """The last lines of an error message, for a report."""
    return "\n".join(text.rstrip().splitlines()[-ERROR_LINES:])
