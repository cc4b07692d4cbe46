"""Write the sample data of the documentation: ``python -m sample_data.generate`` (or ``npm run sample-data``).

All data is invented. The same code writes the same bytes, so the data changes only with this file.
``DEFECTS`` lists each defect with its number of rows, which pages rely on.
"""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import astuple, dataclass, fields
from datetime import datetime, timedelta
from pathlib import Path

from environments import Environment, build_environment
from repository import Repository

SEED = 18121
TRIPS = 3_000
FIRST_DAY = datetime(2025, 1, 1)
DAYS = 90  # January to March 2025: three months of about a thousand trips

ZONES: tuple[tuple[int, str, str], ...] = (
    (1, "Harbour Front", "Old Town"),
    (2, "Cathedral Square", "Old Town"),
    (3, "Lantern Market", "Old Town"),
    (4, "Mill Bridge", "Riverside"),
    (5, "Ferry Landing", "Riverside"),
    (6, "Weavers Row", "Riverside"),
    (7, "University", "North Side"),
    (8, "Botanic Garden", "North Side"),
    (9, "Hillcrest", "North Side"),
    (10, "Central Station", "Midtown"),
    (11, "Exchange", "Midtown"),
    (12, "Opera", "Midtown"),
    (13, "Stadium", "South End"),
    (14, "Brickworks", "South End"),
    (15, "Lakeside", "South End"),
    (16, "Airport", "Airport"),
)
AIRPORT = 16

# Relative number of trips per hour of the day: two rush hours and a quiet night.
HOURS = (3, 2, 1, 1, 1, 2, 5, 9, 11, 8, 6, 6, 7, 7, 6, 7, 9, 12, 12, 10, 8, 7, 6, 4)
PASSENGERS = (1, 2, 3, 4, 5, 6)
PASSENGER_WEIGHTS = (68, 17, 6, 4, 3, 2)
PAYMENT_TYPES = ("card", "cash", "app")
PAYMENT_WEIGHTS = (61, 17, 22)

ZONE_COLUMNS = ["zone_id", "zone", "district"]

# SQLite has no type for times. Its date functions read this format.
SQLITE_TABLES = """
CREATE TABLE taxi_zones (
    zone_id INTEGER PRIMARY KEY,
    zone TEXT NOT NULL,
    district TEXT NOT NULL
);
CREATE TABLE taxi_trips (
    trip_id INTEGER PRIMARY KEY,
    vendor_id INTEGER NOT NULL,
    pickup_at TIMESTAMP NOT NULL,
    dropoff_at TIMESTAMP NOT NULL,
    passenger_count INTEGER,
    trip_distance REAL NOT NULL,
    pickup_zone_id INTEGER NOT NULL,
    dropoff_zone_id INTEGER NOT NULL,
    fare_amount REAL NOT NULL,
    tip_amount REAL NOT NULL,
    total_amount REAL NOT NULL,
    payment_type TEXT NOT NULL
);
"""


@dataclass
class Trip:
    """One row of ``taxi_trips.csv``; the fields are its columns, in order.

    Distances are miles, amounts are dollars, times are local and have no zone.
    """

    trip_id: int
    vendor_id: int
    pickup_at: datetime
    dropoff_at: datetime
    passenger_count: int | None
    trip_distance: float
    pickup_zone_id: int
    dropoff_zone_id: int
    fare_amount: float
    tip_amount: float
    total_amount: float
    payment_type: str


def _ordinary_trip(draw: random.Random, trip_id: int, pickup_at: datetime) -> Trip:
    pickup_zone = draw.choice(ZONES)[0]
    dropoff_zone = draw.choice(ZONES)[0]
    to_airport = AIRPORT in (pickup_zone, dropoff_zone)
    distance = round(draw.uniform(8.5, 17.5) if to_airport else 0.5 + draw.gammavariate(2.0, 1.3), 2)
    speed = draw.uniform(9, 24)  # miles per hour
    seconds = max(90, round(distance / speed * 3600))
    fare = round(3.0 + 2.2 * distance + 0.45 * seconds / 60, 1)
    payment_type = draw.choices(PAYMENT_TYPES, PAYMENT_WEIGHTS)[0]
    # Only tips that are not paid in cash are recorded.
    tips = payment_type != "cash" and draw.random() < 0.72
    tip = round(fare * draw.choice((0.1, 0.15, 0.2, 0.25)), 2) if tips else 0.0
    return Trip(
        trip_id=trip_id,
        vendor_id=draw.choice((1, 2)),
        pickup_at=pickup_at,
        dropoff_at=pickup_at + timedelta(seconds=seconds),
        passenger_count=draw.choices(PASSENGERS, PASSENGER_WEIGHTS)[0],
        trip_distance=distance,
        pickup_zone_id=pickup_zone,
        dropoff_zone_id=dropoff_zone,
        fare_amount=fare,
        tip_amount=tip,
        total_amount=round(fare + tip, 2),
        payment_type=payment_type,
    )


