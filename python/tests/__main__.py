from __future__ import annotations

import subprocess
import sys
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).parent
# Heavy tests are mostly one process each that imports the library.
WORKERS = 2


def main() -> int:
    if "--heavy" not in sys.argv[1:]:
        suite = unittest.TestLoader().discover(str(HERE), top_level_dir=str(HERE.parent))
        return 0 if unittest.TextTestRunner().run(suite).wasSuccessful() else 1
    commands = [["tests"], *(["unittest", f"tests.{file.stem}"] for file in sorted(HERE.glob("heavy_*.py")))]
    with ThreadPoolExecutor(WORKERS) as pool:
        return 0 if all(list(pool.map(_run, commands))) else 1


def _run(command: list[str]) -> bool:
    """Run a module in its own process; its output is printed when it has ended."""
    done = subprocess.run(
        [sys.executable, "-m", *command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    print(f"{' '.join(command)}\n{done.stdout}", flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
