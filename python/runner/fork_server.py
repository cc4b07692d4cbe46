"""Runs jobs in processes forked from one that has imported the library.

Started by ``run_jobs`` with the interpreter of a locked environment and the library's name as argument. Standard
output has one JSON object per line: first ``{"python", "version"}``, or ``{"error"}`` if the library can't be
imported. Then standard input has one JSON object ``{"workers", "paths", "jobs"}``, and standard output
``{"name", "seconds", "report"}`` for each job as it ends.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.metadata
import json
import os
import platform
import select
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from runner.job import Job
from runner.normalize_output import OutputNormalizer
from runner.refusing_proxy import RefusingProxy
from runner.run_script import last_lines, run_script
from runner.sandbox import Sandbox

# Interval at which the server checks whether a child has ended.
POLL_SECONDS = 0.02


@dataclass
class _Run:
    job: Job
    sandbox: Sandbox
    proxy: RefusingProxy
    pid: int
    started: float


def main() -> int:
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    # Keeps the output of the library at import out of the answers.
    os.dup2(2, 1)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    home = Path(tempfile.mkdtemp(prefix="docs-snippets-"))
    os.environ["HOME"] = str(home)

    def answer(data: dict[str, Any]) -> None:
        answers.write(json.dumps(data) + "\n")
        answers.flush()

    try:
        package = sys.argv[1]
        try:
            importlib.import_module(package)
        except Exception as error:
            traceback.print_exc()
            answer({"error": f"{type(error).__name__}: {error}"})
            return 1
        answer({"python": platform.python_version(), "version": importlib.metadata.version(package)})
        request = json.load(sys.stdin)
        jobs = [Job.from_json(data) for data in request["jobs"]]
        for run, report in _run_all(jobs, request["workers"], home, request["paths"]):
            seconds = round(time.monotonic() - run.started, 2)
            answer({"name": run.job.name, "seconds": seconds, "report": report})
    finally:
        shutil.rmtree(home, ignore_errors=True)
    return 0


def _run_all(
    jobs: list[Job], workers: int, home: Path, shown_paths: dict[str, str]
) -> Iterator[tuple[_Run, dict[str, Any]]]:
    waiting = list(enumerate(jobs))
    running: list[_Run] = []
    try:
        while waiting or running:
            while waiting and len(running) < workers:
                number, job = waiting.pop(0)
                running.append(_start(job, Sandbox(home / str(number)), shown_paths))
            for proxy in select.select([run.proxy for run in running], [], [], POLL_SECONDS)[0]:
                proxy.refuse_clients()
            for run in list(running):
                report = _look_after(run, shown_paths)
                if report is not None:
                    running.remove(run)
                    run.proxy.close()
                    run.sandbox.remove()
                    yield run, report
    finally:
        for run in running:
            _end_group(run)


def _start(job: Job, sandbox: Sandbox, shown_paths: dict[str, str]) -> _Run:
    sandbox.make(job.fixtures)
    proxy = RefusingProxy()
    started = time.monotonic()
    pid = os.fork()
    if pid == 0:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        try:
            proxy.close()
            run_script(job, sandbox, shown_paths, proxy.address)
        except BaseException:
            traceback.print_exc()
        os._exit(70)
    return _Run(job, sandbox, proxy, pid, started)


def _look_after(run: _Run, shown_paths: dict[str, str]) -> dict[str, Any] | None:
    """The report of a run that has ended or timed out, or ``None`` while it is running."""
    ended, status = os.waitpid(run.pid, os.WNOHANG)
    late = time.monotonic() - run.started > run.job.timeout
    if not ended and not late:
        return None
    _end_group(run)
    if ended and run.sandbox.report.is_file():
        report: dict[str, Any] = json.loads(run.sandbox.report.read_text(encoding="utf-8"))
        return _with_refused_hosts(run, report)
    if ended:
        code = os.waitstatus_to_exitcode(status)
        end = signal.Signals(-code).name if code < 0 else f"exit code {code}"
        cause = f"The process ended with {end}, before the end of the script."
    else:
        cause = f"Stopped after {run.job.timeout} s."
    normalize = OutputNormalizer(shown_paths | run.sandbox.shown_paths() | run.job.shown)
    noise = normalize(run.sandbox.noise.read_text(encoding="utf-8", errors="replace"))
    return _with_refused_hosts(run, {"outcome": "failed", "error": f"{cause}\n{last_lines(noise)}".rstrip()})


def _with_refused_hosts(run: _Run, report: dict[str, Any]) -> dict[str, Any]:
    """The report; a failure if the script tried to reach another machine, even if it caught the error."""
    run.proxy.refuse_clients()
    recorded = run.sandbox.refused_hosts.read_text(encoding="utf-8", errors="replace").splitlines()
    hosts = sorted({*recorded, *run.proxy.hosts})
    if not hosts or not run.job.executable:
        return report
    error = f"It tried to reach {', '.join(hosts)}. Snippets can only connect to this machine."
    return {"outcome": "failed", "error": "\n".join(filter(None, (report.get("error"), error)))}


def _end_group(run: _Run) -> None:
    """End a snippet and the processes that it started, such as a JVM."""
    for end, number in ((os.killpg, run.pid), (os.kill, run.pid)):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            end(number, signal.SIGKILL)
    with contextlib.suppress(ChildProcessError):
        os.waitpid(run.pid, 0)


if __name__ == "__main__":
    code = main()
    # Doesn't wait for threads that a library has started.
    os._exit(code)
