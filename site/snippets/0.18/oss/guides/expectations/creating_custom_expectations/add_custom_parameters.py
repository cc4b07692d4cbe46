# fixtures: taxi_trips.csv

# region: script
# region: metric
from great_expectations.execution_engine import PandasExecutionEngine
from great_expectations.expectations.expectation import (
    ColumnPairMapExpectation,
)
from great_expectations.expectations.metrics.map_metric_provider import (
    ColumnPairMapMetricProvider,
    column_pair_condition_partial,
)


class ColumnPairValuesMaxRatio(ColumnPairMapMetricProvider):
    condition_metric_name = "column_pair_values.max_ratio"
    condition_value_keys = ("max_ratio",)

    @column_pair_condition_partial(engine=PandasExecutionEngine)
    def _pandas(cls, column_A, column_B, max_ratio, **kwargs):
        return column_A <= max_ratio * column_B
# endregion: metric


# region: expectation
class ExpectColumnPairValuesToHaveMaxRatio(ColumnPairMapExpectation):
    """Expect A to be at most this fraction of B."""

    map_metric = "column_pair_values.max_ratio"
    success_keys = ("ignore_row_if", "mostly", "max_ratio")
    default_kwarg_values = {
        "max_ratio": 0.5,
        "ignore_row_if": "either_value_is_missing",
    }
# endregion: expectation


# region: default
import great_expectations as gx

context = gx.get_context()
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")

result = validator.expect_column_pair_values_to_have_max_ratio(
    column_A="tip_amount", column_B="fare_amount", mostly=0.99
)
print("passed:", result.success)
print("unexpected:", result.result["unexpected_count"])
# endregion: default

assert result.success  # hidden

# region: custom
result = validator.expect_column_pair_values_to_have_max_ratio(
    column_A="tip_amount",
    column_B="fare_amount",
    mostly=0.99,
    max_ratio=0.2,
)
print("passed:", result.success)
print("unexpected:", result.result["unexpected_count"])
# endregion: custom
# endregion: script

assert not result.success

# region: stored
suite = validator.get_expectation_suite(discard_failed_expectations=False)
print(suite.expectations[0].kwargs)
# endregion: stored

# hide-start
assert suite.expectations[0].kwargs["max_ratio"] == 0.2


class ExpectColumnPairValuesToForgetMaxRatio(ColumnPairMapExpectation):
    """Expect A to be at most this fraction of B."""

    map_metric = "column_pair_values.max_ratio"
    success_keys = ("column_A", "column_B", "ignore_row_if", "mostly")
    default_kwarg_values = {"ignore_row_if": "either_value_is_missing"}


try:
    validator.expect_column_pair_values_to_forget_max_ratio(
        column_A="tip_amount", column_B="fare_amount", max_ratio=0.2
    )
except Exception as error:
    assert str(error) == "unsupported operand type(s) for *: 'NoneType' and 'float'", error
else:
    raise AssertionError("a parameter that isn't a success key was accepted")

# A parameter without a default is None.
seen = []


class ColumnPairValuesSeen(ColumnPairMapMetricProvider):
    condition_metric_name = "column_pair_values.seen"
    condition_value_keys = ("limit",)

    @column_pair_condition_partial(engine=PandasExecutionEngine)
    def _pandas(cls, column_A, column_B, **kwargs):
        seen.append(kwargs.get("limit", "missing"))
        return column_A == column_A


class ExpectColumnPairValuesToBeSeen(ColumnPairMapExpectation):
    """Expect anything."""

    map_metric = "column_pair_values.seen"
    success_keys = ("column_A", "column_B", "ignore_row_if", "limit", "mostly")
    default_kwarg_values = {"ignore_row_if": "either_value_is_missing"}


validator.expect_column_pair_values_to_be_seen(column_A="tip_amount", column_B="fare_amount")
assert seen and set(seen) == {None}, seen
seen.clear()
validator.expect_column_pair_values_to_be_seen(column_A="tip_amount", column_B="fare_amount", limit=3)
assert seen and set(seen) == {3}, seen
# A name that isn't listed in success_keys.
misspelled = validator.expect_column_pair_values_to_have_max_ratio(
    column_A="tip_amount", column_B="fare_amount", mostly=0.99, max_ration=0.2
)
assert misspelled.result["unexpected_count"] == 14
assert misspelled.expectation_config.kwargs["max_ration"] == 0.2

from great_expectations.expectations import expectation as bases
from great_expectations.expectations.regex_based_column_map_expectation import RegexBasedColumnMapExpectation
from great_expectations.expectations.set_based_column_map_expectation import SetBasedColumnMapExpectation

common = ("batch_id", "table", "row_condition", "condition_parser")
for base, domain_keys, success_keys in (
    (bases.BatchExpectation, (), ()),
    (bases.ColumnAggregateExpectation, ("column",), ()),
    (bases.ColumnMapExpectation, ("column",), ("mostly",)),
    (RegexBasedColumnMapExpectation, ("column",), ("mostly",)),
    (SetBasedColumnMapExpectation, ("column",), ("mostly",)),
    (bases.ColumnPairMapExpectation, ("column_A", "column_B"), ("mostly",)),
    (bases.MulticolumnMapExpectation, ("column_list", "ignore_row_if"), ("mostly",)),
):
    assert set(base.domain_keys) - set(common) == set(domain_keys), base
    assert set(common) <= set(base.domain_keys), base
    assert base.success_keys == success_keys, base
assert set(bases.QueryExpectation.domain_keys) == {"batch_id", "row_condition", "condition_parser"}
assert bases.QueryExpectation.success_keys == ()

# Metrics for other kinds of Expectations.
from great_expectations.expectations.metrics import ColumnAggregateMetricProvider, ColumnMapMetricProvider
from great_expectations.expectations.metrics.map_metric_provider import MulticolumnMapMetricProvider
from great_expectations.expectations.metrics.query_metric_provider import QueryMetricProvider
from great_expectations.expectations.metrics.table_metric_provider import TableMetricProvider

for provider in (ColumnMapMetricProvider, ColumnPairMapMetricProvider, MulticolumnMapMetricProvider):
    assert hasattr(provider, "condition_value_keys"), provider
for provider in (ColumnAggregateMetricProvider, TableMetricProvider, QueryMetricProvider):
    assert hasattr(provider, "value_keys"), provider
# hide-end
