from __future__ import annotations

import base64
import hashlib
import re
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import IO

from repository import ToolError
from services.end_with_parent import end_with_parent
from services.service import Share
from services.service_names import BUCKET

FOLDER = Path(__file__).parent / "azurite"
# Azurite creates its accounts at the start. Each snippet of a run gets one.
ACCOUNTS = 500
READY = re.compile(r"http://127\.0\.0\.1:(\d+)")
START_SECONDS = 60


class Azure:
    """Azure Blob Storage, emulated by Azurite. Each snippet has an account with a container ``taxi-data``."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self._files = files
        _install()
        self._folder = tempfile.mkdtemp(prefix="docs-azurite-")
        self._process = subprocess.Popen(
            [
                *("node", str(FOLDER / "node_modules" / "azurite" / "dist" / "src" / "blob" / "main.js")),
                *("--blobHost", "127.0.0.1", "--blobPort", "0", "--inMemoryPersistence"),
                # A client that is newer than Azurite requests a newer version of the protocol.
                *("--skipApiVersionCheck", "--disableTelemetry"),
            ],
            cwd=self._folder,
            env={
                "PATH": _path(),
                "AZURITE_ACCOUNTS": ";".join(f"{_account(number)}:{_key(number)}" for number in range(1, ACCOUNTS + 1)),
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            preexec_fn=end_with_parent,
        )
        assert self._process.stdout is not None
        self._port = self._wait(self._process.stdout)
        # It writes a line per request, and would stop if nothing reads them.
        threading.Thread(target=self._process.stdout.read, daemon=True).start()

    def share(self, number: int) -> Share:
        from azure.storage.blob import BlobServiceClient

        if number > ACCOUNTS:
            raise ToolError(f"One run has more than {ACCOUNTS} snippets with services.", f"Raise it in {__file__}.")
        account = _account(number)
        endpoint = f"http://127.0.0.1:{self._port}/{account}"
        connection_string = (
            f"DefaultEndpointsProtocol=http;AccountName={account};AccountKey={_key(number)};BlobEndpoint={endpoint};"
        )
        with BlobServiceClient.from_connection_string(connection_string) as client:
            container = client.create_container(BUCKET)
            for name, content in self._files.items():
                container.upload_blob(name, content)
        return Share(
            variables={"AZURE_STORAGE_CONNECTION_STRING": connection_string},
            shown={endpoint: "https://taxi.blob.core.windows.net", account: "taxi", _key(number): "<key>"},
        )

    def take_back(self, number: int) -> None:
        """Does nothing: the account isn't used again."""

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _wait(self, lines: IO[str]) -> int:
        said = []
        limit = threading.Timer(START_SECONDS, self._process.kill)
        limit.start()
        try:
            for line in lines:
                said.append(line)
                if found := READY.search(line):
                    return int(found[1])
        finally:
            limit.cancel()
        self.stop()
        raise ToolError(f"Azurite didn't start: {''.join(said).strip()}", "See the message above.")


def _account(number: int) -> str:
    return f"taxidocs{number:03}"


def _key(number: int) -> str:
    return base64.b64encode(hashlib.sha512(_account(number).encode()).digest()).decode()


def _path() -> str:
    node = shutil.which("node")
    if node is None:
        raise ToolError("Azure snippets require Node, which wasn't found.", "Install the Node that builds the site.")
    return f"{Path(node).parent}:/usr/bin:/bin"


def _install() -> None:
    """Installs Azurite from its lockfile if it isn't installed or is older."""
    lock = (FOLDER / "package-lock.json").read_bytes()
    stamp = FOLDER / "node_modules" / ".lock-hash"
    wanted = hashlib.sha256(lock).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    npm = shutil.which("npm")
    if npm is None:
        raise ToolError("Azure snippets require npm, which wasn't found.", "Install the Node that builds the site.")
    done = subprocess.run(
        [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
        cwd=FOLDER,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise ToolError(f"Azurite couldn't be installed: {done.stderr.strip()}", "Check that npm can be reached.")
    stamp.write_text(wanted)
