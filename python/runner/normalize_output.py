from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta

ANSI = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]")
ADDRESS = re.compile(r"\b0x[0-9a-fA-F]{6,16}\b")
UUID = re.compile(r"\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b", re.IGNORECASE)
TEMPORARY = re.compile(r"/tmp/tmp[a-z0-9_]{8}\b")

# The time that replaces the time of each run.
SHOWN = datetime(2025, 4, 1, 9, 30, tzinfo=UTC)
SHOWN_DURATION = "0.1"
A_DAY = timedelta(days=1)
# A time without a date is replaced only between a minute before the run and the longest timeout after it.
BEFORE_RUN, AFTER_RUN = timedelta(minutes=1), timedelta(minutes=10)

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
WEEKDAY = r"(?P<weekday>(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*day)?)"
# Formats of a day for strftime. `%m/%d/%Y` comes before `%d/%m/%Y`, because they are equal on 12 days of a year.
DAYS = (
    *("%Y-%m-%d", "%Y/%m/%d", "%Y.%m.%d", "%Y%m%d"),
    *("%m/%d/%Y", "%d/%m/%Y", "%m-%d-%Y", "%d-%m-%Y", "%d.%m.%Y", "%m/%d/%y", "%d/%m/%y", "%d.%m.%y"),
    *("%d %b %Y", "%d %B %Y", "%d-%b-%Y", "%d/%b/%Y", "%b %d, %Y", "%B %d, %Y", "%b %d %Y", "%B %d %Y"),
)
TIME = (
    r"(?:(?P<hour>\d{1,2}):(?P<minute>\d\d)(?P<second>:\d\d)?(?P<fraction>[.,]\d+)?(?P<half>\s?[AaPp][Mm]\b)?"
    r"|\d\d(?P<separator>[-.])\d\d(?P=separator)\d\d"
    r"|(?P<compact>\d{6}|\d{4})(?P<compact_fraction>\.\d+)?)(?!\d)"
)
# The format of `ctime`, `date`, `ls -l` and system logs.
MONTH_FIRST = re.compile(
    rf"(?<![\w.])(?:{WEEKDAY}\s)?(?P<month>{'|'.join(MONTHS)})\s{{1,2}}(?P<day>\d{{1,2}})\s{TIME}"
    r"(?P<zone>\s(?:[A-Z]{2,5}|[+-]\d{4}))?(?:\s(?P<year>\d{4}))?(?!\d)"
)
# With seconds or AM and PM, and not after a date or a number of days.
TIME_ALONE = re.compile(
    r"(?<![\w:.+-])(?<!\d[T ])(?<![ /.-]\d{4}, )(?<!days )(?=\d\d:\d\d:|\d+:\d\d(?::\d\d)?\s?[AaPp][Mm]\b)"
    rf"{TIME}(?![\w:])"
)
SECONDS = re.compile(r"(?<![\w.])\d{10}(?P<finer>\d{3}|\d{6}|\d{9})?(?P<fraction>\.\d+)?(?![\w.])")
# Only after a word such as `took`, because `12.5 minutes` alone may be data.
DURATION = re.compile(
    r"(?P<before>\b(?:took|elapsed(?: time)?|(?:done|ran|[a-z]+ed)(?: [^\n]{1,30}?)? in)[:=]?\s+)\d+(?:\.\d+)?"
    r"(?=\s?(?:s|ms|µs|us|sec|secs|seconds?|milliseconds?|microseconds?|minutes?)\b)",
    re.IGNORECASE,
)
# Differences between two clock times have microseconds. Those in the data have whole seconds.
TIMEDELTA = re.compile(r"(?<![\w:.])(?P<hours>0|0 days \d\d):\d\d:\d\d(?P<fraction>\.\d{6,9})(?!\d)")


