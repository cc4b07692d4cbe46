# fixtures: taxi_trips.csv taxi.db

# region: metric
from datetime import datetime

import pandas as pd
from great_expectations.execution_engine import (
    PandasExecutionEngine,
    SqlAlchemyExecutionEngine,
)
from great_expectations.expectations.expectation import ColumnMapExpectation
from great_expectations.expectations.metrics import (
    ColumnMapMetricProvider,
    column_condition_partial,
)


class ColumnValuesNotInFuture(ColumnMapMetricProvider):
    condition_metric_name = "column_values.not_in_future"

    @column_condition_partial(engine=PandasExecutionEngine)
    def _pandas(cls, column, **kwargs):
        return pd.to_datetime(column) <= datetime.now()

    @column_condition_partial(engine=SqlAlchemyExecutionEngine)
    def _sqlalchemy(cls, column, **kwargs):
        return column <= datetime.now().isoformat(sep=" ")
# endregion: metric


# region: class
class ExpectColumnValuesToNotBeInFuture(ColumnMapExpectation):
    """Expect the times in a column to be in the past."""

    map_metric = "column_values.not_in_future"
# endregion: class


# region: use
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")
result = validator.expect_column_values_to_not_be_in_future(
    column="dropoff_at", mostly=0.99
)
print(result.success, result.result["unexpected_count"])
# endregion: use

assert result.success and result.result["element_count"] == 3000

# region: table
warehouse = context.sources.add_sqlite(
    "warehouse", connection_string="sqlite:///taxi.db"
)
table = warehouse.add_table_asset("trips", table_name="taxi_trips")
validator = context.get_validator(batch_request=table.build_batch_request())
result = validator.expect_column_values_to_not_be_in_future(
    column="dropoff_at"
)
print(result.success)
# endregion: table

assert result.success and result.result["element_count"] == 3000

# Without the metric, the Expectation can't be evaluated.
from great_expectations.exceptions import MetricProviderError


class ExpectColumnValuesToHaveNoMetric(ColumnMapExpectation):
    """Expect the values to have a metric."""

    map_metric = "column_values.missing_metric"


try:
    validator.expect_column_values_to_have_no_metric(column="dropoff_at")
except MetricProviderError as error:
    assert "No definition found for column_values.missing_metric.unexpected_count" in str(error)
else:
    raise AssertionError("an Expectation without a metric was evaluated")

# The base classes.
from great_expectations.expectations import expectation as bases
from great_expectations.expectations.regex_based_column_map_expectation import RegexBasedColumnMapExpectation
from great_expectations.expectations.set_based_column_map_expectation import SetBasedColumnMapExpectation

for base in (
    "ColumnMapExpectation",
    "ColumnAggregateExpectation",
    "ColumnPairMapExpectation",
    "MulticolumnMapExpectation",
    "BatchExpectation",
    "QueryExpectation",
):
    assert isinstance(getattr(bases, base), type)
assert issubclass(RegexBasedColumnMapExpectation, ColumnMapExpectation)
assert issubclass(SetBasedColumnMapExpectation, ColumnMapExpectation)
