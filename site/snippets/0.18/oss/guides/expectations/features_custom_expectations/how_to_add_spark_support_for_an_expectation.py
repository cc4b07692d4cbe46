# fixtures: taxi_trips.csv
# services: spark
# timeout: 500

# region: script
# region: metric
from great_expectations.compatibility.pyspark import functions as F
from great_expectations.execution_engine import (
    PandasExecutionEngine,
    SparkDFExecutionEngine,
)
from great_expectations.expectations.expectation import (
    ColumnAggregateExpectation,
    ColumnMapExpectation,
)
from great_expectations.expectations.metrics import (
    ColumnAggregateMetricProvider,
    ColumnMapMetricProvider,
    column_aggregate_partial,
    column_aggregate_value,
    column_condition_partial,
)


class ColumnValuesMaxDecimals(ColumnMapMetricProvider):
    condition_metric_name = "column_values.max_decimals"
    condition_value_keys = ("max_decimals",)

    @column_condition_partial(engine=PandasExecutionEngine)
    def _pandas(cls, column, max_decimals, **kwargs):
        return column.round(max_decimals) == column

    @column_condition_partial(engine=SparkDFExecutionEngine)
    def _spark(cls, column, max_decimals, **kwargs):
        return F.round(column, max_decimals) == column


class ExpectColumnValuesToHaveMaxDecimals(ColumnMapExpectation):
    """Expect the values to have at most this number of decimal places."""

    map_metric = "column_values.max_decimals"
    success_keys = ("max_decimals", "mostly")
    default_kwarg_values = {"max_decimals": 2}
# endregion: metric


# region: run
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
files = context.sources.add_spark_filesystem("taxi", base_directory=".")
trips = files.add_csv_asset(
    "trips",
    batching_regex=r"taxi_trips\.csv",
    header=True,
    infer_schema=True,
)
validator = context.get_validator(
    batch_request=trips.build_batch_request(),
    create_expectation_suite_with_name="amounts",
)

result = validator.expect_column_values_to_have_max_decimals(
    column="tip_amount", max_decimals=1
)
print("passed:", result.success)
print("unexpected:", result.result["unexpected_count"])
# endregion: run

# hide-start
assert not result.success
assert result.result["unexpected_count"] == 1481
# hide-end


# region: aggregate
class ColumnRange(ColumnAggregateMetricProvider):
    metric_name = "column.range"

    @column_aggregate_value(engine=PandasExecutionEngine)
    def _pandas(cls, column, **kwargs):
        return column.max() - column.min()

    @column_aggregate_partial(engine=SparkDFExecutionEngine)
    def _spark(cls, column, **kwargs):
        return F.max(column) - F.min(column)


class ExpectColumnRangeToBeBetween(ColumnAggregateExpectation):
    """Expect the maximum minus the minimum to be between two values."""

    metric_dependencies = ("column.range",)
    success_keys = ("min_value", "max_value")

    def _validate(
        self,
        configuration,
        metrics,
        runtime_configuration=None,
        execution_engine=None,
    ):
        return self._validate_metric_value_between(
            metric_name="column.range",
            configuration=configuration,
            metrics=metrics,
            runtime_configuration=runtime_configuration,
            execution_engine=execution_engine,
        )


result = validator.expect_column_range_to_be_between(
    column="tip_amount", max_value=25
)
print("passed:", result.success)
print("range:", result.result["observed_value"])
# endregion: aggregate
# endregion: script

# hide-start
assert result.success
assert abs(result.result["observed_value"] - 20.48) < 1e-9

from great_expectations.exceptions import MetricProviderError


class ColumnValuesPandasOnly(ColumnMapMetricProvider):
    condition_metric_name = "column_values.pandas_only"

    @column_condition_partial(engine=PandasExecutionEngine)
    def _pandas(cls, column, **kwargs):
        return column == column


class ExpectColumnValuesToBePandasOnly(ColumnMapExpectation):
    """Expect anything."""

    map_metric = "column_values.pandas_only"


try:
    validator.expect_column_values_to_be_pandas_only(column="tip_amount")
except MetricProviderError as error:
    assert str(error) == "No provider found for column_values.pandas_only.unexpected_count using SparkDFExecutionEngine", error
else:
    raise AssertionError("a metric without a Spark method was computed")
# hide-end
