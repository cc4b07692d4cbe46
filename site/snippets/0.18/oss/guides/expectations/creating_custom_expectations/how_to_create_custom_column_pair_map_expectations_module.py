# region: module
from great_expectations.execution_engine import (
    PandasExecutionEngine,
    SqlAlchemyExecutionEngine,
)
from great_expectations.expectations.expectation import (
    ColumnPairMapExpectation,
)
from great_expectations.expectations.metrics.map_metric_provider import (
    ColumnPairMapMetricProvider,
    column_pair_condition_partial,
)


class ColumnPairValuesAAtMostFractionOfB(ColumnPairMapMetricProvider):
    condition_metric_name = "column_pair_values.a_at_most_fraction_of_b"
    condition_value_keys = ("fraction",)

    @column_pair_condition_partial(engine=PandasExecutionEngine)
    def _pandas(cls, column_A, column_B, fraction, **kwargs):
        return column_A <= column_B * fraction

    @column_pair_condition_partial(engine=SqlAlchemyExecutionEngine)
    def _sqlalchemy(cls, column_A, column_B, fraction, **kwargs):
        return column_A <= column_B * fraction


class ExpectColumnPairValuesAToBeAtMostFractionOfB(ColumnPairMapExpectation):
    """Expect each value in column A to be at most a fraction of column B."""

    map_metric = "column_pair_values.a_at_most_fraction_of_b"
    domain_keys = ColumnPairMapExpectation.domain_keys + ("ignore_row_if",)
    success_keys = ("fraction", "mostly")
    default_kwarg_values = {
        "fraction": 0.5,
        "ignore_row_if": "either_value_is_missing",
    }
# endregion: module
