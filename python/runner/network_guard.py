from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

# A Cloud Data Context checks for a newer release here, and continues without a response.
DISPENSABLE = {"pypi.org"}
# The environment variable with the path of the record, for Python processes that a snippet starts.
REFUSED_HOSTS = "SNIPPET_REFUSED_HOSTS"


class OutsideNetworkError(ConnectionRefusedError):
    """A snippet tried to reach another machine."""


class OutsideNetworkStop(BaseException):
    """The same for a snippet that can't run to its end. Libraries don't catch it to retry."""


_Refusal = type[OutsideNetworkError] | type[OutsideNetworkStop]


def guard_network(record: Path, refusal: _Refusal = OutsideNetworkError) -> None:
    """Restrict this process and its forks to connections to this machine.

    Patches the ``socket`` module and psycopg2: only names of this machine are resolved, and addresses other than
    loopback raise ``refusal``. Each refused host is added to ``record``, because a snippet may catch the error. Code
    with separate sockets (drivers in C, the JVM) isn't restricted. ``RefusingProxy`` covers those that use HTTP.
    """
    guard = _Guard(record, refusal)
    for name in ("connect", "connect_ex"):
        _guard_method(name, guard)
    _guard_datagrams(guard)
    for name in ("getaddrinfo", "gethostbyname", "gethostbyname_ex", "gethostbyaddr"):
        _guard_lookup(name, guard)
    _guard_postgresql(guard)


class _Guard:
    """Raises an error for hosts other than this machine, and records them."""

    def __init__(self, record: Path, refusal: _Refusal) -> None:
        self._record = record
        self._refusal = refusal

    def check(self, host: Any) -> None:
        name = host.decode() if isinstance(host, bytes) else host
        if name in (None, "", "localhost", socket.gethostname()):
            return
        try:
            address = ipaddress.ip_address(str(name).partition("%")[0])
        except ValueError:
            address = None
        if address is None or not (address.is_loopback or address.is_unspecified):
            # A process that outlives its snippet has no record.
            with suppress(OSError), self._record.open("a", encoding="utf-8") as record:
                record.write(f"{name}\n")
            refusal = OutsideNetworkError if name in DISPENSABLE else self._refusal
            raise refusal(f"snippets can only connect to this machine, not to {name!r}")

    def check_address(self, family: int, address: Any) -> None:
        if family in (socket.AF_INET, socket.AF_INET6):
            self.check(address[0])


def _guard_method(name: str, guard: _Guard) -> None:
    original = getattr(socket.socket, name)

    def guarded(self: socket.socket, address: Any) -> Any:
        guard.check_address(self.family, address)
        return original(self, address)

    setattr(socket.socket, name, guarded)


def _guard_datagrams(guard: _Guard) -> None:
    sendto, sendmsg = socket.socket.sendto, socket.socket.sendmsg

    def guarded_sendto(self: socket.socket, *args: Any) -> int:
        guard.check_address(self.family, args[-1])
        return sendto(self, *args)

    def guarded_sendmsg(self: socket.socket, *args: Any) -> int:
        if len(args) == 4 and args[3] is not None:
            guard.check_address(self.family, args[3])
        return sendmsg(self, *args)

    setattr(socket.socket, "sendto", guarded_sendto)
    setattr(socket.socket, "sendmsg", guarded_sendmsg)


def _guard_lookup(name: str, guard: _Guard) -> None:
    original = getattr(socket, name)

    def guarded(host: Any, *args: Any, **kwargs: Any) -> Any:
        guard.check(host)
        return original(host, *args, **kwargs)

    setattr(socket, name, guarded)


def _guard_postgresql(guard: _Guard) -> None:
    """psycopg2, which PostgreSQL and Redshift use, connects in C."""
    with suppress(ImportError):
        import psycopg2
        from psycopg2.extensions import make_dsn, parse_dsn

        original = psycopg2.connect

        def guarded(dsn: str | None = None, *args: Any, **kwargs: Any) -> Any:
            options = {
                name: value for name, value in kwargs.items() if not name.endswith("_factory") and name != "async"
            }
            parameters = parse_dsn(make_dsn(dsn, **options))
            for host in (parameters.get("hostaddr") or parameters.get("host", "")).split(","):
                if not host.startswith("/"):
                    guard.check(host)
            return original(dsn, *args, **kwargs)

        psycopg2.connect = guarded
