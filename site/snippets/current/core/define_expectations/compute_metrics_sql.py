# fixtures: taxi.db

# region: metrics
import great_expectations as gx
from great_expectations import metrics

context = gx.get_context(mode="ephemeral")
taxi_db = context.data_sources.add_sqlite(
    "taxi_db", connection_string="sqlite:///taxi.db"
)
trips = taxi_db.add_table_asset("trips", table_name="taxi_trips")
by_month = trips.add_batch_definition_monthly("by month", column="pickup_at")
batch = by_month.get_batch({"year": 2025, "month": 2})

rows, fares, nulls, types = batch.compute_metrics(
    [
        metrics.BatchRowCount(),
        metrics.ColumnDescriptiveStats(column="fare_amount"),
        metrics.ColumnNullCount(column="passenger_count"),
        metrics.ColumnDistinctValues(column="payment_type"),
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

assert batch.compute_metrics(metrics.ColumnValuesMatchRegexCount(column="payment_type", regex="^c")).value > 0
whole = batch.data_asset.add_batch_definition_whole_table("all").get_batch()
assert whole.compute_metrics(metrics.QueryRowCount(query="SELECT trip_id FROM {batch}")).value == 3000
# hide-end
