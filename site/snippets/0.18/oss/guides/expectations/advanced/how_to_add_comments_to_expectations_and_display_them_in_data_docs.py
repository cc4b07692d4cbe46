# fixtures: taxi_trips.csv
# pictures: suite=gx/**/expectations/trip_checks.html

# hide-start
import webbrowser

opened: list[str] = []
webbrowser.open = lambda url, *args, **kwargs: opened.append(url) or True
# hide-end

# region: script
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

# region: text
validator.expect_column_values_to_be_between(
    column="passenger_count",
    min_value=1,
    max_value=6,
    mostly=0.99,
    meta={
        "notes": [
            "Drivers enter the number of passengers.",
            "A count of 0 is a data entry error.",
        ]
    },
)
# endregion: text

# region: markdown
validator.expect_column_values_to_be_in_set(
    column="payment_type",
    value_set=["card", "cash", "app"],
    mostly=0.99,
    meta={
        "notes": {
            "format": "markdown",
            "content": [
                "**Owner:** billing team",
                "See the [list of codes](https://example.com/codes).",
            ],
        }
    },
)
validator.save_expectation_suite()
# endregion: markdown

# region: suite
suite = context.get_expectation_suite("trip_checks")
suite.meta["notes"] = {
    "format": "markdown",
    "content": ["Run before each **monthly report**."],
}
context.update_expectation_suite(suite)
# endregion: suite

# region: docs
context.build_data_docs()
context.open_data_docs()
# endregion: docs
# endregion: script

# hide-start
from pathlib import Path

assert len(opened) == 1
page = next(Path("gx").glob("**/expectations/trip_checks.html")).read_text()
assert "A count of 0 is a data entry error." in page
assert "<strong>Owner:</strong> billing team" in page
assert '<a href="https://example.com/codes">' in page
assert "Run before each <strong>monthly report</strong>." in page
assert "fa-comment" in page
# hide-end

# region: change
import great_expectations as gx

context = gx.get_context(mode="file")
suite = context.get_expectation_suite("trip_checks")
for expectation in suite.expectations:
    if expectation.kwargs["column"] == "passenger_count":
        expectation.meta["notes"] = "Only drivers can correct the count."
context.update_expectation_suite(suite)
context.build_data_docs()

for expectation in suite.expectations:
    print(expectation.kwargs["column"], expectation.meta["notes"])
# endregion: change

# hide-start
page = next(Path("gx").glob("**/expectations/trip_checks.html")).read_text()
assert "Only drivers can correct the count." in page
assert "A count of 0 is a data entry error." not in page
stored = context.get_expectation_suite("trip_checks")
assert stored.meta["notes"]["content"] == ["Run before each **monthly report**."]

# The page of a Validation Result doesn't show notes.
context = gx.get_context(mode="file")
trips = context.get_datasource("taxi").get_asset("trips")
context.add_or_update_checkpoint(
    name="nightly", batch_request=trips.build_batch_request(), expectation_suite_name="trip_checks"
).run()
results = next(Path("gx/uncommitted/data_docs").glob("**/validations/**/*.html")).read_text()
assert "Only drivers can correct the count." not in results
assert "Run before each" not in results

# A dictionary without a format isn't rendered.
import logging

records: list[str] = []
handler = logging.Handler()
handler.emit = lambda record: records.append(record.getMessage())
logging.getLogger("great_expectations").addHandler(handler)
suite.expectations[0].meta["notes"] = {"text": "Not shown"}
context.update_expectation_suite(suite)
context.build_data_docs()
assert "Unrecognized Expectation suite notes format. Skipping rendering." in records, records
page = next(Path("gx").glob("**/expectations/trip_checks.html")).read_text()
assert "Not shown" not in page
# hide-end
