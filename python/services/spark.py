from __future__ import annotations

import shutil

from repository import ToolError
from services.service import Share


class Spark:
    """Spark requires Java on this machine, but no service. Each snippet starts a JVM."""

    def __init__(self, files: dict[str, bytes]) -> None:
        pass

    def share(self, number: int) -> Share:
        if shutil.which("java") is None:
            raise ToolError(
                "Spark requires Java, which wasn't found.",
                "Install Java 17 (Debian: apt-get install openjdk-17-jre-headless) and run the command again.",
            )
        return Share(variables={})

    def take_back(self, number: int) -> None:
        pass

    def stop(self) -> None:
        pass
