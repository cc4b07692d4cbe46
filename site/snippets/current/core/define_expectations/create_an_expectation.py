# fixtures: taxi_trips.csv

# region: create
import great_expectations as gx
import great_expectations.expectations as gxe

expectation = gxe.ExpectColumnValuesToBeBetween(
    column="passenger_count", min_value=1, max_value=6
)
# endregion: create

# region: validate
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
result = batch.validate(expectation)
print("passed:", result.success)
# endregion: validate

# hide-start
bare = expectation
assert bare.mostly == 1 and bare.severity.value == "critical"
assert not result.success and result.result["unexpected_count"] == 11
for arguments, message in (
    ({"column": "passenger_count", "minimum": 1}, "extra fields not permitted"),
    ({"min_value": 1}, "field required"),
    ({"column": "passenger_count"}, "cannot both be None"),
):
    try:
        gxe.ExpectColumnValuesToBeBetween(**arguments)
        raise AssertionError("invalid parameters were accepted")
    except ValueError as error:
        assert message in str(error), error
# hide-end

# region: strict
expectation = gxe.ExpectColumnValuesToBeBetween(
    column="passenger_count",
    min_value=1,
    max_value=6,
    mostly=0.99,
    severity="warning",
    notes="Zero means that the driver did not enter a number.",
    meta={"owner": "fleet team"},
)
print("passed:", batch.validate(expectation).success)
# endregion: strict

# region: look
print(expectation.configuration)
# endregion: look

# hide-start
assert batch.validate(expectation).success
assert not batch.validate(bare).success

# After creation, GX rejects unknown names but not invalid values.
bare.max_value = 5
try:
    bare.maximum = 5
    raise AssertionError("an unknown name was accepted")
except ValueError as error:
    assert "has no field" in str(error)
bare.max_value = "many"

# The classes in the table of rules, on the sample data.
for question, holds in (
    (gxe.ExpectColumnValuesToNotBeNull(column="passenger_count"), False),
    (gxe.ExpectColumnValuesToBeInSet(column="payment_type", value_set=["app", "card", "cash"]), False),
    (gxe.ExpectColumnValuesToMatchRegex(column="pickup_at", regex=r"^2025-0[1-3]-"), True),
    (gxe.ExpectColumnValuesToBeUnique(column="trip_id"), True),
    (gxe.ExpectColumnPairValuesAToBeGreaterThanB(column_A="dropoff_at", column_B="pickup_at"), None),
    (gxe.ExpectColumnMeanToBeBetween(column="fare_amount", min_value=10, max_value=30), True),
    (gxe.ExpectTableRowCountToBeBetween(min_value=2500, max_value=3500), True),
    (gxe.ExpectColumnToExist(column="trip_id"), True),
):
    expectation_result = batch.validate(question)
    assert not expectation_result.exception_info.get("raised_exception"), question
    assert holds is None or bool(expectation_result.success) is holds, question

# Classes with and without `mostly`.
assert "mostly" in gxe.ExpectColumnValuesToBeUnique.__fields__
assert "mostly" in gxe.ExpectColumnPairValuesAToBeGreaterThanB.__fields__
assert "mostly" not in gxe.ExpectColumnMeanToBeBetween.__fields__
assert "mostly" not in gxe.ExpectTableRowCountToBeBetween.__fields__
for argument in ("row_condition", "strict_min", "strict_max", "description", "notes", "meta", "severity"):
    assert argument in gxe.ExpectColumnValuesToBeBetween.__fields__, argument

# Expectations about columns and types.
columns = batch.columns()
for schema in (
    gxe.ExpectTableColumnCountToEqual(value=12),
    gxe.ExpectColumnValuesToBeOfType(column="fare_amount", type_="float64"),
    gxe.ExpectTableColumnsToMatchSet(column_set=["trip_id", "fare_amount"], exact_match=False),
):
    assert batch.validate(schema).success, schema
renamed = batch.validate(gxe.ExpectTableColumnsToMatchSet(column_set=[*columns[:-1], "vehicle_id"]))
assert renamed.result["details"]["mismatched"] == {"unexpected": ["payment_type"], "missing": ["vehicle_id"]}
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
