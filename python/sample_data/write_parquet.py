"""Write ``taxi_trips.parquet`` next to the given CSV file, with the same rows and typed columns."""

from __future__ import annotations

import sys
from pathlib import Path


def main() -> int:
    import pyarrow.csv
    import pyarrow.parquet

    source = Path(sys.argv[1])
    target = source.with_suffix(".parquet")
    times = {name: pyarrow.timestamp("us") for name in ("pickup_at", "dropoff_at")}
    options = pyarrow.csv.ConvertOptions(column_types=times, strings_can_be_null=False)
    pyarrow.parquet.write_table(pyarrow.csv.read_csv(source, convert_options=options), target)
    print(f"site/static/data/{target.name}: {target.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
