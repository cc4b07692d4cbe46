# fixtures: taxi_trips.csv taxi.db

# region: validator
import great_expectations as gx

context = gx.get_context(mode="file")
taxi = context.sources.add_or_update_pandas("taxi")
trips = taxi.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_checks",
)
# endregion: validator


# region: levels
for level in ("BOOLEAN_ONLY", "BASIC", "SUMMARY", "COMPLETE"):
    result = validator.expect_column_values_to_be_between(
        column="passenger_count",
        min_value=1,
        max_value=6,
        result_format=level,
    )
    print(level, len(result.result), "fields")
# endregion: levels

assert len(result.result) == 13
fields = {}
for level in ("BOOLEAN_ONLY", "BASIC", "SUMMARY", "COMPLETE"):
    outcome = validator.expect_column_values_to_be_between(
        column="passenger_count", min_value=1, max_value=6, result_format=level
    )
    fields[level] = set(outcome.result)
assert fields["BASIC"] == {
    "element_count",
    "missing_count",
    "missing_percent",
    "unexpected_count",
    "unexpected_percent",
    "unexpected_percent_total",
    "unexpected_percent_nonmissing",
    "partial_unexpected_list",
}
assert fields["SUMMARY"] - fields["BASIC"] == {"partial_unexpected_counts", "partial_unexpected_index_list"}
assert fields["COMPLETE"] - fields["SUMMARY"] == {
    "unexpected_list",
    "unexpected_index_list",
    "unexpected_index_query",
}

# region: basic
result = validator.expect_column_values_to_be_in_set(
    column="payment_type",
    value_set=["card", "cash", "app"],
    result_format="BASIC",
)
print(result)
# endregion: basic

assert result.result["unexpected_count"] == 9

# region: aggregate
result = validator.expect_column_mean_to_be_between(
    column="passenger_count",
    min_value=1,
    max_value=2,
    result_format="COMPLETE",
)
print(result.result)
# endregion: aggregate

assert set(result.result) == {"observed_value"}

# region: dictionary
result = validator.expect_column_values_to_be_in_set(
    column="payment_type",
    value_set=["card", "cash", "app"],
    result_format={
        "result_format": "SUMMARY",
        "partial_unexpected_count": 2,
        "unexpected_index_column_names": ["trip_id"],
    },
)
print(result.result["partial_unexpected_list"])
print(result.result["partial_unexpected_index_list"])
# endregion: dictionary

assert len(result.result["partial_unexpected_index_list"]) == 2

# region: rows
result = validator.expect_column_values_to_be_in_set(
    column="payment_type",
    value_set=["card", "cash", "app"],
    result_format={
        "result_format": "BASIC",
        "include_unexpected_rows": True,
    },
)
rows = result.result["unexpected_rows"]
print(rows[["trip_id", "pickup_at", "payment_type"]].head(3))
# endregion: rows

assert len(rows) == 9

# region: checkpoint
validator.save_expectation_suite(discard_failed_expectations=False)
checkpoint = context.add_or_update_checkpoint(
    name="trips",
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_checks",
    runtime_configuration={"result_format": "COMPLETE"},
)
validation_result = checkpoint.run().list_validation_results()[0]
for expectation_result in validation_result.results:
    configuration = expectation_result.expectation_config
    print(configuration.expectation_type, len(expectation_result.result))
# endregion: checkpoint

stored = context.get_expectation_suite("trip_checks")
assert not [one for one in stored.expectations if "result_format" in one.kwargs]

# The default of a Checkpoint.
default = context.add_or_update_checkpoint(
    name="default", batch_request=trips.build_batch_request(), expectation_suite_name="trip_checks"
).run()
[between] = [
    one
    for one in default.list_validation_results()[0].results
    if one.expectation_config.expectation_type == "expect_column_values_to_be_between"
]
assert set(between.result) == fields["SUMMARY"], set(between.result)
# The default of a Validator.
assert set(validator.expect_column_values_to_be_between(column="passenger_count", min_value=1).result) == fields["BASIC"]

# region: hide
checkpoint = context.add_or_update_checkpoint(
    name="trips",
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_checks",
    runtime_configuration={
        "result_format": {
            "result_format": "COMPLETE",
            "unexpected_index_column_names": ["trip_id"],
            "exclude_unexpected_values": True,
        }
    },
)
result = checkpoint.run()
for expectation_result in result.list_validation_results()[0].results:
    print(expectation_result.result.get("unexpected_index_list"))
# endregion: hide

try:
    validator.expect_column_values_to_be_unique(column="trip_id", result_format={"include_unexpected_rows": True})
except ValueError as error:
    assert str(error) == "When using `include_unexpected_rows`, `result_format` must be explicitly specified"
else:
    raise AssertionError("a missing level was accepted")
for expectation_result in result.list_validation_results()[0].results:
    assert not {"unexpected_list", "partial_unexpected_list"} & set(expectation_result.result)
assert "observed_value" in result.list_validation_results()[0].results[1].result
assert validator.expect_column_mean_to_be_between(
    column="passenger_count", min_value=1, result_format="BOOLEAN_ONLY"
).result == {}

# Limits of the query with SQL.
warehouse = context.sources.add_or_update_sqlite("warehouse", connection_string="sqlite:///taxi.db")
monthly = warehouse.add_table_asset("trips", table_name="taxi_trips")
monthly.add_splitter_year_and_month(column_name="pickup_at")
cash = warehouse.add_query_asset("cash", query="SELECT * FROM taxi_trips WHERE payment_type = 'cash'")
queries = []
for batch_request in (monthly.build_batch_request({"year": 2025, "month": 1}), cash.build_batch_request()):
    result = context.get_validator(
        batch_request=batch_request, expectation_suite_name="trip_checks"
    ).expect_column_values_to_be_between(
        column="passenger_count",
        min_value=1,
        max_value=2,
        row_condition='col("payment_type") == "cash"',
        condition_parser="great_expectations__experimental__",
        result_format={"result_format": "COMPLETE", "unexpected_index_column_names": ["trip_id"]},
    )
    assert result.result["unexpected_index_list"]
    queries.append(" ".join(result.result["unexpected_index_query"].split()))
assert queries[0].startswith("SELECT trip_id, passenger_count FROM taxi_trips WHERE passenger_count"), queries[0]
assert "pickup_at" not in queries[0] and "cash" not in queries[0]
assert "FROM SELECT *" in queries[1], queries[1]
