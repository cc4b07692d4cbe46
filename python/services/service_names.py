from __future__ import annotations

# Files of site/static/data/ that a service is filled with. They count as fixtures of the snippets that use it.
SAMPLE_FILES = ("taxi_trips.csv", "taxi_zones.csv")

# What `# services:` may name, and the sample files in each.
SERVICES: dict[str, tuple[str, ...]] = {
    "postgresql": SAMPLE_FILES,
    "s3": SAMPLE_FILES,
    "spark": (),
}

# The bucket, or container, that holds the sample files in every object store.
BUCKET = "taxi-data"
