"""Guards the network of each Python process that a snippet starts: it imports this at startup, from ``PYTHONPATH``."""

import os
import sys
from pathlib import Path

folder = str(Path(__file__).parents[2])
sys.path.insert(0, folder)
from runner.network_guard import REFUSED_HOSTS, guard_network  # noqa: E402

sys.path.remove(folder)
guard_network(Path(os.environ[REFUSED_HOSTS]))
