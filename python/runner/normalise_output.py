from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

ANSI = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]")
ADDRESS = re.compile(r"\b0x[0-9a-fA-F]{6,16}\b")
UUID = re.compile(r"\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b", re.IGNORECASE)
TEMPORARY = re.compile(r"/tmp/tmp[a-z0-9_]{8}\b")
DAY = re.compile(r"\b(?P<day>\d{4}-\d\d-\d\d)(?:(?P<gap>[T ])(?P<time>\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?")
COMPACT_DAY = re.compile(r"\b(?P<day>\d{8})T(?P<time>\d{6}(?:\.\d+)?)(?=Z|\b)")
SECONDS = re.compile(r"(?<![\w.])\d{10}(?P<fraction>\.\d+)?(?![\w.])")

# The moment that every run is shown at.
SHOWN_DAY = "2025-04-01"
SHOWN_TIME = "09:30:00.000000"
SHOWN_SECONDS = 1743499800
A_DAY = 86_400


class OutputNormaliser:
    """Makes two runs of a snippet print the same: what differs by machine or moment gets a fixed form.

    Dates are replaced only from the day before the run to the day after it, so dates of the sample data stay.
    UUIDs and temporary names are numbered in the order of their appearance; use one normaliser per snippet, so that
    the same UUID has the same number in all of its regions.
    """

    def __init__(self, shown: Mapping[str, str], now: datetime | None = None) -> None:
        """``shown`` leads from folders and addresses of this machine to the ones that readers see."""
        self._shown = sorted(shown.items(), key=lambda item: -len(item[0]))
        moment = now or datetime.now(UTC)
        self._seconds = moment.timestamp()
        today = moment.date()
        self._days = {(today + timedelta(days=shift)).isoformat() for shift in (-1, 0, 1)}
        self._uuids: dict[str, int] = {}
        self._temporary: dict[str, int] = {}

    def __call__(self, text: str) -> str:
        text = ANSI.sub("", text)
        text = "\n".join(_after_rewinds(line) for line in text.split("\n"))
        for here, shown in self._shown:
            text = text.replace(here, shown)
        text = TEMPORARY.sub(lambda match: f"/tmp/tmp{_number(self._temporary, match[0]):08}", text)
        text = UUID.sub(lambda match: f"00000000-0000-4000-8000-{_number(self._uuids, match[0].lower()):012}", text)
        text = ADDRESS.sub("0x7f0000000000", text)
        text = DAY.sub(self._shown_moment, text)
        text = COMPACT_DAY.sub(self._shown_compact_moment, text)
        return SECONDS.sub(self._shown_seconds, text)

    def _shown_moment(self, match: re.Match[str]) -> str:
        if match["day"] not in self._days:
            return match[0]
        if match["time"] is None:
            return SHOWN_DAY
        return f"{SHOWN_DAY}{match['gap']}{SHOWN_TIME[: len(match['time'])]}"

    def _shown_seconds(self, match: re.Match[str]) -> str:
        """Seconds since 1970, as Data Docs sort by."""
        if abs(float(match[0]) - self._seconds) > A_DAY:
            return match[0]
        return f"{SHOWN_SECONDS}{'.0' if match['fraction'] else ''}"

    def _shown_compact_moment(self, match: re.Match[str]) -> str:
        day = match["day"]
        if f"{day[:4]}-{day[4:6]}-{day[6:]}" not in self._days:
            return match[0]
        return f"{SHOWN_DAY.replace('-', '')}T{SHOWN_TIME.replace(':', '')[: len(match['time'])]}"


def _number(known: dict[str, int], key: str) -> int:
    return known.setdefault(key, len(known) + 1)


def _after_rewinds(line: str) -> str:
    """What stays of a line that a progress bar has written over (``\\r``)."""
    return line.removesuffix("\r").rpartition("\r")[2]
