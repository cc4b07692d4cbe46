# fixtures: taxi_trips.csv

import webbrowser

opened: list[str] = []
webbrowser.open = lambda url, *args, **kwargs: opened.append(url) or True

# region: script
# region: context
import great_expectations as gx

context = gx.get_context(mode="file")
# endregion: context

# region: connect
data_source = context.sources.add_or_update_pandas("taxi")
data_asset = data_source.add_csv_asset(
    "trips", filepath_or_buffer="taxi_trips.csv"
)
batch_request = data_asset.build_batch_request()
# endregion: connect

# region: validator
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)

rows = validator.head(n_rows=3)
print(rows[["trip_id", "passenger_count", "payment_type"]])
# endregion: validator

# region: not-null
passengers_not_null = validator.expect_column_values_to_not_be_null(
    column="passenger_count", mostly=0.95
)
print("passed:", passengers_not_null.success)
print("null values:", passengers_not_null.result["unexpected_count"])
# endregion: not-null

# region: range
passengers_in_range = validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6
)
print("passed:", passengers_in_range.success)
print("unexpected:", passengers_in_range.result["partial_unexpected_list"])
# endregion: range

# region: payment
payment_in_set = validator.expect_column_values_to_be_in_set(
    column="payment_type",
    value_set=["card", "cash", "app"],
    mostly=0.99,
)
print("passed:", payment_in_set.success)
# endregion: payment

# region: save
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: save

# region: checkpoint
checkpoint = context.add_or_update_checkpoint(
    name="taxi_trips", validator=validator
)
checkpoint_result = checkpoint.run()

print("passed:", checkpoint_result.success)
for result in checkpoint_result.list_validation_results()[0].results:
    expectation = result.expectation_config
    column = expectation.kwargs["column"]
    print(result.success, expectation.expectation_type, column)
# endregion: checkpoint

# region: docs
context.open_data_docs()
# endregion: docs
# endregion: script

from pathlib import Path

assert passengers_not_null.success
assert passengers_not_null.result["unexpected_count"] == 74
assert not passengers_in_range.success
assert passengers_in_range.result["unexpected_count"] == 11
assert payment_in_set.success
assert payment_in_set.result["unexpected_count"] == 9
assert not checkpoint_result.success
assert validator.expectation_suite_name == "trip_checks"

# Files in the project folder.
for path in (
    "gx/great_expectations.yml",
    "gx/checkpoints/taxi_trips.yml",
    "gx/expectations/trip_checks.json",
    "gx/plugins",
    "gx/uncommitted/config_variables.yml",
    "gx/uncommitted/validations/trip_checks",
    "gx/uncommitted/data_docs/local_site/index.html",
):
    assert Path(path).exists(), path
assert Path("gx/.gitignore").read_text().strip() == "uncommitted/"

# `open_data_docs()` opened the index page in the browser.
assert len(opened) == 1
assert opened[0].startswith("file://") and opened[0].endswith(
    "/gx/uncommitted/data_docs/local_site/index.html"
)
report = next(Path("gx/uncommitted/data_docs/local_site/validations").rglob("*.html")).read_text()
assert "passenger_count" in report and "payment_type" in report

# By default, the saved suite omits the failed Expectation.
assert len(context.get_expectation_suite("trip_checks").expectations) == 3
context.add_expectation_suite("discarding")
other = context.get_validator(batch_request=batch_request, expectation_suite_name="discarding")
other.expect_column_values_to_be_between(column="passenger_count", min_value=1, max_value=6)
other.save_expectation_suite()
assert len(context.get_expectation_suite("discarding").expectations) == 0

# region: again
import great_expectations as gx

context = gx.get_context()
checkpoint_result = context.get_checkpoint("taxi_trips").run()
print("passed:", checkpoint_result.success)
# endregion: again

assert type(context).__name__ == "FileDataContext"
assert not checkpoint_result.success

# region: change
data_asset = context.get_datasource("taxi").get_asset("trips")
validator = context.get_validator(
    batch_request=data_asset.build_batch_request(),
    expectation_suite_name="trip_checks",
)
validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6, mostly=0.99
)
validator.save_expectation_suite(discard_failed_expectations=False)

checkpoint_result = context.get_checkpoint("taxi_trips").run()
print("passed:", checkpoint_result.success)
# endregion: change

assert checkpoint_result.success
assert len(context.get_expectation_suite("trip_checks").expectations) == 3

# The script can run again in the same folder.
source = Path(__file__).read_text()
exec(source[source.index("# region: script") : source.index("# endregion: script")])
assert len(context.get_expectation_suite("trip_checks").expectations) == 3
assert not checkpoint_result.success
