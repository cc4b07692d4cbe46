from __future__ import annotations

import subprocess
import sys
import tempfile
import unittest

from repository import Repository

# In a separate process, because the guard can't be removed.
ATTEMPTS = """
import pathlib, socket, sys, urllib.request
from runner.network_guard import OutsideNetworkError, guard_network

record = pathlib.Path(sys.argv[1])
guard_network(record)
datagrams = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
for attempt in (
    lambda: socket.create_connection(("192.0.2.1", 80), timeout=5),
    lambda: socket.create_connection(("example.org", 80), timeout=5),
    lambda: socket.socket().connect_ex(("192.0.2.1", 80)),
    lambda: socket.socket(socket.AF_INET6).connect(("2001:db8::1", 80)),
    lambda: socket.gethostbyname("example.org"),
    lambda: socket.gethostbyaddr("example.org"),
    lambda: datagrams.sendto(b"x", ("192.0.2.1", 53)),
    lambda: datagrams.sendmsg([b"x"], [], 0, ("192.0.2.1", 53)),
):
    try:
        attempt()
    except OutsideNetworkError:
        continue
    raise SystemExit("got out")
try:
    urllib.request.urlopen("http://192.0.2.1/", timeout=5)
except OSError as error:
    assert isinstance(error.reason, OutsideNetworkError), error
server = socket.create_server(("127.0.0.1", 0))
for host in ("127.0.0.1", "localhost"):
    socket.create_connection((host, server.getsockname()[1]), timeout=5).close()
assert set(record.read_text().split()) == {"192.0.2.1", "example.org", "2001:db8::1"}, record.read_text()
"""


class NetworkGuard(unittest.TestCase):
    def test_only_this_machine_can_be_reached(self) -> None:
        python = Repository.here().root / "python"
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-c", ATTEMPTS, f"{folder}/refused"]
            done = subprocess.run(command, cwd=python, env={}, capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
