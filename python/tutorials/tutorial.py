from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from environments import Environment
from repository import Repository

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Tutorial:
    """A page that installs programs other than the library, and the environments that contain them."""

    page: str
    """Path of the page in the built site, without extension."""
    environments: list[str]
    """Folders in ``environments/``. If there are several, readers choose one with a tab of that name."""
    postgresql: bool
    """Whether readers need a PostgreSQL server."""

    def environment(self, repository: Repository, choice: dict[str, str]) -> Environment:
        """The environment for a choice of tabs."""
        name = next((name for name in self.environments if name in choice.values()), self.environments[0])
        return tutorial_environment(repository, name)


def read_tutorials() -> list[Tutorial]:
    """The tutorials in ``pages.json``."""
    return [Tutorial(**entry) for entry in json.loads((HERE / "pages.json").read_text(encoding="utf-8"))]


def tutorial_environment(repository: Repository, name: str) -> Environment:
    """The environment in ``environments/<name>``, which isn't one of the environments that snippets run in."""
    return Environment(
        name=f"tutorial-{name}", folder=HERE / "environments" / name, venv=repository.venvs / f"tutorial-{name}"
    )
