from __future__ import annotations

import difflib
from collections.abc import Iterable


def nearest(name: str, known: Iterable[str]) -> str:
    """A hint with the names that are most similar to an unknown name."""
    near = difflib.get_close_matches(name, sorted(known), n=3, cutoff=0.6)
    if not near:
        return "There is no similar name."
    return f"Did you mean {' or '.join(near)}?"
