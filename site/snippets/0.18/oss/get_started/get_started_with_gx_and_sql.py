# services: postgresql

# hide-start
import webbrowser

opened: list[str] = []
webbrowser.open = lambda url, *args, **kwargs: opened.append(url) or True
# hide-end

# region: script
# region: context
import great_expectations as gx

context = gx.get_context(mode="file")
# endregion: context

# region: source
data_source = context.sources.add_or_update_postgres(
    name="taxi_database",
    connection_string="${POSTGRESQL_CONNECTION_STRING}",
)
# endregion: source

# region: asset
data_asset = data_source.add_table_asset(
    name="trips", table_name="taxi_trips"
)
batch_request = data_asset.build_batch_request()
# endregion: asset

# region: validator
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)
rows = validator.head(n_rows=3)
print(rows[["trip_id", "passenger_count", "fare_amount"]])
# endregion: validator

# region: not-null
not_null = validator.expect_column_values_to_not_be_null(
    column="passenger_count", mostly=0.95
)
print("passed:", not_null.success)
print("rows:", not_null.result["element_count"])
print("null values:", not_null.result["unexpected_count"])
# endregion: not-null

# region: range
in_range = validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6
)
print("passed:", in_range.success)
print("unexpected:", in_range.result["unexpected_count"])
# endregion: range

# region: save
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: save

# region: checkpoint
checkpoint = context.add_or_update_checkpoint(
    name="nightly",
    batch_request=batch_request,
    expectation_suite_name="trip_checks",
)
checkpoint_result = checkpoint.run()
print("passed:", checkpoint_result.success)
# endregion: checkpoint

# region: docs
context.open_data_docs()
# endregion: docs
# endregion: script

# hide-start
from pathlib import Path

assert not_null.success
assert not_null.result["element_count"] == 3000
assert not_null.result["unexpected_count"] == 74
assert not in_range.success
assert in_range.result["unexpected_count"] == 11
assert not checkpoint_result.success
assert len(opened) == 1
settings = Path("gx/great_expectations.yml").read_text()
assert "${POSTGRESQL_CONNECTION_STRING}" in settings
assert "postgres@" not in settings
# hide-end

# region: again
import great_expectations as gx

context = gx.get_context(mode="file")
result = context.get_checkpoint("nightly").run()
print("passed:", result.success)
# endregion: again

assert not result.success

# region: month
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.get_datasource("taxi_database")
checkpoint = context.get_checkpoint("nightly")

march = data_source.add_query_asset(
    name="trips_in_march",
    query="SELECT * FROM taxi_trips WHERE pickup_at >= '2025-03-01'",
)
result = checkpoint.run(
    batch_request=march.build_batch_request(),
    expectation_suite_name="trip_checks",
)
for validation_result in result.list_validation_results():
    print("rows:", validation_result.results[0].result["element_count"])
# endregion: month

assert [validation.results[0].result["element_count"] for validation in result.list_validation_results()] == [1044]

# region: splitter
by_month = data_source.add_table_asset(
    name="trips_by_month", table_name="taxi_trips"
)
by_month.add_splitter_year_and_month(column_name="pickup_at")
result = checkpoint.run(
    batch_request=by_month.build_batch_request(
        options={"year": 2025, "month": 3}
    ),
    expectation_suite_name="trip_checks",
)
for validation_result in result.list_validation_results():
    print("rows:", validation_result.results[0].result["element_count"])
# endregion: splitter

# hide-start
assert [validation.results[0].result["element_count"] for validation in result.list_validation_results()] == [1044]
# The new Data Assets don't change what the Checkpoint validates by default.
nightly = context.get_checkpoint("nightly").run().list_validation_results()
assert [validation.results[0].result["element_count"] for validation in nightly] == [3000]
# Data Assets are stored under unique names.
try:
    data_source.add_table_asset(name="trips_by_month", table_name="taxi_trips")
except ValueError as error:
    assert '"trips_by_month" already exists' in str(error)
else:
    raise AssertionError("a second Data Asset with the same name was added")
# hide-end
