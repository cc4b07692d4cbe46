from __future__ import annotations

import io
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from repository import ToolError
from services.end_with_parent import end_with_parent
from services.service import Share

# An existing server is used if this user can sign in without a password.
USER = "postgres"
USUAL_PORT = 5432
START_SECONDS = 60
INSTALL = "Install PostgreSQL (Debian: apt-get install postgresql) and run the command again."
SHOWN = "localhost:5432/taxi"

TABLES = {
    "taxi_zones": """
        CREATE TABLE taxi_zones (
            zone_id integer PRIMARY KEY,
            zone text NOT NULL,
            district text NOT NULL
        )
    """,
    # The drop-off zone isn't a foreign key, because some trips end in a zone that doesn't exist.
    "taxi_trips": """
        CREATE TABLE taxi_trips (
            trip_id integer PRIMARY KEY,
            vendor_id integer NOT NULL,
            pickup_at timestamp NOT NULL,
            dropoff_at timestamp NOT NULL,
            passenger_count integer,
            trip_distance double precision NOT NULL,
            pickup_zone_id integer NOT NULL,
            dropoff_zone_id integer NOT NULL,
            fare_amount numeric(10, 2) NOT NULL,
            tip_amount numeric(10, 2) NOT NULL,
            total_amount numeric(10, 2) NOT NULL,
            payment_type text NOT NULL
        )
    """,
}


class PostgreSQL:
    """A database with the tables ``taxi_trips`` and ``taxi_zones``, copied for each snippet.

    It is on the server on the default port of this machine, or on a new server if there is none.
    """

    def __init__(self, files: dict[str, bytes]) -> None:
        self._cluster: _Cluster | None = None
        self._port = USUAL_PORT
        if not _answers(USUAL_PORT):
            self._cluster = _Cluster()
            self._port = self._cluster.port
        # Other runs may use the same server.
        self._prefix = f"docs_snippets_{os.getpid()}"
        self._template = f"{self._prefix}_template"
        self._databases: dict[int, str] = {}
        self._command(f'CREATE DATABASE "{self._template}"')
        connection = _connect(self._port, self._template)
        with connection, connection.cursor() as cursor:
            for table, statement in TABLES.items():
                cursor.execute(statement)
                cursor.copy_expert(
                    f"COPY {table} FROM STDIN WITH (FORMAT csv, HEADER)", io.BytesIO(files[f"{table}.csv"])
                )
        connection.close()

    def share(self, number: int) -> Share:
        database = f"{self._prefix}_{number}"
        self._command(f'CREATE DATABASE "{database}" TEMPLATE "{self._template}"')
        self._databases[number] = database
        place = f"127.0.0.1:{self._port}/{database}"
        return Share(
            variables={"POSTGRESQL_CONNECTION_STRING": f"postgresql+psycopg2://{USER}@{place}"},
            shown={place: SHOWN, database: "taxi"},
        )

    def take_back(self, number: int) -> None:
        self._command(f'DROP DATABASE IF EXISTS "{self._databases.pop(number)}" WITH (FORCE)')

    def stop(self) -> None:
        for number in list(self._databases):
            self.take_back(number)
        self._command(f'DROP DATABASE IF EXISTS "{self._template}" WITH (FORCE)')
        if self._cluster is not None:
            self._cluster.stop()

    def _command(self, statement: str) -> None:
        connection = _connect(self._port, "postgres")
        # Databases can't be created inside a transaction.
        connection.autocommit = True
        with connection.cursor() as cursor:
            cursor.execute(statement)
        connection.close()


class _Cluster:
    """A server in a temporary folder that requires no password."""

    def __init__(self) -> None:
        binaries = _binaries()
        self.port = _free_port()
        self._folder = Path(tempfile.mkdtemp(prefix="docs-postgresql-"))
        # PostgreSQL doesn't run as root. The Debian package creates this user.
        user = _server_user()
        if user is not None:
            shutil.chown(self._folder, user)
        data = self._folder / "data"
        made = subprocess.run(
            [str(binaries / "initdb"), "-D", str(data), "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"],
            cwd=self._folder,
            user=user,
            capture_output=True,
            text=True,
            check=False,
        )
        if made.returncode != 0:
            raise ToolError(f"PostgreSQL couldn't be set up: {made.stderr.strip()}", "See the message above.")
        self._log = self._folder / "log"
        with self._log.open("w") as log:
            self._process = subprocess.Popen(
                [
                    *(str(binaries / "postgres"), "-D", str(data), "-p", str(self.port), "-k", str(self._folder)),
                    # Durability isn't required, because the data is a copy.
                    *("-h", "127.0.0.1", "-c", "fsync=off", "-c", "full_page_writes=off"),
                ],
                cwd=self._folder,
                user=user,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                preexec_fn=end_with_parent,
            )
        limit = time.monotonic() + START_SECONDS
        while not _answers(self.port):
            if self._process.poll() is not None or time.monotonic() > limit:
                text = self._log.read_text(errors="replace").strip()
                self.stop()
                raise ToolError(f"PostgreSQL didn't start: {text}", "See the message above.")
            time.sleep(0.1)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)


def _connect(port: int, database: str) -> Any:
    import psycopg2

    return psycopg2.connect(host="127.0.0.1", port=port, user=USER, dbname=database, connect_timeout=5)


def _answers(port: int) -> bool:
    import psycopg2

    try:
        _connect(port, "postgres").close()
    except psycopg2.OperationalError:
        return False
    return True


def _binaries() -> Path:
    """Debian has one folder of programs per major version, which aren't on the path. Uses the latest version."""
    debian = Path("/usr/lib/postgresql")
    versions = (folder.parent for folder in debian.glob("*/bin") if (folder / "initdb").is_file())
    newest = max(versions, key=lambda folder: float(folder.name), default=None)
    if newest is not None:
        return newest / "bin"
    found = shutil.which("initdb")
    if found is None:
        raise ToolError("Snippets require PostgreSQL, but no server responds on 127.0.0.1:5432.", INSTALL)
    return Path(found).parent


def _server_user() -> str | None:
    if os.getuid() != 0:
        return None
    try:
        return pwd.getpwnam(USER).pw_name
    except KeyError:
        raise ToolError(f"PostgreSQL doesn't run as root, and the user {USER!r} doesn't exist.", INSTALL) from None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
