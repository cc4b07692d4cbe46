from __future__ import annotations

import json
import shutil
import subprocess
import threading
from pathlib import Path

from environments import Environment
from environments.environment import PACKAGE
from repository import Repository, ToolError
from runner.results import Result
from runner.snippet import Snippet

# Data Docs load these two from the internet; the package has the first.
LOGOS = tuple(
    f"https://great-expectations-web-assets.s3.us-east-2.amazonaws.com/{name}"
    for name in ("logo-long.png", "full_logo_dark.png")
)

# The first browser installs what all need.
TURN = threading.Lock()


def picture_file(repository: Repository, snippet: Snippet, name: str) -> Path:
    """Where a picture of a snippet lies; pages show it as ``/img/snippets/…``."""
    return repository.pictures(snippet.version) / snippet.name.removesuffix(".py") / f"{name}.webp"


def new_pictures(repository: Repository, snippet: Snippet, result: Result, before: Result | None) -> list[str]:
    """The pictures to take: those of pages that have changed, so that a newer browser alone changes nothing."""
    known = (before and before.pictures) or {}
    return [
        name
        for name, page in (result.pictures or {}).items()
        if known.get(name) != page or not picture_file(repository, snippet, name).is_file()
    ]


def take_pictures(repository: Repository, environment: Environment, pictures: list[tuple[Path, str]]) -> None:
    """Take pictures of pages (HTML) and write them to their files, all in one browser.

    Raises ``ToolError`` without Node, or when there is no Chromium and none can be installed.
    """
    if not pictures:
        return
    node = shutil.which("node")
    if node is None:
        raise ToolError("Pictures need Node, and there is none.", "Install the Node that builds the site.")
    package = next((environment.venv / "lib").glob(f"python3.*/site-packages/{PACKAGE}"))
    logo = package / "render" / "view" / "static" / "images" / "logo-long.png"
    print(f"Taking {len(pictures)} pictures …", flush=True)
    with TURN:
        done = subprocess.run(
            [node, str(Repository.here().root / "scripts" / "take-pictures.mjs")],
            input=json.dumps(
                {
                    "images": {address: str(logo) for address in LOGOS},
                    "pictures": [{"file": str(file), "html": page} for file, page in pictures],
                }
            ),
            text=True,
            check=False,
        )
    if done.returncode != 0:
        raise ToolError("The pictures could not be taken.", "The error above says why.")
