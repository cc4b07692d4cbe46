from __future__ import annotations

from environments.environment import PACKAGE
from repository import Repository
from runner.job import Job
from runner.snippet import Snippet
from services import Lease


def make_job(repository: Repository, snippet: Snippet, lease: Lease | None) -> Job:
    """The job for the fork server."""
    return Job(
        name=snippet.name,
        package=PACKAGE,
        path=snippet.path,
        regions=snippet.regions,
        fixtures=[(name, repository.fixtures / name) for name in snippet.fixtures],
        pictures=dict(snippet.pictures),
        timeout=snippet.timeout,
        variables=lease.variables if lease else {},
        shown=lease.shown if lease else {},
        executable=snippet.not_executable is None,
    )
