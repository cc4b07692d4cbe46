"""Runs the code on pages in the library version that they describe, and records the results.

``python -m runner --help`` lists the options; docs/snippets.md explains them.
"""
