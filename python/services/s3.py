from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from services.forked_server import ForkedServers
from services.service import Share
from services.service_names import BUCKET

KEY = "testing"
REGION = "us-east-1"


class S3:
    """Amazon S3, emulated by the moto server, with the sample files in the bucket ``taxi-data``."""

    def __init__(self, files: dict[str, bytes]) -> None:
        # Imported before forking, so that child processes don't import it again.
        import boto3  # noqa: F401
        import moto.server  # noqa: F401

        self._files = files
        self._servers = ForkedServers(self._serve)

    def share(self, number: int) -> Share:
        endpoint = f"http://127.0.0.1:{self._servers.start(number)}"
        return Share(
            variables={
                # boto3 reads all of these.
                "AWS_ENDPOINT_URL": endpoint,
                "AWS_ACCESS_KEY_ID": KEY,
                "AWS_SECRET_ACCESS_KEY": KEY,
                "AWS_DEFAULT_REGION": REGION,
            },
            shown={endpoint: "https://s3.amazonaws.com"},
        )

    def take_back(self, number: int) -> None:
        self._servers.stop(number)

    def stop(self) -> None:
        self._servers.stop_all()

    def _serve(self, ready: Callable[[int], None]) -> None:
        import boto3
        from moto.server import DomainDispatcherApplication, create_backend_app
        from werkzeug.serving import make_server

        logging.getLogger("werkzeug").setLevel(logging.ERROR)
        server = make_server("127.0.0.1", 0, DomainDispatcherApplication(create_backend_app), threaded=True)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        client = boto3.client(
            "s3",
            endpoint_url=f"http://127.0.0.1:{server.port}",
            aws_access_key_id=KEY,
            aws_secret_access_key=KEY,
            region_name=REGION,
        )
        client.create_bucket(Bucket=BUCKET)
        for name, content in self._files.items():
            client.put_object(Bucket=BUCKET, Key=name, Body=content)
        ready(server.port)
        thread.join()
