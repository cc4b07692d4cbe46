from __future__ import annotations

# Files in site/static/data/ that services contain. They count as fixtures of the snippets that use the service.
TABLE_FILES = ("taxi_trips.csv", "taxi_zones.csv")
STORE_FILES = (
    "monthly/taxi_trips_2025-01.csv",
    "monthly/taxi_trips_2025-02.csv",
    "monthly/taxi_trips_2025-03.csv",
    "taxi_trips.csv",
    "taxi_trips.parquet",
    "taxi_zones.csv",
)

# The names that `# services:` accepts, and the sample files in each service.
SERVICES: dict[str, tuple[str, ...]] = {
    "postgresql": TABLE_FILES,
    "s3": STORE_FILES,
    "azure": STORE_FILES,
    "gcs": STORE_FILES,
    "spark": (),
}

# The bucket or container with the sample files in each object store.
BUCKET = "taxi-data"