class OutputNormalizer:
    """Replaces everything in the output of a snippet that differs between machines or runs with a fixed form.

    Dates are replaced only from the day before the run to the day after it, so dates of the sample data stay.
    UUIDs and temporary names are numbered in the order of their appearance. Use one normalizer per snippet, so that
    the same UUID has the same number in all of its regions.
    """

    def __init__(self, shown: Mapping[str, str], now: datetime | None = None) -> None:
        """``shown`` maps folders and addresses of this machine to those that readers see."""
        self._shown = sorted(shown.items(), key=lambda item: -len(item[0]))
        self._now = now or datetime.now(UTC)
        today = self._now.date()
        self._near = (today, today - A_DAY, today + A_DAY)
        self._days = _ways_to_write(self._near)
        self._moment = re.compile(
            rf"(?<![0-9A-Za-z.])(?:{WEEKDAY}(?P<comma>,? ))?(?P<day>{'|'.join(map(re.escape, self._days))})"
            rf"(?:(?P<gap>[T _:-]|, | - | at |){TIME})?(?!\d)"
        )
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
        text = TIME_ALONE.sub(self._shown_time_alone, text)
        text = self._moment.sub(self._shown_moment, text)
        text = MONTH_FIRST.sub(self._shown_month_first, text)
        text = SECONDS.sub(self._shown_seconds, text)
        text = TIMEDELTA.sub(_shown_timedelta, text)
        return DURATION.sub(rf"\g<before>{SHOWN_DURATION}", text)

    def _shown_moment(self, match: re.Match[str]) -> str:
        weekday = f"{_shown_weekday(match)}{match['comma']}" if match["weekday"] else ""
        time = "" if match["gap"] is None else f"{match['gap']}{_shown_time(match)}"
        return f"{weekday}{self._days[match['day']]}{time}"

    def _shown_month_first(self, match: re.Match[str]) -> str:
        days = {(day.month, day.day, day.year) for day in self._near}
        month, day = MONTHS.index(match["month"]) + 1, int(match["day"])
        if not any((month, day, int(match["year"] or year)) in days for year in {day.year for day in self._near}):
            return match[0]
        weekday = f"{_shown_weekday(match)} " if match["weekday"] else ""
        year = f" {SHOWN.year}" if match["year"] else ""
        return f"{weekday}{SHOWN:%b} {SHOWN.day:>2} {_shown_time(match)}{match['zone'] or ''}{year}"

    def _shown_time_alone(self, match: re.Match[str]) -> str:
        hour = int(match["hour"])
        if match["half"]:
            hour = hour % 12 + (12 if match["half"].strip().lower() == "pm" else 0)
        second = int((match["second"] or ":0")[1:])
        if hour > 23 or int(match["minute"]) > 59 or second > 59:
            return match[0]
        time = self._now.replace(hour=hour, minute=int(match["minute"]), second=second, microsecond=0)
        near = any(-BEFORE_RUN <= time + shift - self._now <= AFTER_RUN for shift in (timedelta(), A_DAY, -A_DAY))
        return _shown_time(match) if near else match[0]

    def _shown_seconds(self, match: re.Match[str]) -> str:
        """Seconds since 1970, which Data Docs sort by, or milliseconds, microseconds or nanoseconds."""
        if abs(int(match[0][:10]) - self._now.timestamp()) > A_DAY.total_seconds():
            return match[0]
        finer = "0" * len(match["finer"] or "")
        return f"{SHOWN.timestamp():.0f}{finer}{'.0' if match['fraction'] else ''}"


def _ways_to_write(days: tuple[date, ...]) -> dict[str, str]:
    """Each format of one of the days, longest first, and the shown day in the same format."""
    ways: dict[str, str] = {}
    for form in DAYS:
        for day in days:
            padded = day.strftime(form)
            for text in (padded, re.sub(r"(?<!\d)0(?=\d)", "", padded)):
                ways.setdefault(text, SHOWN.strftime(form))
    return dict(sorted(ways.items(), key=lambda item: -len(item[0])))


def _shown_weekday(match: re.Match[str]) -> str:
    return SHOWN.strftime("%a" if len(match["weekday"]) == 3 else "%A")


def _shown_time(match: re.Match[str]) -> str:
    """The shown time in the format of the time that ``TIME`` matched."""
    if match["separator"]:
        return SHOWN.strftime(f"%H{match['separator']}%M{match['separator']}%S")
    if match["compact"]:
        return SHOWN.strftime("%H%M%S")[: len(match["compact"])] + _zeros(match["compact_fraction"])
    half = (match["half"] or "").replace("p", "a").replace("P", "A")
    return f"{SHOWN:%H:%M}{':00' if match['second'] else ''}{_zeros(match['fraction'])}{half}"


def _shown_timedelta(match: re.Match[str]) -> str:
    hours = match["hours"] if match["hours"] == "0" else "0 days 00"
    return f"{hours}:00:00{SHOWN_DURATION[1:]}{'0' * (len(match['fraction']) - 2)}"


def _zeros(fraction: str | None) -> str:
    """Zero with the same separator and number of digits."""
    return f"{fraction[0]}{'0' * (len(fraction) - 1)}" if fraction else ""


def _number(known: dict[str, int], key: str) -> int:
    return known.setdefault(key, len(known) + 1)


def _after_rewinds(line: str) -> str:
    """The visible part of a line that a progress bar has overwritten (``\\r``)."""
    return line.removesuffix("\r").rpartition("\r")[2]
