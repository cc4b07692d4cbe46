"""Restricts the network of Python processes that a snippet starts. Python imports it at startup from ``PYTHONPATH``."""

import os
import sys
from pathlib import Path

folder = str(Path(__file__).parents[2])
sys.path.insert(0, folder)
from runner.network_guard import REFUSED_HOSTS, guard_network  # noqa: E402

sys.path.remove(folder)
guard_network(Path(os.environ[REFUSED_HOSTS]))
