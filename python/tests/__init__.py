"""Tests of the Python tools, run by ``node scripts/test-python.mjs``.

``--heavy`` adds those of ``heavy_*.py``, which need the locked environments.
"""
