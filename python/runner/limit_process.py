from __future__ import annotations

import resource

MEMORY = 4 * 1024**3
FILE_SIZE = 512 * 1024**2


def limit_process(timeout: int) -> None:
    """Limit this process and its children: 4 GiB of memory each, files of 512 MiB, CPU time, no core dumps.

    The memory limit applies to writable data, not to the address space, because a JVM reserves more than it uses.
    The fork server enforces the timeout. The limit of CPU time ends processes that escaped from it.
    """
    cpu = 2 * timeout
    for limit, value in (
        (resource.RLIMIT_DATA, MEMORY),
        (resource.RLIMIT_FSIZE, FILE_SIZE),
        (resource.RLIMIT_CPU, cpu),
        (resource.RLIMIT_CORE, 0),
    ):
        resource.setrlimit(limit, (value, value))
