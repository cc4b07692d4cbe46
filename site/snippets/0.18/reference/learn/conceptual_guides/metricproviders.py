# fixtures: taxi_trips.csv taxi.db

# region: condition
from great_expectations.execution_engine import (
    PandasExecutionEngine,
    SqlAlchemyExecutionEngine,
)
from great_expectations.expectations.metrics import (
    ColumnMapMetricProvider,
    column_condition_partial,
)


class ColumnValuesBelowLimit(ColumnMapMetricProvider):
    condition_metric_name = "column_values.below_limit"
    condition_value_keys = ("limit",)

    @column_condition_partial(engine=PandasExecutionEngine)
    def _pandas(cls, column, limit, **kwargs):
        return column < limit

    @column_condition_partial(engine=SqlAlchemyExecutionEngine)
    def _sqlalchemy(cls, column, limit, **kwargs):
        return column < limit
# endregion: condition

# region: get
import great_expectations as gx
from great_expectations.validator.metric_configuration import (
    MetricConfiguration,
)

context = gx.get_context()
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")
metric = MetricConfiguration(
    metric_name="column_values.below_limit.unexpected_count",
    metric_domain_kwargs={"column": "trip_distance"},
    metric_value_kwargs={"limit": 100},
)
print(validator.get_metric(metric))
# endregion: get

# hide-start
assert validator.get_metric(metric) == 2

from great_expectations.expectations.registry import get_metric_provider

for suffix in (
    "condition",
    "unexpected_count",
    "unexpected_values",
    "unexpected_value_counts",
    "unexpected_index_list",
    "unexpected_index_query",
    "unexpected_rows",
):
    for engine in (PandasExecutionEngine, SqlAlchemyExecutionEngine):
        instance = engine() if engine is PandasExecutionEngine else engine(connection_string="sqlite://")
        assert get_metric_provider(f"column_values.below_limit.{suffix}", instance), suffix
# hide-end

# region: dependency
from great_expectations.expectations.metrics import (
    ColumnAggregateMetricProvider,
)
from great_expectations.expectations.metrics.metric_provider import (
    metric_value,
)


class ColumnRange(ColumnAggregateMetricProvider):
    metric_name = "column.range"

    @metric_value(engine=PandasExecutionEngine)
    def _pandas(cls, metrics, **kwargs):
        return metrics["column.max"] - metrics["column.min"]

    @metric_value(engine=SqlAlchemyExecutionEngine)
    def _sqlalchemy(cls, metrics, **kwargs):
        return metrics["column.max"] - metrics["column.min"]

    @classmethod
    def _get_evaluation_dependencies(
        cls,
        metric,
        configuration=None,
        execution_engine=None,
        runtime_configuration=None,
    ):
        dependencies = super()._get_evaluation_dependencies(
            metric, configuration, execution_engine, runtime_configuration
        )
        for name in ["column.max", "column.min"]:
            dependencies[name] = MetricConfiguration(
                metric_name=name,
                metric_domain_kwargs=metric.metric_domain_kwargs,
            )
        return dependencies


metric = MetricConfiguration(
    metric_name="column.range",
    metric_domain_kwargs={"column": "fare_amount"},
)
print(round(validator.get_metric(metric), 2))
# endregion: dependency

# hide-start
data_source = context.sources.add_or_update_sqlite("taxi_database", connection_string="sqlite:///taxi.db")
table = data_source.add_table_asset("trips", table_name="taxi_trips")
in_table = context.get_validator(batch_request=table.build_batch_request())
assert round(in_table.get_metric(metric), 2) == round(validator.get_metric(metric), 2) == 126.4

# Decorators and base classes
from great_expectations.expectations.metrics import map_metric_provider
from great_expectations.expectations.metrics.query_metric_provider import QueryMetricProvider
from great_expectations.expectations.metrics.table_metric_provider import TableMetricProvider
from great_expectations.expectations.metrics.metric_provider import MetricProvider

assert issubclass(ColumnAggregateMetricProvider, TableMetricProvider)
assert issubclass(QueryMetricProvider, MetricProvider)
for name in ("column_pair_condition_partial", "multicolumn_condition_partial", "column_function_partial"):
    assert hasattr(map_metric_provider, name)
# hide-end
