from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

PROXIES = tuple(
    name for scheme in ("http", "https", "ftp", "all") for name in (f"{scheme}_proxy", f"{scheme}_proxy".upper())
)
KEPT = ("PATH", "JAVA_HOME", "LD_LIBRARY_PATH")


def child_environment(inherited: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The environment variables of a snippet: the same on every machine, without personal ones.

    ``HOME``, ``TMPDIR``, ``PYTHONPATH`` and the proxies are added per run.
    """
    kept = {name: inherited[name] for name in KEPT if name in inherited}
    return kept | {
        "NO_PROXY": "localhost,127.0.0.1,::1",
        "no_proxy": "localhost,127.0.0.1,::1",
        # Usage statistics of 1.x and of 0.18.
        "GX_ANALYTICS_ENABLED": "false",
        "GE_USAGE_STATS": "False",
        "AWS_EC2_METADATA_DISABLED": "true",
        "SPARK_LOCAL_IP": "127.0.0.1",
        "SPARK_CONF_DIR": str(Path(__file__).parent / "spark"),
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
        "COLUMNS": "80",
        "NO_COLOR": "1",
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
        # Two snippets run in parallel on two cores, and a forked process must not inherit threads.
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
    }
