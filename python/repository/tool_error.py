from __future__ import annotations


class ToolError(Exception):
    """A problem that the user of a command must fix.

    ``title`` describes the problem with the value, ``hint`` the solution, and ``at`` the position (``file:line``, with
    the file relative to the repository).
    """

    def __init__(self, title: str, hint: str, at: str | None = None) -> None:
        super().__init__(title)
        self.title = title
        self.hint = hint
        self.at = at

    def __str__(self) -> str:
        place = f"{self.at}: " if self.at else ""
        return f"{place}{self.title}\n  {self.hint}"
