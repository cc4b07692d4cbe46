from __future__ import annotations

import json
import sys
import tempfile
from itertools import pairwise
from pathlib import Path

from api_facts.library import Library
from api_facts.to_text import to_text
from api_history.compare import changes, introduced
from api_history.releases import list_releases, unpack
from api_history.surface import Surface, read_surface
from environments.environment import PACKAGE
from repository import Repository, ToolError
from repository.repository import CURRENT

FORMAT = 1
FIRST = "1.0.0"
"""The release that names are compared with. Its predecessors have another API."""


def main(repository: Repository | None = None) -> int:
    """Run the command ``npm run api-history`` and return its exit code."""
    repository = repository or Repository.here()
    facts = json.loads(repository.api_facts(CURRENT).read_text(encoding="utf-8"))
    wanted = {described["name"] for described in facts["classes"].values()}
    try:
        releases = list_releases(PACKAGE, FIRST, facts["version"])
        surfaces: list[tuple[str, Surface]] = []
        for release in releases:
            print(f"Reading {PACKAGE} {release.version}…", file=sys.stderr, flush=True)
            with tempfile.TemporaryDirectory() as folder:
                unpack(release, Path(folder))
                surfaces.append((release.version, read_surface(Library(Path(folder) / PACKAGE), wanted)))
    except ToolError as error:
        print(error, file=sys.stderr)
        return 1
    history = {
        "format": FORMAT,
        "package": PACKAGE,
        "releases": {release.version: release.date for release in releases},
        "since": introduced(surfaces),
        "changes": {version: found for (_, old), (version, new) in pairwise(surfaces) if (found := changes(old, new))},
    }
    path = repository.api_facts("history")
    text = to_text(history)
    path.write_text(text, encoding="utf-8")
    print(f"{path.relative_to(repository.root).as_posix()}: {len(text.encode()):,} bytes", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
