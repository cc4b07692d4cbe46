from __future__ import annotations

import json
import shutil
import subprocess
import threading
from pathlib import Path
from typing import NamedTuple

from environments import Environment
from environments.environment import PACKAGE
from repository import Repository, ToolError
from runner.results import Result
from runner.snippet import Snippet

# Data Docs load these two files from the internet. The package contains the first one.
LOGOS = tuple(
    f"https://great-expectations-web-assets.s3.us-east-2.amazonaws.com/{name}"
    for name in ("logo-long.png", "full_logo_dark.png")
)

# The first browser installs the packages for all.
TURN = threading.Lock()


class PictureFiles(NamedTuple):
    """The files of a screenshot in both color schemes. Pages show them as ``/img/snippets/…``."""

    light: Path
    dark: Path

    def exist(self) -> bool:
        """Whether both have been taken."""
        return self.light.is_file() and self.dark.is_file()


def picture_files(repository: Repository, snippet: Snippet, name: str) -> PictureFiles:
    """The files of a screenshot of a snippet."""
    folder = repository.pictures(snippet.version) / snippet.name.removesuffix(".py")
    return PictureFiles(folder / f"{name}.webp", folder / f"{name}-dark.webp")


def new_pictures(repository: Repository, snippet: Snippet, result: Result, before: Result | None) -> list[str]:
    """The screenshots to take: only those of changed pages, so that a new browser release doesn't change any."""
    known = (before and before.pictures) or {}
    return [
        name
        for name, page in (result.pictures or {}).items()
        if known.get(name) != page or not picture_files(repository, snippet, name).exist()
    ]


def take_pictures(repository: Repository, environment: Environment, pictures: list[tuple[PictureFiles, str]]) -> None:
    """Take screenshots of HTML pages in one browser and write them to their files.

    Raises ``ToolError`` if Node isn't installed, or Chromium isn't installed and can't be.
    """
    if not pictures:
        return
    node = shutil.which("node")
    if node is None:
        raise ToolError("Screenshots require Node, which wasn't found.", "Install the Node that builds the site.")
    package = next((environment.venv / "lib").glob(f"python3.*/site-packages/{PACKAGE}"))
    logo = package / "render" / "view" / "static" / "images" / "logo-long.png"
    print(f"Taking {len(pictures)} pictures …", flush=True)
    with TURN:
        done = subprocess.run(
            [node, str(Repository.here().root / "scripts" / "take-pictures.mjs")],
            input=json.dumps(
                {
                    "images": {address: str(logo) for address in LOGOS},
                    "pictures": [
                        {"light": str(files.light), "dark": str(files.dark), "html": page} for files, page in pictures
                    ],
                }
            ),
            text=True,
            check=False,
        )
    if done.returncode != 0:
        raise ToolError("The screenshots couldn't be taken.", "See the error above.")
