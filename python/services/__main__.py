"""Runs the services while snippets run.

Standard input gives one JSON object per line, ``{"lease": [<service>, …]}`` or ``{"give_back": <number>}``; standard
output answers each with one: ``{"number", "variables", "shown"}``, ``{}``, or ``{"problem": {"title", "hint"}}``.
The services end when standard input does.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any

from repository import Repository, ToolError
from services.azure import Azure
from services.gcs import GCS
from services.postgresql import PostgreSQL
from services.s3 import S3
from services.service import Service, sample_files
from services.service_names import SERVICES
from services.spark import Spark

MAKERS: dict[str, Callable[[dict[str, bytes]], Service]] = {
    "postgresql": PostgreSQL,
    "s3": S3,
    "azure": Azure,
    "gcs": GCS,
    "spark": Spark,
}


class Holder:
    """The requested services and their leases."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository
        self._services: dict[str, Service] = {}
        self._leases: dict[int, list[str]] = {}

    def lease(self, names: list[str]) -> dict[str, Any]:
        number = len(self._leases) + 1
        self._leases[number] = []
        variables: dict[str, str] = {}
        shown: dict[str, str] = {}
        for name in names:
            share = self._service(name).share(number)
            self._leases[number].append(name)
            variables |= share.variables
            shown |= share.shown
        return {"number": number, "variables": variables, "shown": shown}

    def give_back(self, number: int) -> dict[str, Any]:
        names, self._leases[number] = self._leases[number], []
        for name in names:
            self._services[name].take_back(number)
        return {}

    def stop(self) -> None:
        for service in self._services.values():
            service.stop()

    def _service(self, name: str) -> Service:
        if name not in self._services:
            self._services[name] = MAKERS[name](sample_files(self._repository.fixtures, SERVICES[name]))
        return self._services[name]


def main() -> int:
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    # Keeps the output of services out of the answers.
    os.dup2(2, 1)
    holder = Holder(Repository.here())
    try:
        for line in sys.stdin:
            question = json.loads(line)
            try:
                if "lease" in question:
                    answer = holder.lease(question["lease"])
                else:
                    answer = holder.give_back(question["give_back"])
            except ToolError as error:
                answer = {"problem": {"title": error.title, "hint": error.hint}}
            answers.write(json.dumps(answer) + "\n")
            answers.flush()
    finally:
        holder.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
