import pandas as pd
import great_expectations as ge
import great_expectations.expectations as gxe

df = pd.read_csv("taxi_trips.csv")
ge_df = ge.get_context().data_sources.pandas_default.read_dataframe(df)
first = ge_df.validate(gxe.ExpectColumnValuesToBeUnique(column="trip_id"))
print(first.success, first.result["unexpected_count"])
second = ge_df.validate(gxe.ExpectColumnValuesToBeInSet(column="vendor_id", value_set=[1]))
print(second["success"], second["result"]["unexpected_count"])
