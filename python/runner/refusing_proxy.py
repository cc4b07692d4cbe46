from __future__ import annotations

import re
import socket
from contextlib import suppress

# The first line of a request to a proxy: `GET http://host:80/ HTTP/1.1` or `CONNECT host:443 HTTP/1.1`.
REQUEST = re.compile(rb"\w+ (?:[a-z]+://)?(?:[^@/ ]*@)?(?P<host>\[[^\]]+\]|[^:/ ]+)")
# A connected client sends its request immediately.
REQUEST_SECONDS = 1


class RefusingProxy:
    """An HTTP proxy on this machine that drops every request and records the requested hosts.

    Used by programs other than Python, such as curl, and by HTTP clients in general.
    """

    def __init__(self) -> None:
        self._server = socket.create_server(("127.0.0.1", 0))
        self._server.setblocking(False)
        self.address = f"127.0.0.1:{self._server.getsockname()[1]}"
        self.hosts: list[str] = []

    def fileno(self) -> int:
        """Lets ``select`` wait for clients."""
        return self._server.fileno()

    def refuse_clients(self) -> None:
        """Drop the requests that are waiting."""
        with suppress(BlockingIOError):
            while True:
                client, _ = self._server.accept()
                with client, suppress(OSError):
                    client.settimeout(REQUEST_SECONDS)
                    request = REQUEST.match(client.recv(4096))
                    if request:
                        self.hosts.append(request["host"].decode(errors="replace"))

    def close(self) -> None:
        self._server.close()
