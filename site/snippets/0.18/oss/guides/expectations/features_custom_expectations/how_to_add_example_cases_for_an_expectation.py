# fixtures: taxi_trips.csv
# timeout: 300

# region: cases
example_cases = [
    {
        "data": {"amount": [12.0, 7.5, 3.25, None]},
        "tests": [
            {
                "title": "two_decimals",
                "in": {"column": "amount"},
                "out": {"success": True},
                "exact_match_out": False,
                "include_in_gallery": True,
            },
            {
                "title": "one_decimal",
                "in": {"column": "amount", "max_decimals": 1},
                "out": {"success": False, "unexpected_list": [3.25]},
                "exact_match_out": False,
                "include_in_gallery": True,
            },
            {
                "title": "one_decimal_mostly",
                "in": {"column": "amount", "max_decimals": 1, "mostly": 0.6},
                "out": {"success": True},
                "exact_match_out": False,
            },
        ],
    }
]
# endregion: cases

# region: expectation
from great_expectations.execution_engine import PandasExecutionEngine
from great_expectations.expectations.expectation import ColumnMapExpectation
from great_expectations.expectations.metrics import (
    ColumnMapMetricProvider,
    column_condition_partial,
)


class ColumnValuesMaxDecimals(ColumnMapMetricProvider):
    condition_metric_name = "column_values.max_decimals"
    condition_value_keys = ("max_decimals",)

    @column_condition_partial(engine=PandasExecutionEngine)
    def _pandas(cls, column, max_decimals, **kwargs):
        return column.round(max_decimals) == column


class ExpectColumnValuesToHaveMaxDecimals(ColumnMapExpectation):
    """Expect the values to have at most this number of decimal places."""

    map_metric = "column_values.max_decimals"
    success_keys = ("max_decimals", "mostly")
    default_kwarg_values = {"max_decimals": 2}
    examples = example_cases
# endregion: expectation


# region: errors
example_cases[0]["tests"].append(
    {
        "title": "missing_column",
        "in": {"column": "price", "catch_exceptions": True},
        "out": {"traceback_substring": 'The column "price"'},
        "exact_match_out": False,
    }
)
# endregion: errors

# region: checklist
expectation = ExpectColumnValuesToHaveMaxDecimals()
checklist = expectation.print_diagnostic_checklist(backends=["pandas"])
# endregion: checklist

# hide-start
assert "✔ Has at least one positive and negative example case, and all test cases pass" in checklist
assert "✔ All 4 tests for pandas are passing" in checklist
# hide-end

# region: ci
expectation = ExpectColumnValuesToHaveMaxDecimals()
diagnostics = expectation.run_diagnostics(
    only_consider_these_backends=["pandas"]
)
for test in diagnostics.tests:
    print(test.backend, test.test_title, test.test_passed)
assert all(test.test_passed for test in diagnostics.tests)
# endregion: ci

# hide-start
assert [test.test_title for test in diagnostics.tests] == [
    "two_decimals",
    "one_decimal",
    "one_decimal_mostly",
    "missing_column",
]
assert len(diagnostics.gallery_examples[0].tests) == 2
# hide-end

# region: trips
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")
result = validator.expect_column_values_to_have_max_decimals(
    column="fare_amount"
)
print("passed:", result.success)
# endregion: trips

# hide-start
assert result.success


def outcome(case: dict, **changes) -> list[bool]:
    """Run one example case."""

    class ExpectColumnValuesToHaveMaxDecimals(ColumnMapExpectation):
        """Expect the values to have at most this number of decimal places."""

        map_metric = "column_values.max_decimals"
        success_keys = ("max_decimals", "mostly")
        default_kwarg_values = {"max_decimals": 2}
        examples = [{"data": {"amount": [12.0, 7.5, 3.25, None]}, "tests": [case], **changes}]

    report = ExpectColumnValuesToHaveMaxDecimals().run_diagnostics(only_consider_these_backends=["pandas", "sqlite"])
    return [test.test_passed for test in report.tests]


base = {"title": "case", "in": {"column": "amount", "max_decimals": 1}, "exact_match_out": False, "include_in_gallery": True}
# These keys aren't compared.
assert outcome({**base, "out": {"success": False, "unexpected_count": 99}}) == [True]
assert outcome({**base, "out": {"success": False, "unexpected_index_list": [99]}}) == [True]
assert outcome({**base, "out": {"success": False, "unexpected_list": [99.0]}}) == [False]
# only_for and suppress_test_for.
assert outcome({**base, "out": {"success": False}, "only_for": ["sqlite"]}) == []
assert outcome({**base, "out": {"success": False}, "suppress_test_for": ["pandas"]}) == []
assert outcome({**base, "out": {"success": False}}, only_for=["spark"]) == []
# hide-end
