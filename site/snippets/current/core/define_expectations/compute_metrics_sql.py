# fixtures: taxi_trips.csv

# hide-start
# The project and the Batch from the first section of the page.
import sqlite3

import great_expectations as gx
import pandas as pd

with sqlite3.connect("taxi.db") as database:
    pd.read_csv("taxi_trips.csv").to_sql("trips", database, index=False)

context = gx.get_context(mode="file")
batch = (
    context.data_sources.add_sqlite("taxi database", connection_string="sqlite:///taxi.db")
    .add_table_asset("trips", table_name="trips")
    .add_batch_definition_monthly("by month", column="pickup_at")
    .get_batch({"year": 2025, "month": 2})
)
# hide-end

# region: metrics
from great_expectations.metrics import (
    BatchRowCount,
    ColumnDescriptiveStats,
    ColumnDistinctValues,
    ColumnNullCount,
)

rows, fares, nulls, types = batch.compute_metrics(
    [
        BatchRowCount(),
        ColumnDescriptiveStats(column="fare_amount"),
        ColumnNullCount(column="passenger_count"),
        ColumnDistinctValues(column="payment_type"),
    ]
)
print("rows:", rows.value)
print(f"fares: {fares.value.min} to {fares.value.max}")
print(f"mean fare: {fares.value.mean:.2f}")
print("null passenger counts:", nulls.value)
print("payment types:", sorted(types.value))
# endregion: metrics

# hide-start
assert rows.value == 945
from great_expectations import metrics

assert batch.compute_metrics(metrics.ColumnValuesMatchRegexCount(column="payment_type", regex="^c")).value > 0
whole = batch.data_asset.add_batch_definition_whole_table("all").get_batch()
assert whole.compute_metrics(metrics.QueryRowCount(query="SELECT trip_id FROM {batch}")).value == 3000
# hide-end
