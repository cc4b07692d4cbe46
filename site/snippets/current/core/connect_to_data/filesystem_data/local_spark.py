# fixtures: taxi_trips.csv
# services: spark

# hide-start
from pathlib import Path

import pandas as pd

Path("data").mkdir(exist_ok=True)
table = pd.read_csv("taxi_trips.csv")
for month, rows in table.groupby(table["pickup_at"].str[:7]):
    rows.to_csv(f"data/trips_{month}.csv", index=False)
# hide-end
# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_spark_filesystem(
    "taxi files", base_directory="data"
)
# endregion: connect

# region: asset
trips = data_source.add_csv_asset("trips", header=True, infer_schema=True)
# endregion: asset

by_month = trips.add_batch_definition_monthly(
    "by month", regex=r"trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$"
)

# region: validate
batch = by_month.get_batch(batch_parameters={"year": "2025", "month": "02"})
result = batch.validate(
    gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
)
print("rows:", result.result["element_count"])
print("negative fares:", result.result["unexpected_count"])
# endregion: validate

# hide-start
assert (result.result["element_count"], result.result["unexpected_count"]) == (945, 5)
january = trips.add_batch_definition_path("january", path="trips_2025-01.csv").get_batch()
assert len(january.head(fetch_all=True).data) == 1011
for name in ("csv", "json", "orc", "parquet", "text", "delta"):
    assert callable(getattr(data_source, f"add_{name}_asset")), name
    assert callable(getattr(data_source, f"add_directory_{name}_asset")), name
# hide-end
