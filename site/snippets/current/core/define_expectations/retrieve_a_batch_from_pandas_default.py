# fixtures: taxi_trips.csv

# region: read
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv(
    "taxi_trips.csv", nrows=500, parse_dates=["pickup_at", "dropoff_at"]
)
# endregion: read

# region: look
print(batch.columns())

rows = batch.head(n_rows=3).data
print(rows[["trip_id", "pickup_at", "fare_amount"]].to_string(index=False))
# endregion: look

# hide-start
assert len(batch.head(fetch_all=True).data) == 500
assert str(rows["pickup_at"].dtype).startswith("datetime64")

readers = context.data_sources.pandas_default
assert len(readers.read_csv("taxi_trips.csv", asset_name="all").head(fetch_all=True).data) == 3000
for name in ("read_csv", "read_parquet", "read_excel", "read_json", "read_sql", "read_dataframe", "read_clipboard"):
    assert callable(getattr(readers, name)), name
import pandas as pd

frame = pd.read_csv("taxi_trips.csv")
assert len(readers.read_dataframe(frame.sample(100, random_state=1)).head(fetch_all=True).data) == 100
frame.to_parquet("taxi_trips.parquet")
assert len(readers.read_parquet("taxi_trips.parquet").head(fetch_all=True).data) == 3000
# hide-end
