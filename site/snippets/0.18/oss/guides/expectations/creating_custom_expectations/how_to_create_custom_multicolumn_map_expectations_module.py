# region: module
import sqlalchemy as sa

from great_expectations.execution_engine import (
    PandasExecutionEngine,
    SqlAlchemyExecutionEngine,
)
from great_expectations.expectations.expectation import (
    MulticolumnMapExpectation,
)
from great_expectations.expectations.metrics.map_metric_provider import (
    MulticolumnMapMetricProvider,
    multicolumn_condition_partial,
)


class MulticolumnLastEqualToSum(MulticolumnMapMetricProvider):
    condition_metric_name = "multicolumn_values.last_equal_to_sum"
    condition_value_keys = ("tolerance",)

    @multicolumn_condition_partial(engine=PandasExecutionEngine)
    def _pandas(cls, column_list, tolerance, **kwargs):
        parts = column_list.iloc[:, :-1].sum(axis=1)
        return (parts - column_list.iloc[:, -1]).abs() <= tolerance

    @multicolumn_condition_partial(engine=SqlAlchemyExecutionEngine)
    def _sqlalchemy(cls, column_list, tolerance, **kwargs):
        *parts, total = column_list
        return sa.func.abs(sum(parts) - total) <= tolerance


class ExpectMulticolumnLastToEqualSum(MulticolumnMapExpectation):
    """Expect the last column to be the sum of the other columns."""

    map_metric = "multicolumn_values.last_equal_to_sum"
    success_keys = ("tolerance", "mostly")
    default_kwarg_values = {
        "tolerance": 0.005,
        "ignore_row_if": "any_value_is_missing",
    }
# endregion: module
