# fixtures: taxi_trips.csv

# region: name_rows
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
expectation = gxe.ExpectColumnValuesToBeBetween(
    column="passenger_count", min_value=1, max_value=6
)
result_format = {
    "result_format": "COMPLETE",
    "unexpected_index_column_names": ["trip_id", "pickup_at"],
}
result = batch.validate(expectation, result_format=result_format)
print(*result.result["unexpected_index_list"][:3], sep="\n")
# endregion: name_rows

# region: show
def show(result):
    print("success:", result.success)
    for field, value in result.result.items():
        print(f"{field}: {value}")


# endregion: show

# region: boolean_only
show(batch.validate(expectation, result_format="BOOLEAN_ONLY"))
# endregion: boolean_only

# region: basic
show(batch.validate(expectation, result_format="BASIC"))
# endregion: basic

# region: summary
show(batch.validate(expectation, result_format="SUMMARY"))
# endregion: summary

# region: complete
show(batch.validate(expectation, result_format="COMPLETE"))
# endregion: complete

# hide-start
fields = {
    level: set(batch.validate(expectation, result_format=level).result)
    for level in ("BOOLEAN_ONLY", "BASIC", "SUMMARY", "COMPLETE")
}
assert fields["BOOLEAN_ONLY"] == set()
assert fields["BASIC"] == {
    "element_count", "unexpected_count", "unexpected_percent", "partial_unexpected_list",
    "missing_count", "missing_percent", "unexpected_percent_total", "unexpected_percent_nonmissing",
}
assert fields["SUMMARY"] - fields["BASIC"] == {"partial_unexpected_counts", "partial_unexpected_index_list"}
assert fields["COMPLETE"] - fields["SUMMARY"] == {
    "unexpected_list", "unexpected_index_list", "unexpected_index_query"
}
assert batch.validate(expectation).result.keys() == fields["SUMMARY"]
mean = gxe.ExpectColumnMeanToBeBetween(column="fare_amount", max_value=30)
assert batch.validate(mean, result_format="BOOLEAN_ONLY").result == {}
for level in ("BASIC", "SUMMARY", "COMPLETE"):
    assert list(batch.validate(mean, result_format=level).result) == ["observed_value"]
# hide-end

# region: rows
result = batch.validate(
    expectation,
    result_format={
        "result_format": "BASIC",
        "include_unexpected_rows": True,
        "partial_unexpected_count": 3,
    },
)
rows = result.result["unexpected_rows"]
print(rows[["trip_id", "fare_amount", "passenger_count"]])
# endregion: rows

# hide-start
assert len(rows) == 3 and rows.shape[1] == 12
assert len(result.result["partial_unexpected_list"]) == 3
# hide-end

# region: no_values
result = batch.validate(
    expectation,
    result_format={
        "result_format": "SUMMARY",
        "unexpected_index_column_names": ["trip_id"],
        "exclude_unexpected_values": True,
    },
)
(rows,) = result.result["partial_unexpected_index_list"]
print("unexpected trips:", *rows["trip_id"])
# endregion: no_values

# hide-start
assert "partial_unexpected_list" not in result.result and "partial_unexpected_counts" not in result.result
none = batch.validate(expectation, result_format={"result_format": "SUMMARY", "partial_unexpected_count": 0})
assert none.result["partial_unexpected_list"] == [] and "partial_unexpected_counts" not in none.result
assert "partial_unexpected_index_list" not in none.result

# Limits of the lists, with more unexpected values than each limit.
many = gxe.ExpectColumnValuesToBeBetween(column="fare_amount", max_value=30)
complete = batch.validate(many, result_format="COMPLETE").result
assert complete["unexpected_count"] == len(complete["unexpected_index_list"]) == 492
assert len(complete["unexpected_list"]) == 200
assert len(complete["partial_unexpected_list"]) == len(complete["partial_unexpected_index_list"]) == 20
wide = batch.validate(many, result_format={"result_format": "SUMMARY", "partial_unexpected_count": 500}).result
assert len(wide["partial_unexpected_list"]) == 200 and len(wide["partial_unexpected_index_list"]) == 492
quiet = batch.validate(
    many, result_format={"result_format": "COMPLETE", "return_unexpected_index_query": False}
).result
assert "unexpected_index_query" in complete and "unexpected_index_query" not in quiet
try:
    batch.validate(expectation, result_format={"partial_unexpected_count": 5})
    raise SystemExit("accepted a format without a name")
except ValueError as error:
    assert "must be explicitly specified" in str(error)
# hide-end
