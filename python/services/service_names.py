from __future__ import annotations

# Files of site/static/data/ that services are filled with. They count as fixtures of the snippets that use these.
TABLE_FILES = ("taxi_trips.csv", "taxi_zones.csv")
STORE_FILES = (
    "monthly/taxi_trips_2025-01.csv",
    "monthly/taxi_trips_2025-02.csv",
    "monthly/taxi_trips_2025-03.csv",
    "taxi_trips.csv",
    "taxi_trips.parquet",
    "taxi_zones.csv",
)

# What `# services:` may name, and the sample files in each.
SERVICES: dict[str, tuple[str, ...]] = {
    "postgresql": TABLE_FILES,
    "s3": STORE_FILES,
    "azure": STORE_FILES,
    "gcs": STORE_FILES,
    "spark": (),
}

# The bucket, or container, that holds the sample files in every object store.
BUCKET = "taxi-data"
