from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from functools import partial
from http.server import ThreadingHTTPServer

from services.forked_server import ForkedServers
from services.service import Share
from services.service_names import BUCKET

PROJECT = "taxi-docs"


class GCS:
    """Google Cloud Storage, emulated by gcp-storage-emulator, with the sample files in the bucket ``taxi-data``."""

    def __init__(self, files: dict[str, bytes]) -> None:
        # Imported before forking, so that child processes don't import it again.
        import gcp_storage_emulator.server  # noqa: F401
        import google.cloud.storage  # noqa: F401

        self._files = files
        self._servers = ForkedServers(self._serve)

    def share(self, number: int) -> Share:
        endpoint = f"http://127.0.0.1:{self._servers.start(number)}"
        return Share(
            # The Google client reads these variables and then requires no credentials.
            variables={"STORAGE_EMULATOR_HOST": endpoint, "GOOGLE_CLOUD_PROJECT": PROJECT},
            shown={endpoint: "https://storage.googleapis.com"},
        )

    def take_back(self, number: int) -> None:
        self._servers.stop(number)

    def stop(self) -> None:
        self._servers.stop_all()

    def _serve(self, ready: Callable[[int], None]) -> None:
        from gcp_storage_emulator.server import RequestHandler
        from gcp_storage_emulator.storage import Storage
        from google.auth.credentials import AnonymousCredentials
        from google.cloud import storage

        logging.disable(logging.CRITICAL)
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(RequestHandler, Storage(use_memory_fs=True)))
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        port = server.server_port
        client = storage.Client(
            project=PROJECT,
            credentials=AnonymousCredentials(),
            client_options={"api_endpoint": f"http://127.0.0.1:{port}"},
        )
        bucket = client.create_bucket(BUCKET)
        for name, content in self._files.items():
            bucket.blob(name).upload_from_string(content)
        ready(port)
        thread.join()
