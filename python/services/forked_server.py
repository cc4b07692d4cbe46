from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
import traceback
from collections.abc import Callable

from repository import ToolError
from services.end_with_parent import end_with_parent

START_SECONDS = 60


class ForkedServers:
    """Servers of one kind, each in a forked process with separate data. The modules are imported once."""

    def __init__(self, serve: Callable[[Callable[[int], None]], None]) -> None:
        """``serve`` runs in the child process. It calls its argument with the port when it is ready."""
        self._serve = serve
        self._children: dict[int, int] = {}

    def start(self, number: int) -> int:
        """Start a server and return the port it listens on."""
        reader, writer = os.pipe()
        pid = os.fork()
        if pid == 0:
            self._child(reader, writer)
        os.close(writer)
        self._children[number] = pid
        with os.fdopen(reader) as answer:
            ready, _, _ = select.select([answer], [], [], START_SECONDS)
            port = answer.readline() if ready else ""
        if not port:
            self.stop(number)
            raise ToolError("A server didn't start.", "See the error above.")
        return int(port)

    def stop(self, number: int) -> None:
        pid = self._children.pop(number)
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)

    def stop_all(self) -> None:
        for number in list(self._children):
            self.stop(number)

    def _child(self, reader: int, writer: int) -> None:
        try:
            end_with_parent()
            os.close(reader)
            # The parent ends with its standard input, so the child must close it.
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)

            def ready(port: int) -> None:
                with os.fdopen(writer, "w") as answer:
                    answer.write(f"{port}\n")

            self._serve(ready)
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(1)
