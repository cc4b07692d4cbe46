# region: metric
import sqlalchemy as sa

from great_expectations.core.metric_domain_types import MetricDomainTypes
from great_expectations.execution_engine import (
    PandasExecutionEngine,
    SqlAlchemyExecutionEngine,
)
from great_expectations.expectations.metrics.metric_provider import (
    metric_value,
)
from great_expectations.expectations.metrics.table_metric_provider import (
    TableMetricProvider,
)


class TableDistinctRowCount(TableMetricProvider):
    metric_name = "table.distinct_row_count"
    value_keys = ("columns",)

    @metric_value(engine=PandasExecutionEngine)
    def _pandas(
        cls,
        execution_engine,
        metric_domain_kwargs,
        metric_value_kwargs,
        **kwargs,
    ):
        dataframe, _, _ = execution_engine.get_compute_domain(
            metric_domain_kwargs, domain_type=MetricDomainTypes.TABLE
        )
        columns = metric_value_kwargs["columns"]
        return len(dataframe.drop_duplicates(subset=columns))

    @metric_value(engine=SqlAlchemyExecutionEngine)
    def _sqlalchemy(
        cls,
        execution_engine,
        metric_domain_kwargs,
        metric_value_kwargs,
        **kwargs,
    ):
        selectable, _, _ = execution_engine.get_compute_domain(
            metric_domain_kwargs, domain_type=MetricDomainTypes.TABLE
        )
        columns = [sa.column(name) for name in metric_value_kwargs["columns"]]
        rows = sa.select(*columns).select_from(selectable).distinct()
        query = sa.select(sa.func.count()).select_from(rows.subquery())
        return execution_engine.execute_query(query).scalar()
# endregion: metric


# region: expectation
from great_expectations.exceptions import InvalidExpectationConfigurationError
from great_expectations.expectations.expectation import BatchExpectation


class ExpectTableDuplicateRowCountToBeAtMost(BatchExpectation):
    """Expect a Batch to contain few rows that repeat an earlier row."""

    metric_dependencies = ("table.row_count", "table.distinct_row_count")
    success_keys = ("columns", "max_value")
    default_kwarg_values = {"max_value": 0}

    def validate_configuration(self, configuration=None):
        super().validate_configuration(configuration)
        configuration = configuration or self.configuration
        if not configuration.kwargs.get("columns"):
            raise InvalidExpectationConfigurationError("columns is required")

    def _validate(
        self,
        configuration,
        metrics,
        runtime_configuration=None,
        execution_engine=None,
    ):
        rows = metrics["table.row_count"]
        duplicates = rows - metrics["table.distinct_row_count"]
        max_value = self.get_success_kwargs(configuration)["max_value"]
        return {
            "success": duplicates <= max_value,
            "result": {"observed_value": duplicates},
        }
# endregion: expectation
