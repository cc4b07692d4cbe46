import pandas as pd
import great_expectations as ge

df = pd.read_csv("taxi_trips.csv")
ge_df = ge.from_pandas(df)
first = ge_df.expect_column_values_to_be_unique("trip_id")
print(first.success, first.result["unexpected_count"])
second = ge_df.expect_column_values_to_be_in_set("vendor_id", [1])
print(second["success"], second["result"]["unexpected_count"])
