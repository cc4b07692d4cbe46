from __future__ import annotations

from itertools import product

from walkthrough.built_page import Block, BuiltPage

MOST = 8


def choices_of(page: BuiltPage) -> list[dict[str, str]]:
    """The choices of tabs to walk through: all combinations, or each tab once if there are more than ``MOST``.

    Only groups with code in them count.
    """
    groups = {
        name: values
        for name, values in page.groups.items()
        if any(name == group for block in page.blocks for group, _ in block.choice)
    }
    first = {name: values[0] for name, values in groups.items()}
    every = [dict(zip(groups, values)) for values in product(*groups.values())]
    if len(every) > MOST:
        every = [first, *({**first, name: value} for name, values in groups.items() for value in values[1:])]
    found: list[dict[str, str]] = []
    seen: set[tuple[int, ...]] = set()
    for choice in every:
        shown = tuple(number for number, block in enumerate(page.blocks) if is_shown(block, choice))
        if shown not in seen:
            seen.add(shown)
            found.append(choice)
    return found


def is_shown(block: Block, choice: dict[str, str]) -> bool:
    """Whether a reader who has chosen these tabs sees the block."""
    return all(choice.get(name, value) == value for name, value in block.choice)
