# fixtures: taxi_trips.csv

# region: create
import great_expectations as gx
from great_expectations.core import ExpectationConfiguration

context = gx.get_context(mode="file")
suite = context.add_expectation_suite("trip_checks")
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_not_be_null",
        kwargs={"column": "passenger_count", "mostly": 0.95},
    )
)
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_table_row_count_to_be_between",
        kwargs={"min_value": 1},
    )
)
context.update_expectation_suite(suite)
# endregion: create

# region: validator
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")
validator.expectation_suite = context.get_expectation_suite("trip_checks")
validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6
)
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: validator

assert len(context.get_expectation_suite("trip_checks").expectations) == 3

# region: list
print(context.list_expectation_suite_names())

suite = context.get_expectation_suite("trip_checks")
for expectation in suite.expectations:
    print(expectation.expectation_type, expectation.kwargs)
# endregion: list

# region: remove
suite.remove_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={"column": "passenger_count"},
    )
)
context.update_expectation_suite(suite)
print(len(context.get_expectation_suite("trip_checks").expectations))
# endregion: remove

assert len(suite.expectations) == 2

# region: file
from pathlib import Path

print(Path("gx/expectations/trip_checks.json").read_text())
# endregion: file

# Removing an Expectation that isn't in the Suite.
try:
    suite.remove_expectation(
        ExpectationConfiguration(
            expectation_type="expect_column_values_to_be_unique",
            kwargs={"column": "trip_id"},
        )
    )
except ValueError as error:
    assert str(error) == "No matching expectation was found."
else:
    raise AssertionError("a missing Expectation was removed")

# A Checkpoint validates data with the saved Suite.
asset = context.sources.add_pandas("taxi").add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")
result = context.add_or_update_checkpoint(
    name="nightly", batch_request=asset.build_batch_request(), expectation_suite_name="trip_checks"
).run()
assert result.success

# Existing and missing names.
from great_expectations.exceptions import DataContextError, ExpectationSuiteError

try:
    context.add_expectation_suite("trip_checks")
except ExpectationSuiteError as error:
    assert str(error) == "An ExpectationSuite named trip_checks already exists."
else:
    raise AssertionError("a second Suite with the same name was added")
for method in (context.get_expectation_suite, context.delete_expectation_suite):
    try:
        method("missing")
    except DataContextError:
        pass
    else:
        raise AssertionError("a missing Suite was found")

# add_or_update_expectation_suite() replaces the Suite with one that contains no Expectations.
context.add_or_update_expectation_suite("trip_checks")
assert context.get_expectation_suite("trip_checks").expectations == []
context.delete_expectation_suite("trip_checks")
assert not Path("gx/expectations/trip_checks.json").exists()

# The optional arguments.
suite = context.add_expectation_suite("finance.trips", meta={"owner": "finance"}, evaluation_parameters={"limit": 6})
assert suite.meta["owner"] == "finance" and suite.evaluation_parameters == {"limit": 6}
assert Path("gx/expectations/finance/trips.json").is_file()
