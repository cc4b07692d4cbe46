# region: metric
import sqlalchemy as sa

from great_expectations.compatibility.pyspark import functions as F
from great_expectations.execution_engine import (
    PandasExecutionEngine,
    SparkDFExecutionEngine,
    SqlAlchemyExecutionEngine,
)
from great_expectations.expectations.metrics import (
    ColumnAggregateMetricProvider,
    column_aggregate_partial,
    column_aggregate_value,
)


class ColumnZeroFraction(ColumnAggregateMetricProvider):
    metric_name = "column.zero_fraction"

    @column_aggregate_value(engine=PandasExecutionEngine)
    def _pandas(cls, column, **kwargs):
        return float((column.dropna() == 0).mean())

    @column_aggregate_partial(engine=SqlAlchemyExecutionEngine)
    def _sqlalchemy(cls, column, **kwargs):
        return sa.func.avg(sa.case((column == 0, 1.0), (column != 0, 0.0)))

    @column_aggregate_partial(engine=SparkDFExecutionEngine)
    def _spark(cls, column, **kwargs):
        return F.avg(F.when(column == 0, 1.0).when(column != 0, 0.0))
# endregion: metric


# region: expectation
from great_expectations.expectations.expectation import (
    ColumnAggregateExpectation,
)


class ExpectColumnZeroFractionToBeBetween(ColumnAggregateExpectation):
    """Expect the fraction of zeros among the non-null values to be in a range."""

    metric_dependencies = ("column.zero_fraction",)
    success_keys = ("min_value", "max_value")
    default_kwarg_values = {"min_value": 0, "max_value": 1}

    def _validate(
        self,
        configuration,
        metrics,
        runtime_configuration=None,
        execution_engine=None,
    ):
        arguments = self.get_success_kwargs(configuration)
        fraction = metrics["column.zero_fraction"]
        if fraction is None:  # The column contains no values.
            return {"success": False, "result": {"observed_value": None}}
        success = arguments["min_value"] <= fraction <= arguments["max_value"]
        return {"success": success, "result": {"observed_value": fraction}}
# endregion: expectation
