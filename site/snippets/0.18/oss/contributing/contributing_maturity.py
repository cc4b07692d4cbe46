# fixtures: taxi_trips.csv
# timeout: 300

# region: expectation
from great_expectations.exceptions import (
    InvalidExpectationConfigurationError,
)
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

    library_metadata = {
        "tags": ["amounts"],
        "contributors": ["@your-github-name"],
    }
    examples = [
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
            ],
        }
    ]

    def validate_configuration(self, configuration=None):
        super().validate_configuration(configuration)
        configuration = configuration or self.configuration
        max_decimals = self.get_success_kwargs(configuration)["max_decimals"]
        try:
            assert (
                type(max_decimals) is int
            ), f"max_decimals must be an integer, not {max_decimals!r}"
        except AssertionError as error:
            raise InvalidExpectationConfigurationError(str(error))
# endregion: expectation


# region: checklist
checklist = ExpectColumnValuesToHaveMaxDecimals().print_diagnostic_checklist(
    backends=["pandas"]
)
# endregion: checklist

# hide-start
assert "(Maturity.BETA)" in checklist, checklist
# hide-end

# region: level
diagnostics = ExpectColumnValuesToHaveMaxDecimals().run_diagnostics(
    only_consider_these_backends=["pandas"]
)
print(diagnostics.library_metadata.maturity)
for check in diagnostics.maturity_checklist.production:
    print(check.passed, check.message)
# endregion: level

# hide-start
from great_expectations.core.expectation_diagnostics.supporting_types import Maturity

assert diagnostics.library_metadata.maturity is Maturity.BETA
messages = diagnostics.maturity_checklist
assert [check.message for check in messages.experimental] == [
    "Has a valid library_metadata object",
    'Has a docstring, including a one-line short description that begins with "Expect" and ends with a period',
    "Has at least one positive and negative example case, and all test cases pass",
    "Has core logic and passes tests on at least one Execution Engine",
]
assert [check.message for check in messages.beta] == [
    "Has basic input validation and type checking",
    "Has both statement Renderers: prescriptive and diagnostic",
    "Has core logic that passes tests for all applicable Execution Engines and SQL dialects",
]
assert [check.message for check in messages.production] == [
    "Has a full suite of tests, as determined by a code owner",
    "Has passed a manual review by a code owner for code standards and style guides",
]

# A class without anything is still experimental.


class ExpectColumnValuesToBeBare(ColumnMapExpectation):
    map_metric = "column_values.max_decimals"


bare = ExpectColumnValuesToBeBare().run_diagnostics(only_consider_these_backends=["pandas"])
assert bare.library_metadata.maturity is Maturity.EXPERIMENTAL

# With the two keys, the level is production.
ExpectColumnValuesToHaveMaxDecimals.library_metadata = {
    **ExpectColumnValuesToHaveMaxDecimals.library_metadata,
    "has_full_test_suite": True,
    "manually_reviewed_code": True,
}
reviewed = ExpectColumnValuesToHaveMaxDecimals().run_diagnostics(only_consider_these_backends=["pandas"])
assert reviewed.library_metadata.maturity is Maturity.PRODUCTION
# hide-end
