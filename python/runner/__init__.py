"""Runs the code that pages show, in the library version they describe, and records what came out.

``python -m runner --help`` lists the options; docs/snippets.md explains them.
"""
