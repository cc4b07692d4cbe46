from __future__ import annotations

import unittest

from repository import Repository
from sample_data.generate import DEFECTS, TRIPS, make_files


class SampleData(unittest.TestCase):
    def test_generating_again_gives_the_same_bytes(self) -> None:
        for name, content in make_files().items():
            with self.subTest(name):
                self.assertEqual((Repository.here().fixtures / name).read_bytes(), content)

    def test_the_months_together_are_all_trips(self) -> None:
        files = make_files()
        header, *trips = files["taxi_trips.csv"].splitlines()
        monthly = [files[name].splitlines() for name in sorted(files) if name.startswith("monthly/")]
        self.assertEqual([lines[0] for lines in monthly], [header] * 3)
        self.assertEqual(sorted(line for lines in monthly for line in lines[1:]), sorted(trips))

    def test_the_trips_have_the_defects_that_pages_tell_of(self) -> None:
        header, *lines = make_files()["taxi_trips.csv"].decode().splitlines()
        columns = header.split(",")
        rows = [dict(zip(columns, line.split(","))) for line in lines]
        found = {
            "_passengers_missing": [row for row in rows if row["passenger_count"] == ""],
            "_no_passengers": [row for row in rows if row["passenger_count"] == "0"],
            "_refunded": [row for row in rows if float(row["fare_amount"]) < 0],
            "_free": [row for row in rows if float(row["fare_amount"]) == 0],
            "_distance_in_feet": [row for row in rows if float(row["trip_distance"]) > 100],
            "_ends_before_it_starts": [row for row in rows if row["dropoff_at"] < row["pickup_at"]],
            "_total_without_tip": [
                row
                for row in rows
                if _cents(row["total_amount"]) != _cents(row["fare_amount"]) + _cents(row["tip_amount"])
            ],
            "_unknown_zone": [row for row in rows if row["dropoff_zone_id"] == "99"],
            "_payment_unknown": [row for row in rows if row["payment_type"] == "unknown"],
        }
        self.assertEqual(
            {name: len(hits) for name, hits in found.items()}, {spoil.__name__: count for spoil, count in DEFECTS}
        )
        self.assertEqual([row["trip_id"] for row in rows], [str(i) for i in range(1, TRIPS + 1)])


def _cents(amount: str) -> int:
    return round(float(amount) * 100)
