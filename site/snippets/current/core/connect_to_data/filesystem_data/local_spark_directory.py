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
# region: asset
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_spark_filesystem(
    "taxi folder", base_directory="data"
)
folder = data_source.add_directory_csv_asset(
    "all trips", data_directory=".", header=True, infer_schema=True
)
# endregion: asset

# region: definitions
all_trips = folder.add_batch_definition_whole_directory("all trips")
by_month = folder.add_batch_definition_monthly("by month", column="pickup_at")
# endregion: definitions

# region: check
expectation = gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
for batch in (
    all_trips.get_batch(),
    by_month.get_batch(batch_parameters={"year": 2025, "month": 2}),
):
    result = batch.validate(expectation)
    print("rows:", result.result["element_count"])
    print("negative fares:", result.result["unexpected_count"])
# endregion: check

# hide-start
assert (result.result["element_count"], result.result["unexpected_count"]) == (945, 5)


def rows(**parameters):
    batch = by_month.get_batch(batch_parameters=parameters)
    return batch.validate(gxe.ExpectTableRowCountToEqual(value=0)).result["observed_value"]


# Without all parameters, the Batch contains all rows. Without matching rows, it is empty.
assert (rows(), rows(year=2025), rows(year=2026, month=2)) == (3000, 3000, 0)
# hide-end
