# fixtures: taxi_trips.csv

# region: batch
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: batch

# region: validate
expectation = gxe.ExpectColumnValuesToBeBetween(
    column="fare_amount", min_value=0, max_value=60
)
result = batch.validate(expectation)
print("passed:", result.success)
# endregion: validate

# region: read
details = result.result
print("rows:", details["element_count"])
print("unexpected:", details["unexpected_count"])
print("percentage:", round(details["unexpected_percent"], 2))
print("examples:", sorted(details["partial_unexpected_list"])[:5])
# endregion: read

# hide-start
assert not result.success
assert details["element_count"] == 3000 and details["missing_count"] == 0
assert len(details["partial_unexpected_list"]) <= 20
first = details["unexpected_count"]
# hide-end
# region: rows
result = batch.validate(
    expectation,
    result_format={
        "result_format": "SUMMARY",
        "unexpected_index_column_names": ["trip_id"],
        "partial_unexpected_count": 4,
    },
)
for row in result.result["partial_unexpected_index_list"]:
    print("trip", row["trip_id"], "fare", row["fare_amount"])
# endregion: rows

# hide-start
assert len(result.result["partial_unexpected_index_list"]) == 4
# hide-end
# region: adjust
expectation.max_value = 150
expectation.mostly = 0.99
result = batch.validate(expectation)
print("passed:", result.success)
print("unexpected:", result.result["unexpected_count"])
# endregion: adjust

# hide-start
assert result.success and 12 <= result.result["unexpected_count"] < first
# hide-end
# region: several
candidates = [
    gxe.ExpectColumnValuesToNotBeNull(column="passenger_count", mostly=0.95),
    gxe.ExpectColumnValuesToBeUnique(column="trip_id"),
    gxe.ExpectColumnMeanToBeBetween(column="fare_amount", min_value=15, max_value=25),
    gxe.ExpectTableRowCountToBeBetween(min_value=3500),
]
for candidate in candidates:
    result = batch.validate(candidate)
    value = result.result.get(
        "observed_value", result.result.get("unexpected_count")
    )
    print(f"{candidate.expectation_type:<37}", result.success, value)
# endregion: several

# hide-start
assert [batch.validate(candidate).success for candidate in candidates] == [True, True, True, False]
# hide-end
# region: error
result = batch.validate(gxe.ExpectColumnValuesToBeUnique(column="trip"))
print(result.success, result.result)

messages = {info["exception_message"] for info in result.exception_info.values()}
print(*messages, sep="\n")
# endregion: error

# hide-start
assert not result.success
assert result.result == {}
assert all('The column "trip" in BatchData does not exist' in message for message in messages)
suite_result = batch.validate(gx.ExpectationSuite(name="trip checks", expectations=candidates))
assert suite_result.statistics["successful_expectations"] == 3
# Nothing is stored.
assert list(context.suites.all()) == []
# hide-end
