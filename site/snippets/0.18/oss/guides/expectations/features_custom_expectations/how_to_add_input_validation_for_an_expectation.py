# fixtures: taxi_trips.csv

# region: metric
from typing import Optional

from great_expectations.core import ExpectationConfiguration
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
# endregion: metric


# region: expectation
class ExpectColumnValuesToHaveMaxDecimals(ColumnMapExpectation):
    """Expect the values to have at most this number of decimal places."""

    map_metric = "column_values.max_decimals"
    success_keys = ("max_decimals", "mostly")
    default_kwarg_values = {"max_decimals": 2}

    def validate_configuration(
        self, configuration: Optional[ExpectationConfiguration] = None
    ) -> None:
        super().validate_configuration(configuration)
        configuration = configuration or self.configuration

        value = self.get_success_kwargs(configuration)["max_decimals"]
        if isinstance(value, dict) and "$PARAMETER" in value:
            return

        try:
            assert (
                type(value) is int
            ), f"max_decimals must be an integer, not {value!r}"
            assert value >= 0, f"max_decimals must be 0 or greater, not {value}"
        except AssertionError as error:
            raise InvalidExpectationConfigurationError(str(error))
# endregion: expectation


# region: valid
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")

result = validator.expect_column_values_to_have_max_decimals(
    column="fare_amount", max_decimals=2
)
print("passed:", result.success)
# endregion: valid

assert result.success

# region: invalid
for max_decimals in ("two", -1):
    try:
        validator.expect_column_values_to_have_max_decimals(
            column="fare_amount", max_decimals=max_decimals
        )
    except InvalidExpectationConfigurationError as error:
        print(error)
# endregion: invalid

# hide-start
messages = []
for kwargs in ({"max_decimals": "two"}, {"max_decimals": -1}, {"max_decimals": True}, {"mostly": 90}, {"max_decimals": {"decimals": 2}}):
    try:
        validator.expect_column_values_to_have_max_decimals(column="fare_amount", **kwargs)
    except InvalidExpectationConfigurationError as error:
        messages.append(str(error))
assert messages == [
    "max_decimals must be an integer, not 'two'",
    "max_decimals must be 0 or greater, not -1",
    "max_decimals must be an integer, not True",
    "'mostly' parameter must be between 0 and 1",
    "max_decimals must be an integer, not {'decimals': 2}",
], messages
try:
    validator.expect_column_values_to_have_max_decimals(mostly=0.9)
except InvalidExpectationConfigurationError as error:
    assert str(error) == "'column' parameter is required for column map expectations"
else:
    raise AssertionError("an Expectation without a column was accepted")
caught = validator.expect_column_values_to_have_max_decimals(column="fare_amount", max_decimals=-1, catch_exceptions=True)
assert not caught.success
assert "max_decimals must be 0 or greater, not -1" in caught.exception_info["exception_message"]
# hide-end

# region: suite
suite = context.add_expectation_suite("amounts")
try:
    suite.add_expectation(
        ExpectationConfiguration(
            expectation_type="expect_column_values_to_have_max_decimals",
            kwargs={"column": "fare_amount", "max_decimals": -1},
        )
    )
except InvalidExpectationConfigurationError as error:
    print(error)
# endregion: suite

assert suite.expectations == []

# region: parameter
validator.set_evaluation_parameter("decimals", 2)
result = validator.expect_column_values_to_have_max_decimals(
    column="fare_amount", max_decimals={"$PARAMETER": "decimals"}
)
print("passed:", result.success)
# endregion: parameter

assert result.success

# hide-start
validator.set_evaluation_parameter("negative", -1)
try:
    validator.expect_column_values_to_have_max_decimals(column="fare_amount", max_decimals={"$PARAMETER": "negative"})
except InvalidExpectationConfigurationError as error:
    assert str(error) == "max_decimals must be 0 or greater, not -1"
else:
    raise AssertionError("an invalid value of a parameter was accepted")

# The checklist recognizes lines that start with "assert".
ExpectColumnValuesToHaveMaxDecimals.examples = [
    {
        "data": {"amount": [1.0, 2.25]},
        "tests": [
            {"title": "positive", "in": {"column": "amount"}, "out": {"success": True}, "exact_match_out": False, "include_in_gallery": True}
        ],
    }
]
checklist = ExpectColumnValuesToHaveMaxDecimals().print_diagnostic_checklist(backends=["pandas"])
assert "✔ Has basic input validation and type checking" in checklist
assert "✔ Custom 'assert' statements in validate_configuration" in checklist
# hide-end
