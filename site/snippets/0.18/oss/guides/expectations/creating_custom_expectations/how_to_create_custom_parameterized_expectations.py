# fixtures: taxi_trips.csv

# hide-start
from pathlib import Path

MODULE = "expect_column_values_to_be_passenger_counts"
Path(f"{MODULE}.py").write_text(Path(__file__).with_name(f"{Path(__file__).stem}_module.py").read_text())
# hide-end

# region: run
import great_expectations as gx
import expect_column_values_to_be_passenger_counts

context = gx.get_context()
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")
result = validator.expect_column_values_to_be_passenger_counts(
    column="passenger_count"
)
print(result.success, result.result["unexpected_count"])
# endregion: run

# region: override
small_taxis = validator.expect_column_values_to_be_passenger_counts(
    column="passenger_count", max_value=4, mostly=0.9
)
print(small_taxis.success, small_taxis.result["unexpected_count"])
# endregion: override

# hide-start
assert not result.success and result.result["unexpected_count"] == 11
assert small_taxis.success and small_taxis.result["unexpected_count"] == 167

from great_expectations.core import ExpectationConfiguration
from great_expectations.exceptions import InvalidExpectationConfigurationError
from great_expectations.expectations.core import (
    ExpectColumnDistinctValuesToEqualSet,
    ExpectColumnMeanToBeBetween,
    ExpectColumnValuesToBeBetween,
    ExpectColumnValuesToBeInSet,
)

# Only arguments in the Expectation Configuration are validated and rendered.
kwargs = {"column": "passenger_count"}
assert result.expectation_config.kwargs.keys() == {"column", "batch_id"}


class ExpectColumnValuesToBePlain(ExpectColumnValuesToBeBetween):
    default_kwarg_values = {"min_value": 1, "max_value": 6}


try:
    validator.expect_column_values_to_be_plain(**kwargs)
except InvalidExpectationConfigurationError as error:
    assert str(error) == "min_value and max_value cannot both be None"
else:
    raise AssertionError("the defaults were validated")


def text_of(expectation, expectation_type):
    configuration = ExpectationConfiguration(expectation_type, kwargs=kwargs)
    return expectation._prescriptive_renderer(configuration=configuration)[0].string_template["template"]


plain = text_of(ExpectColumnValuesToBePlain, "expect_column_values_to_be_plain")
assert plain == "$column may have any numerical value.", plain
full = text_of(
    expect_column_values_to_be_passenger_counts.ExpectColumnValuesToBePassengerCounts,
    "expect_column_values_to_be_passenger_counts",
)
assert full == "$column values must be greater than or equal to $min_value and less than or equal to $max_value.", full


class ExpectColumnMeanToBePlain(ExpectColumnMeanToBeBetween):
    default_kwarg_values = {"min_value": 1, "max_value": 6}


assert validator.expect_column_mean_to_be_plain(**kwargs).success


# Lists are concatenated.
class ExpectColumnValuesToBeCard(ExpectColumnValuesToBeInSet):
    default_kwarg_values = {"value_set": ["card"]}


class ExpectColumnValuesToBeCash(ExpectColumnValuesToBeCard):
    default_kwarg_values = {"value_set": ["cash"]}


assert ExpectColumnValuesToBeCash.default_kwarg_values["value_set"] == ["card", "cash"]

try:

    class ExpectColumnDistinctValuesToBeVendors(ExpectColumnDistinctValuesToEqualSet):
        default_kwarg_values = {"value_set": [1, 2]}

except TypeError as error:
    assert str(error) == "unsupported operand type(s) for +: 'NoneType' and 'list'"
else:
    raise AssertionError("a list can replace None")
# hide-end
