from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import Any

# The library asks here whether a newer release exists, and goes on without an answer.
DISPENSABLE = {"pypi.org"}


class OutsideNetworkError(ConnectionRefusedError):
    """A snippet tried to reach another machine."""


class OutsideNetworkStop(BaseException):
    """The same for a snippet that is known not to run to its end: no library catches this to try again."""


_Refusal = type[OutsideNetworkError] | type[OutsideNetworkStop]


def guard_network(refusal: _Refusal = OutsideNetworkError) -> None:
    """From now on this process and its forks reach this machine only.

    It patches the ``socket`` module and psycopg2: other names than this machine's are not looked up, and addresses
    that are not loopback raise ``refusal``. Other code with sockets of its own (drivers in C, the JVM) is not covered;
    the dead proxy in ``child_environment`` holds back what honours proxies.
    """
    for name in ("connect", "connect_ex"):
        _guard_method(name, refusal)
    _guard_datagrams(refusal)
    for name in ("getaddrinfo", "gethostbyname", "gethostbyname_ex"):
        _guard_lookup(name, refusal)
    _guard_postgresql(refusal)


def _refuse_outside(host: Any, refusal: _Refusal) -> None:
    name = host.decode() if isinstance(host, bytes) else host
    if name in (None, "", "localhost", socket.gethostname()):
        return
    try:
        address = ipaddress.ip_address(str(name).partition("%")[0])
    except ValueError:
        address = None
    if address is None or not (address.is_loopback or address.is_unspecified):
        if name in DISPENSABLE:
            refusal = OutsideNetworkError
        raise refusal(f"snippets reach this machine only, not {name!r}")


def _refuse_outside_address(family: int, address: Any, refusal: _Refusal) -> None:
    if family in (socket.AF_INET, socket.AF_INET6):
        _refuse_outside(address[0], refusal)


def _guard_method(name: str, refusal: _Refusal) -> None:
    original = getattr(socket.socket, name)

    def guarded(self: socket.socket, address: Any) -> Any:
        _refuse_outside_address(self.family, address, refusal)
        return original(self, address)

    setattr(socket.socket, name, guarded)


def _guard_datagrams(refusal: _Refusal) -> None:
    sendto, sendmsg = socket.socket.sendto, socket.socket.sendmsg

    def guarded_sendto(self: socket.socket, *args: Any) -> int:
        _refuse_outside_address(self.family, args[-1], refusal)
        return sendto(self, *args)

    def guarded_sendmsg(self: socket.socket, *args: Any) -> int:
        if len(args) == 4 and args[3] is not None:
            _refuse_outside_address(self.family, args[3], refusal)
        return sendmsg(self, *args)

    setattr(socket.socket, "sendto", guarded_sendto)
    setattr(socket.socket, "sendmsg", guarded_sendmsg)


def _guard_lookup(name: str, refusal: _Refusal) -> None:
    original = getattr(socket, name)

    def guarded(host: Any, *args: Any, **kwargs: Any) -> Any:
        _refuse_outside(host, refusal)
        return original(host, *args, **kwargs)

    setattr(socket, name, guarded)


def _guard_postgresql(refusal: _Refusal) -> None:
    """psycopg2 connects in C; PostgreSQL and Redshift both use it."""
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
                    _refuse_outside(host, refusal)
            return original(dsn, *args, **kwargs)

        psycopg2.connect = guarded
