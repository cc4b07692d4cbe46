# fixtures: taxi.db

# hide-start
import webbrowser

opened: list[str] = []
webbrowser.open = lambda url, *args, **kwargs: opened.append(url) or True
# hide-end

# region: script
import great_expectations as gx

context = gx.get_context(mode="file")

data_source = context.sources.add_or_update_sqlite(
    "taxi_database", connection_string="sqlite:///taxi.db"
)
data_asset = data_source.add_table_asset("trips", table_name="taxi_trips")
batch_request = data_asset.build_batch_request()

context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)
validator.expect_column_values_to_not_be_null(
    "passenger_count", mostly=0.95
)
validator.expect_column_values_to_be_between(
    "passenger_count", min_value=1, max_value=6
)
validator.save_expectation_suite(discard_failed_expectations=False)

checkpoint = context.add_or_update_checkpoint(
    name="nightly",
    batch_request=batch_request,
    expectation_suite_name="trip_checks",
)
result = checkpoint.run()
print("passed:", result.success)
for expectation_result in result.list_validation_results()[0].results:
    config = expectation_result.expectation_config
    print(
        config.expectation_type,
        expectation_result.success,
        expectation_result.result["unexpected_count"],
    )

context.open_data_docs()
# endregion: script

# hide-start
counts = [one.result["unexpected_count"] for one in result.list_validation_results()[0].results]
assert sorted(counts) == [11, 74], counts
assert len(opened) == 1
# A wrong path.
try:
    context.sources.add_or_update_sqlite("wrong", connection_string="sqlite:///other/taxi.db")
    raise SystemExit("connected to a missing folder")
except Exception as error:
    print(type(error).__name__, error)
try:
    context.sources.add_or_update_sqlite("empty", connection_string="sqlite:///other.db").add_table_asset(
        "trips", table_name="taxi_trips"
    )
    raise SystemExit("found a table in a new database")
except Exception as error:
    print(type(error).__name__, error)
from pathlib import Path

assert Path("other.db").stat().st_size == 0
# hide-end
