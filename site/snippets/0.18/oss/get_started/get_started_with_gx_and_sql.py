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

# region: known
known = validator.expect_column_values_to_not_be_null(
    column="passenger_count", mostly=0.95
)
print("passed:", known.success)
print("rows:", known.result["element_count"])
print("empty:", known.result["unexpected_count"])
# endregion: known

# region: range
possible = validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6
)
print("passed:", possible.success)
print("unexpected:", possible.result["unexpected_count"])
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

assert known.success
assert known.result["element_count"] == 3000
assert known.result["unexpected_count"] == 74
assert not possible.success
assert possible.result["unexpected_count"] == 11
assert not checkpoint_result.success
assert len(opened) == 1
settings = Path("gx/great_expectations.yml").read_text()
assert "${POSTGRESQL_CONNECTION_STRING}" in settings
assert "postgres@" not in settings
# hide-end

# region: month
march = data_source.add_query_asset(
    name="trips_of_march",
    query="SELECT * FROM taxi_trips WHERE pickup_at >= '2025-03-01'",
)
march_result = checkpoint.run(
    batch_request=march.build_batch_request(),
    expectation_suite_name="trip_checks",
)
for validation in march_result.list_validation_results():
    print(validation.results[0].result["element_count"])
# endregion: month

# hide-start
assert 900 < march_result.list_validation_results()[0].results[0].result["element_count"] < 1100
# hide-end

# region: splitter
data_asset.add_splitter_year_and_month(column_name="pickup_at")
batch_request = data_asset.build_batch_request(
    options={"year": 2025, "month": 3}
)
print(batch_request.options)
# endregion: splitter

# hide-start
validator = context.get_validator(batch_request=batch_request, expectation_suite_name="trip_checks")
in_march = validator.expect_table_row_count_to_be_between(min_value=900, max_value=1100)
assert in_march.success, in_march
# hide-end

# region: again
import great_expectations as gx

context = gx.get_context(mode="file")
result = context.get_checkpoint("nightly").run()
print("passed:", result.success)
# endregion: again

assert not result.success
