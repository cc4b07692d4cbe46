# fixtures: taxi_trips.csv

# region: import
import great_expectations as gx
import great_expectations.expectations as gxe
# endregion: import

# region: create
expectation = gxe.ExpectColumnValuesToBeBetween(
    column="passenger_count", min_value=1, max_value=6
)
# endregion: create

# hide-start
bare = expectation
assert bare.mostly == 1 and bare.severity.value == "critical"
# hide-end
# region: mistake
try:
    gxe.ExpectColumnValuesToBeBetween(column="passenger_count", minimum=1)
except ValueError as error:
    print(error)
# endregion: mistake

# hide-start
try:
    gxe.ExpectColumnValuesToBeBetween(min_value=1)
    raise AssertionError("no column was accepted")
except ValueError as error:
    assert "field required" in str(error)
try:
    gxe.ExpectColumnValuesToBeBetween(column="passenger_count")
    raise AssertionError("no limit was accepted")
except ValueError as error:
    assert "cannot both be None" in str(error)
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
# endregion: strict

# region: look
print(expectation.configuration)
# endregion: look

# region: validate
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")

result = batch.validate(expectation)
print("passed:", result.success)
# endregion: validate

# hide-start
assert result.success
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
    outcome = batch.validate(question)
    assert not outcome.exception_info.get("raised_exception"), question
    assert holds is None or bool(outcome.success) is holds, (question, outcome.result)

# Classes with and without `mostly`.
assert "mostly" in gxe.ExpectColumnValuesToBeUnique.__fields__
assert "mostly" in gxe.ExpectColumnPairValuesAToBeGreaterThanB.__fields__
assert "mostly" not in gxe.ExpectColumnMeanToBeBetween.__fields__
assert "mostly" not in gxe.ExpectTableRowCountToBeBetween.__fields__
for argument in ("row_condition", "strict_min", "strict_max", "description", "notes", "meta", "severity"):
    assert argument in gxe.ExpectColumnValuesToBeBetween.__fields__, argument
# hide-end
