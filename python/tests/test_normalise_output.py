from __future__ import annotations

import unittest
from datetime import UTC, datetime

from runner.normalise_output import OutputNormaliser

NOW = datetime(2030, 5, 17, 23, 59, tzinfo=UTC)


def normalise(*texts: str) -> list[str]:
    normaliser = OutputNormaliser({"/tmp/docs-1/home": "/home/user", "/repo/": ""}, NOW)
    return [normaliser(text) for text in texts]


class NormaliseOutput(unittest.TestCase):
    def test_moments_near_the_run_get_a_fixed_one_of_the_same_form(self) -> None:
        self.assertEqual(
            normalise("2030-05-17T10:20:30.123456+00:00 2030-05-18 01:02:03 2030-05-16 20300517T102030.123456Z"),
            ["2025-04-01T09:30:00.000000+00:00 2025-04-01 09:30:00 2025-04-01 20250401T093000.000000Z"],
        )

    def test_dates_of_the_data_stay(self) -> None:
        self.assertEqual(
            normalise("2025-01-01 00:38:06 2030-05-19 20250101T000000"),
            ["2025-01-01 00:38:06 2030-05-19 20250101T000000"],
        )

    def test_seconds_since_1970_are_fixed_when_they_are_near_the_run(self) -> None:
        near = int(NOW.timestamp()) - 60
        self.assertEqual(
            normalise(f"{near}.182177 {near} 1743000000 a{near} {near}1.5"),
            [f"1743499800.0 1743499800 1743000000 a{near} {near}1.5"],
        )

    def test_the_same_uuid_has_the_same_number_everywhere(self) -> None:
        a, b = "3f2b8c1e-1111-4222-8333-0123456789ab", "aaaaaaaa-1111-4222-8333-0123456789ab"
        self.assertEqual(
            normalise(f"{a} {b}", a.upper()),
            [
                "00000000-0000-4000-8000-000000000001 00000000-0000-4000-8000-000000000002",
                "00000000-0000-4000-8000-000000000001",
            ],
        )

    def test_paths_are_shown_as_a_reader_has_them(self) -> None:
        self.assertEqual(
            normalise("/tmp/docs-1/home/project/a.csv /tmp/tmpab12_x9z/b /tmp/tmpab12_x9z /repo/site/a.py"),
            ["/home/user/project/a.csv /tmp/tmp00000001/b /tmp/tmp00000001 site/a.py"],
        )

    def test_addresses_colours_and_progress_bars_go(self) -> None:
        self.assertEqual(
            normalise("<A at 0x7f12ab34cd56> \x1b[31mred\x1b[0m", "10%\r50%\r100%\ndone\r\n"),
            ["<A at 0x7f0000000000> red", "100%\ndone\n"],
        )
