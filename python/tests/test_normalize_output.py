from __future__ import annotations

import unittest
from datetime import UTC, datetime

from runner.normalize_output import OutputNormalizer

NOW = datetime(2030, 5, 17, 23, 59, tzinfo=UTC)


def normalize(*texts: str) -> list[str]:
    normalizer = OutputNormalizer({"/tmp/docs-1/home": "/home/user", "/repo/": ""}, NOW)
    return [normalizer(text) for text in texts]


class NormalizeOutput(unittest.TestCase):
    def test_moments_near_the_run_get_a_fixed_one_of_the_same_form(self) -> None:
        self.assertEqual(
            normalize("2030-05-17T10:20:30.123456+00:00 2030-05-18 01:02:03 2030-05-16 20300517T102030.123456Z"),
            ["2025-04-01T09:30:00.000000+00:00 2025-04-01 09:30:00 2025-04-01 20250401T093000.000000Z"],
        )

    def test_dates_of_the_data_stay(self) -> None:
        self.assertEqual(
            normalize("2025-01-01 00:38:06 2030-05-19 20250101T000000"),
            ["2025-01-01 00:38:06 2030-05-19 20250101T000000"],
        )

    def test_seconds_since_1970_are_fixed_when_they_are_near_the_run(self) -> None:
        near = int(NOW.timestamp()) - 60
        self.assertEqual(
            normalize(f"{near}.182177 {near} 1743000000 a{near} {near}1.5"),
            [f"1743499800.0 1743499800 1743000000 a{near} {near}1.5"],
        )
        self.assertEqual(
            normalize(f"{near}123 {near}123456 {near}123456789 1743000000123"),
            ["1743499800000 1743499800000000 1743499800000000000 1743000000123"],
        )

    def test_every_way_to_write_a_moment_near_the_run_is_fixed(self) -> None:
        for written, shown in {
            "Runtime: 2030/05/17 11:59 PM": "Runtime: 2025/04/01 09:30 AM",
            "05/17/2030 11:59:01 pm": "04/01/2025 09:30:00 am",
            "17/05/2030, 23:59": "01/04/2025, 09:30",
            "5/17/30 23:59": "04/01/25 09:30",
            "17.05.2030 23:59:01": "01.04.2025 09:30:00",
            "2030-05-17 23:59:01,123": "2025-04-01 09:30:00,000",
            "2030-05-17T23:59:01.123Z": "2025-04-01T09:30:00.000Z",
            "2030-05-18T01:59:01+02:00": "2025-04-01T09:30:00+02:00",
            "2030-05-17T23-59-01": "2025-04-01T09-30-00",
            "run_20300517_235901.csv": "run_20250401_093000.csv",
            "20300517235901 20300517-2359": "20250401093000 20250401-0930",
            "Fri, 17 May 2030 23:59:01 +0000": "Tue, 01 Apr 2025 09:30:00 +0000",
            "Friday, May 17, 2030 at 11:59 PM": "Tuesday, Apr 01, 2025 at 09:30 AM",
            "17-May-2030 [17/May/2030:23:59:01 +0000]": "01-Apr-2025 [01/Apr/2025:09:30:00 +0000]",
            "Fri May 17 23:59:01 2030": "Tue Apr  1 09:30:00 2025",
            "Fri May 17 23:59:01 UTC 2030": "Tue Apr  1 09:30:00 UTC 2025",
            "May 17 23:59:01 host": "Apr  1 09:30:00 host",
            "at 23:59:01.123456, 11:59 PM and 00:08:59": "at 09:30:00.000000, 09:30 AM and 09:30:00",
        }.items():
            with self.subTest(written):
                self.assertEqual(normalize(written), [shown])

    def test_full_names_of_months_stay_full(self) -> None:
        normalizer = OutputNormalizer({}, datetime(2030, 11, 5, 12, tzinfo=UTC))
        self.assertEqual(
            normalizer("November 5, 2030; 05 November 2030; Nov 5, 2030"), "April 01, 2025; 01 April 2025; Apr 01, 2025"
        )

    def test_days_with_one_and_with_two_digits_are_shown_alike(self) -> None:
        for day in (5, 25):
            normalizer = OutputNormalizer({}, datetime(2030, 11, day, 12, tzinfo=UTC))
            moment = datetime(2030, 11, day, 12, 3, 4)
            self.assertEqual(
                normalizer(f"{moment:%b %d, %Y}; {moment.ctime()}; {moment.month}/{moment.day}/{moment.year}"),
                "Apr 01, 2025; Tue Apr  1 09:30:00 2025; 04/01/2025",
            )

    def test_other_dates_times_and_numbers_stay(self) -> None:
        for text in (
            "2025/01/01 04:40 PM",
            "Wed, 01 Jan 2025 00:38:06 +0000",
            "Wed Jan  1 23:59:01 2025",
            "May 17 23:59:01 2029",
            "2025-01-01 23:59:01 and 2025-01-01T23:59:01 and 01/01/2025, 11:59 PM",
            "23:57:59 00:09:01 12:00:00 23:59 11:59 AM",
            "30:99:99 25:59 PM",
            "120300517 1.20300517 a20300517 203005171",
            "2030-05-170",
        ):
            with self.subTest(text):
                self.assertEqual(normalize(text), [text])

    def test_how_long_something_took_is_fixed(self) -> None:
        for written, shown in {
            "took 3.4 seconds": "took 0.1 seconds",
            "3 passed in 0.12s": "3 passed in 0.1s",
            "Validated 3000 rows in 250 ms": "Validated 3000 rows in 0.1 ms",
            "Elapsed time: 12.5 minutes": "Elapsed time: 0.1 minutes",
            "0:00:01.234567 0 days 00:00:01.234567891": "0:00:00.100000 0 days 00:00:00.100000000",
        }.items():
            with self.subTest(written):
                self.assertEqual(normalize(written), [shown])

    def test_durations_of_the_data_stay(self) -> None:
        for text in ("mean trip: 12.5 minutes", "0:12:30 1:00:00.5 0 days 00:12:30", "ended in 3 zones", "5.6 s"):
            with self.subTest(text):
                self.assertEqual(normalize(text), [text])

    def test_the_same_uuid_has_the_same_number_everywhere(self) -> None:
        a, b = "3f2b8c1e-1111-4222-8333-0123456789ab", "aaaaaaaa-1111-4222-8333-0123456789ab"
        self.assertEqual(
            normalize(f"{a} {b}", a.upper()),
            [
                "00000000-0000-4000-8000-000000000001 00000000-0000-4000-8000-000000000002",
                "00000000-0000-4000-8000-000000000001",
            ],
        )

    def test_paths_are_shown_as_a_reader_has_them(self) -> None:
        self.assertEqual(
            normalize("/tmp/docs-1/home/project/a.csv /tmp/tmpab12_x9z/b /tmp/tmpab12_x9z /repo/site/a.py"),
            ["/home/user/project/a.csv /tmp/tmp00000001/b /tmp/tmp00000001 site/a.py"],
        )

    def test_addresses_colours_and_progress_bars_go(self) -> None:
        self.assertEqual(
            normalize("<A at 0x7f12ab34cd56> \x1b[31mred\x1b[0m", "10%\r50%\r100%\ndone\r\n"),
            ["<A at 0x7f0000000000> red", "100%\ndone\n"],
        )
