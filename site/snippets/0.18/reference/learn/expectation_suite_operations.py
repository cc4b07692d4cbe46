# region: suite
import great_expectations as gx
from great_expectations.core import ExpectationConfiguration

context = gx.get_context(mode="file")
suite = context.add_or_update_expectation_suite("trip_checks")
# endregion: suite

# region: add
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={"column": "fare_amount", "min_value": 0},
    )
)
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={
            "column": "fare_amount",
            "min_value": 2,
            "row_condition": 'payment_type == "cash"',
            "condition_parser": "pandas",
        },
    )
)
print(len(suite.expectations))
# endregion: add

assert len(suite.expectations) == 2

# region: update
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={"column": "fare_amount", "min_value": 1},
    )
)
print(len(suite.expectations))
print(suite.expectations[0].kwargs)
# endregion: update

assert len(suite.expectations) == 2

# region: success
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={"column": "fare_amount", "min_value": 0, "mostly": 0.99},
    ),
    match_type="success",
)
print(len(suite.expectations))
# endregion: success

assert len(suite.expectations) == 3

# region: find
matches = suite.find_expectations(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={"column": "fare_amount"},
    )
)
for expectation in matches:
    print(expectation.kwargs)
# endregion: find

assert len(matches) == 2

# region: remove
removed = suite.remove_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={"column": "fare_amount", "min_value": 0, "mostly": 0.99},
    ),
    match_type="success",
)
print(len(removed), "removed,", len(suite.expectations), "left")
# endregion: remove

assert len(suite.expectations) == 2

# region: remove-all
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_not_be_null",
        kwargs={"column": "trip_id"},
    )
)
suite.remove_all_expectations_of_type("expect_column_values_to_be_between")
print([one.expectation_type for one in suite.expectations])
# endregion: remove-all

assert len(suite.expectations) == 1

# region: save
context.update_expectation_suite(suite)
# endregion: save

assert context.get_expectation_suite("trip_checks").expectations == suite.expectations

from great_expectations.exceptions import DataContextError

configuration = ExpectationConfiguration(
    expectation_type="expect_column_values_to_not_be_null", kwargs={"column": "trip_id"}
)
try:
    suite.add_expectation(configuration, overwrite_existing=False)
except DataContextError as error:
    assert "A matching ExpectationConfiguration already exists." in str(error)
else:
    raise AssertionError("overwrite_existing=False has no effect")
other = ExpectationConfiguration(
    expectation_type="expect_column_values_to_not_be_null", kwargs={"column": "vendor_id"}
)
try:
    suite.remove_expectation(other)
except ValueError as error:
    assert str(error) == "No matching expectation was found."
else:
    raise AssertionError("an unknown Expectation was removed")
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_not_be_null", kwargs={"column": "trip_id", "mostly": 0.9}
    ),
    match_type="success",
)
for action in (suite.add_expectation, suite.remove_expectation):
    try:
        action(configuration)
    except ValueError as error:
        assert str(error).startswith("More than one matching expectation was found.")
    else:
        raise AssertionError("several matches were accepted")
assert len(suite.remove_expectation(configuration, remove_multiple_matches=True)) == 2
suite.add_expectation(configuration)
suite.replace_expectation(other, configuration)
assert suite.expectations == [other]
