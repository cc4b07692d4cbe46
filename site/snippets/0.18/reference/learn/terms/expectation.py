# fixtures: taxi_trips.csv

# region: method
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")

result = validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6, result_format="BASIC"
)
print(result)
# endregion: method

assert not result.success
assert result.result["element_count"] == 3000
assert result.result["unexpected_count"] == 11
assert result.result["missing_count"] == 74

# region: mostly
strict = validator.expect_column_values_to_not_be_null(
    column="passenger_count"
)
lenient = validator.expect_column_values_to_not_be_null(
    column="passenger_count", mostly=0.95
)
print(strict.success, lenient.success)
# endregion: mostly

assert (strict.success, lenient.success) == (False, True)

# region: rows
result = validator.expect_column_values_to_be_between(
    column="fare_amount",
    min_value=0,
    row_condition='payment_type == "cash"',
    condition_parser="pandas",
)
print("rows:", result.result["element_count"])
print("passed:", result.success)
# endregion: rows

assert result.result["element_count"] == 497

# region: configuration
from great_expectations.core import ExpectationConfiguration

suite = context.add_expectation_suite("taxi_trips")
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={
            "column": "passenger_count",
            "min_value": 1,
            "max_value": 6,
        },
        meta={"notes": "A taxi carries at most six passengers."},
    )
)
context.update_expectation_suite(suite)
# endregion: configuration

stored = context.get_expectation_suite("taxi_trips")
assert [one.expectation_type for one in stored.expectations] == ["expect_column_values_to_be_between"]
assert stored.expectations[0].meta == {"notes": "A taxi carries at most six passengers."}

# region: missing_column
result = validator.expect_column_values_to_not_be_null(
    column="passengers", catch_exceptions=True
)
print("passed:", result.success)
for info in result.exception_info.values():
    print(info["exception_message"])
# endregion: missing_column

assert not result.success

# region: custom
from great_expectations.expectations.core import ExpectColumnValuesToBeInSet


class ExpectColumnValuesToBePaymentTypes(ExpectColumnValuesToBeInSet):
    """Expect the values to be card, cash, or app."""

    default_kwarg_values = {
        **ExpectColumnValuesToBeInSet.default_kwarg_values,
        "value_set": ["card", "cash", "app"],
    }


result = validator.expect_column_values_to_be_payment_types(
    column="payment_type"
)
print(result.success, result.result["partial_unexpected_list"][:1])
# endregion: custom

assert not result.success
assert result.result["unexpected_count"] == 9

# region: remember
for expectation in validator.expectation_suite.expectations:
    print(expectation.expectation_type, expectation.kwargs["column"])
# endregion: remember

assert [
    (one.expectation_type, one.kwargs["column"]) for one in validator.expectation_suite.expectations
].count(("expect_column_values_to_not_be_null", "passenger_count")) == 1

# The Suite keeps Expectations for all rows and for some rows of a column.
validator.expect_column_values_to_be_between(column="fare_amount", min_value=0)
assert len([one for one in validator.expectation_suite.expectations if one.kwargs["column"] == "fare_amount"]) == 2

from great_expectations.expectations import expectation as bases
from great_expectations.expectations.core import (
    ExpectColumnMeanToBeBetween,
    ExpectColumnPairValuesAToBeGreaterThanB,
    ExpectColumnValuesToMatchRegex,
    ExpectCompoundColumnsToBeUnique,
    ExpectTableRowCountToBeBetween,
)
from great_expectations.expectations.registry import (
    get_expectation_impl,
    list_registered_expectation_implementations,
)

# The table of types.
assert issubclass(ExpectColumnValuesToMatchRegex, bases.ColumnMapExpectation)
assert issubclass(ExpectColumnMeanToBeBetween, bases.ColumnAggregateExpectation)
assert issubclass(ExpectTableRowCountToBeBetween, bases.BatchExpectation)
assert issubclass(ExpectColumnPairValuesAToBeGreaterThanB, bases.ColumnPairMapExpectation)
assert issubclass(ExpectCompoundColumnsToBeUnique, bases.MulticolumnMapExpectation)
kinds: dict[str, int] = {}
for name in list_registered_expectation_implementations():
    if name == "expect_column_values_to_be_payment_types":
        continue
    for base in (
        "ColumnPairMapExpectation",
        "MulticolumnMapExpectation",
        "ColumnMapExpectation",
        "ColumnAggregateExpectation",
        "BatchExpectation",
    ):
        if issubclass(get_expectation_impl(name), getattr(bases, base)):
            kinds[base] = kinds.get(base, 0) + 1
            break
assert kinds == {
    "ColumnMapExpectation": 25,
    "ColumnAggregateExpectation": 14,
    "BatchExpectation": 9,
    "ColumnPairMapExpectation": 3,
    "MulticolumnMapExpectation": 3,
}, kinds

# Domain and success keys.
assert ExpectColumnValuesToBeInSet.domain_keys == (
    "batch_id",
    "table",
    "column",
    "row_condition",
    "condition_parser",
)
assert {"value_set", "mostly"} <= set(ExpectColumnValuesToBeInSet.success_keys)

# The levels of result_format.
sizes = []
for result_format in ("BOOLEAN_ONLY", "BASIC", "SUMMARY", "COMPLETE"):
    outcome = validator.expect_column_values_to_be_between(
        column="passenger_count", min_value=1, max_value=6, result_format=result_format
    )
    sizes.append(set(outcome.result))
assert sizes[0] == set()
assert sizes[0] < sizes[1] < sizes[2] < sizes[3]
assert "partial_unexpected_list" in sizes[1]
assert sizes[2] - sizes[1] == {"partial_unexpected_counts", "partial_unexpected_index_list"}
assert sizes[3] - sizes[2] == {"unexpected_list", "unexpected_index_list", "unexpected_index_query"}

# Without catch_exceptions=True, the Validator raises an error.
from great_expectations.exceptions import InvalidExpectationConfigurationError, MetricResolutionError

try:
    validator.expect_column_values_to_not_be_null(column="passengers")
except MetricResolutionError:
    pass
else:
    raise AssertionError("a missing column did not raise")

# A Checkpoint stores the error and continues.
absent = context.sources.pandas_default.read_csv("taxi_trips.csv", asset_name="absent")
absent.expectation_suite_name = "absent column"
absent.expect_column_values_to_not_be_null(column="passengers", catch_exceptions=True)
absent.expect_column_values_to_be_unique(column="trip_id")
absent.save_expectation_suite(discard_failed_expectations=False)
recorded = context.add_or_update_checkpoint(name="absent", validator=absent).run().list_validation_results()[0]
assert [one.success for one in recorded.results] == [False, True]
assert recorded.results[0].exception_info != recorded.results[1].exception_info

# A type that does not exist.
try:
    suite.add_expectation(ExpectationConfiguration(expectation_type="expect_column_to_shine", kwargs={}))
except InvalidExpectationConfigurationError:
    pass
else:
    raise AssertionError("an unknown Expectation was added")

# By default, get_expectation_suite() omits failed Expectations.
assert len(validator.get_expectation_suite(discard_failed_expectations=False).expectations) > len(
    validator.get_expectation_suite().expectations
)
