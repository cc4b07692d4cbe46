from __future__ import annotations

import difflib
from collections.abc import Iterable


def nearest(name: str, known: Iterable[str]) -> str:
    """A hint with the names that come nearest to an unknown one."""
    near = difflib.get_close_matches(name, sorted(known), n=3, cutoff=0.6)
    if not near:
        return "Nothing there has a name like it."
    return f"Did you mean {' or '.join(near)}?"