def _passengers_missing(trip: Trip) -> None:
    trip.passenger_count = None


def _no_passengers(trip: Trip) -> None:
    trip.passenger_count = 0


def _refunded(trip: Trip) -> None:
    trip.fare_amount, trip.tip_amount = -trip.fare_amount, 0.0
    trip.total_amount = trip.fare_amount


def _free(trip: Trip) -> None:
    trip.fare_amount = trip.tip_amount = trip.total_amount = 0.0


def _distance_in_feet(trip: Trip) -> None:
    trip.trip_distance = round(trip.trip_distance * 5280, 2)


def _ends_before_it_starts(trip: Trip) -> None:
    trip.pickup_at, trip.dropoff_at = trip.dropoff_at, trip.pickup_at


def _total_without_tip(trip: Trip) -> None:
    trip.tip_amount = 5.0
    trip.total_amount = trip.fare_amount


def _unknown_zone(trip: Trip) -> None:
    trip.dropoff_zone_id = 99


def _payment_unknown(trip: Trip) -> None:
    trip.payment_type = "unknown"


# Number of rows with each defect. No row has two.
DEFECTS: tuple[tuple[Callable[[Trip], None], int], ...] = (
    (_passengers_missing, 74),
    (_no_passengers, 11),
    (_refunded, 12),
    (_free, 6),
    (_distance_in_feet, 2),
    (_ends_before_it_starts, 5),
    (_total_without_tip, 8),
    (_unknown_zone, 4),
    (_payment_unknown, 9),
)


def make_trips() -> list[Trip]:
    """All trips, sorted by pick-up time before defects are added. IDs start at 1."""
    draw = random.Random(SEED)
    pickups = sorted(
        FIRST_DAY
        + timedelta(
            days=draw.randrange(DAYS),
            hours=draw.choices(range(24), HOURS)[0],
            seconds=draw.randrange(3600),
        )
        for _ in range(TRIPS)
    )
    trips = [_ordinary_trip(draw, i, pickup_at) for i, pickup_at in enumerate(pickups, start=1)]
    flawed = iter(draw.sample(trips, sum(rows for _, rows in DEFECTS)))
    for spoil, rows in DEFECTS:
        for _ in range(rows):
            spoil(next(flawed))
    return trips


def _cell(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, float):
        return f"{value:.2f}"
    return str(value)


def _table(columns: list[str], rows: list[tuple[object, ...]]) -> bytes:
    lines = [",".join(columns), *(",".join(map(_cell, row)) for row in rows)]
    return ("\n".join(lines) + "\n").encode()


def make_files() -> dict[str, bytes]:
    """The contents of all sample files except the Parquet file, by file name."""
    columns = [field.name for field in fields(Trip)]
    trips = make_trips()
    months = sorted({f"{trip.pickup_at:%Y-%m}" for trip in trips})
    return {
        "taxi_trips.csv": _table(columns, [astuple(trip) for trip in trips]),
        "taxi_zones.csv": _table(ZONE_COLUMNS, list(ZONES)),
        "taxi.db": _database(trips),
    } | {
        f"monthly/taxi_trips_{month}.csv": _table(
            columns, [astuple(trip) for trip in trips if f"{trip.pickup_at:%Y-%m}" == month]
        )
        for month in months
    }


def _database(trips: list[Trip]) -> bytes:
    """A SQLite database with the tables ``taxi_trips`` and ``taxi_zones``."""
    database = sqlite3.connect(":memory:")
    database.executescript(SQLITE_TABLES)
    database.executemany("INSERT INTO taxi_zones VALUES (?, ?, ?)", ZONES)
    database.executemany(
        f"INSERT INTO taxi_trips VALUES ({', '.join('?' * len(fields(Trip)))})",
        [tuple(str(value) if isinstance(value, datetime) else value for value in astuple(trip)) for trip in trips],
    )
    database.commit()
    content = bytearray(database.serialize())
    # The file contains the SQLite release that wrote it. The format is the same in all releases.
    content[96:100] = bytes(4)
    return bytes(content)


def main() -> int:
    folder = Path(__file__).resolve().parents[2] / "site" / "static" / "data"
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in make_files().items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(content)
        print(f"site/static/data/{name}: {len(content):,} bytes")
    _write_parquet(folder)
    return 0


def _write_parquet(folder: Path) -> None:
    """Runs in the environment of the current version, which has pyarrow."""
    repository = Repository.here()
    interpreter = build_environment(repository, Environment.of(repository, "current"))
    subprocess.run(
        [str(interpreter), "-m", "sample_data.write_parquet", str(folder / "taxi_trips.csv")],
        cwd=repository.root / "python",
        check=True,
    )


if __name__ == "__main__":
    sys.exit(main())
