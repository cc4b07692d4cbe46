# fixtures: taxi_trips.csv

# hide-start
# The Batch from the first section of the page.
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# hide-end

# region: schema
columns = batch.columns()

schema = [
    gxe.ExpectColumnToExist(column="trip_id"),
    gxe.ExpectTableColumnCountToEqual(value=12),
    gxe.ExpectColumnValuesToBeOfType(column="fare_amount", type_="float64"),
    gxe.ExpectTableColumnsToMatchSet(
        column_set=["trip_id", "fare_amount"], exact_match=False
    ),
    gxe.ExpectTableColumnsToMatchSet(column_set=[*columns[:-1], "vehicle_id"]),
]
for expectation in schema:
    result = batch.validate(expectation)
    print(f"{expectation.expectation_type:<34}", result.success)

print(result.result["details"]["mismatched"])
# endregion: schema

# hide-start
assert result.result["details"]["mismatched"] == {"unexpected": ["payment_type"], "missing": ["vehicle_id"]}
ordered = batch.validate(
    gxe.ExpectTableColumnsToMatchOrderedList(column_list=[columns[1], columns[0], *columns[2:]])
)
assert ordered.result["details"]["mismatched"][0] == {
    "Expected Column Position": 0, "Expected": "vendor_id", "Found": "trip_id"
}
for kind, accepted in (("object", True), ("str", True), ("int64", False)):
    assert bool(batch.validate(gxe.ExpectColumnValuesToBeOfType(column="pickup_at", type_=kind)).success) is accepted
assert batch.validate(
    gxe.ExpectColumnValuesToBeInTypeList(column="passenger_count", type_list=["int64", "float64"])
).success

# `mostly` is a share of the non-null values.
import pandas as pd

half = context.data_sources.pandas_default.read_dataframe(
    pd.DataFrame({"a": [1] * 44 + [0] * 6 + [None] * 50, "b": [1] * 45 + [0] * 5 + [None] * 50})
)
for column, passed in (("a", False), ("b", True)):
    assert bool(
        half.validate(gxe.ExpectColumnValuesToBeInSet(column=column, value_set=[1], mostly=0.9)).success
    ) is passed
assert half.validate(gxe.ExpectColumnValuesToNotBeNull(column="a", mostly=0.5)).success
assert not half.validate(gxe.ExpectColumnValuesToNotBeNull(column="a", mostly=0.51)).success

import sqlite3

with sqlite3.connect("types.db") as database:
    database.execute("CREATE TABLE t (number INTEGER, words TEXT)")
table = (
    context.data_sources.add_sqlite("types", connection_string="sqlite:///types.db")
    .add_table_asset("t", table_name="t")
    .add_batch_definition_whole_table("all")
    .get_batch()
)
assert table.validate(gxe.ExpectColumnValuesToBeOfType(column="number", type_="INTEGER")).success
assert table.validate(gxe.ExpectColumnValuesToBeOfType(column="words", type_="TEXT")).success
# hide-end
