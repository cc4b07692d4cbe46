from __future__ import annotations

import sys
import unittest
from pathlib import Path

HERE = Path(__file__).parent


def main() -> int:
    loader = unittest.TestLoader()
    suite = loader.discover(str(HERE), top_level_dir=str(HERE.parent))
    if "--heavy" in sys.argv[1:]:
        suite.addTests(loader.discover(str(HERE), pattern="heavy_*.py", top_level_dir=str(HERE.parent)))
    return 0 if unittest.TextTestRunner().run(suite).wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main())
