# fixtures: taxi_trips.csv
# services: spark

# hide-start
from pathlib import Path

import pandas as pd

Path("data").mkdir(exist_ok=True)
table = pd.read_csv("taxi_trips.csv")
for month, rows in table.groupby(table["pickup_at"].str[:7]):
    rows.to_csv(f"data/trips_{month}.csv", index=False)
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_spark_filesystem("taxi files", base_directory="data")
# hide-end
# region: asset
folder = data_source.add_directory_csv_asset(
    "all trips", data_directory=".", header=True, infer_schema=True
)
# endregion: asset

# region: whole
everything = folder.add_batch_definition_whole_directory("everything")
by_month = folder.add_batch_definition_monthly("by month", column="pickup_at")
# endregion: whole

# region: check
for batch in (
    everything.get_batch(),
    by_month.get_batch(batch_parameters={"year": 2025, "month": 2}),
):
    print(len(batch.head(fetch_all=True).data), "rows")
# endregion: check

# region: validate
result = batch.validate(
    gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
)
print("negative fares:", result.result["unexpected_count"])
# endregion: validate

# hide-start
assert result.result["unexpected_count"] == 5
assert len(everything.get_batch().head(fetch_all=True).data) == 3000
# hide-end
