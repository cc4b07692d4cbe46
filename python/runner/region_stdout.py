from __future__ import annotations

import io
import sys
import threading
from collections.abc import Iterable
from types import FrameType

from runner.snippet import Region


class RegionStdout(io.TextIOBase):
    """Standard output that records the region of the running script that prints a text.

    The region is determined by the line that is executed at the top level of the script, so the output of a function
    belongs to the line that called it. A text inside nested regions belongs to each of them.
    """

    def __init__(self, filename: str, regions: Iterable[Region]) -> None:
        self._filename = filename
        self._regions = tuple(regions)
        self._texts: dict[str, list[str]] = {region.name: [] for region in self._regions}

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return "utf-8"

    def writable(self) -> bool:
        return True

    def write(self, text: str, /) -> int:
        line = self._line()
        for region in self._regions:
            if region.first < line < region.last:
                self._texts[region.name].append(text)
        return len(text)

    def outputs(self) -> dict[str, str]:
        """The output of each region that printed something."""
        joined = {name: "".join(texts) for name, texts in self._texts.items()}
        return {name: text for name, text in joined.items() if text.strip()}

    def _line(self) -> int:
        frame: FrameType | None = sys._getframe(2)
        if threading.current_thread() is not threading.main_thread():
            frame = sys._current_frames().get(threading.main_thread().ident or 0)
        line = 0
        while frame is not None:
            if frame.f_code.co_filename == self._filename and frame.f_code.co_name == "<module>":
                line = frame.f_lineno
            frame = frame.f_back
        return line
