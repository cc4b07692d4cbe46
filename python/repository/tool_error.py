from __future__ import annotations


class ToolError(Exception):
    """Something that the person at the command line must mend.

    ``title`` says what is wrong with the value that was found, ``hint`` what to do about it, ``at`` where it stands
    (``file:line``, the file relative to the repository).
    """

    def __init__(self, title: str, hint: str, at: str | None = None) -> None:
        super().__init__(title)
        self.title = title
        self.hint = hint
        self.at = at

    def __str__(self) -> str:
        place = f"{self.at}: " if self.at else ""
        return f"{place}{self.title}\n  {self.hint}"
