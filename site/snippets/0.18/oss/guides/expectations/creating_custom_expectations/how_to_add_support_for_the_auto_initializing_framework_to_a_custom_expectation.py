# fixtures: monthly/taxi_trips_2025-01.csv monthly/taxi_trips_2025-02.csv monthly/taxi_trips_2025-03.csv
# timeout: 300

# region: script
# region: metric
from great_expectations.execution_engine import PandasExecutionEngine
from great_expectations.expectations.expectation import (
    ColumnAggregateExpectation,
)
from great_expectations.expectations.metrics import (
    ColumnAggregateMetricProvider,
    column_aggregate_value,
)


class ColumnRange(ColumnAggregateMetricProvider):
    metric_name = "column.range"

    @column_aggregate_value(engine=PandasExecutionEngine)
    def _pandas(cls, column, **kwargs):
        return column.max() - column.min()
# endregion: metric


# region: profiler
from great_expectations.rule_based_profiler.config import (
    ParameterBuilderConfig,
    RuleBasedProfilerConfig,
)

range_estimator = ParameterBuilderConfig(
    module_name="great_expectations.rule_based_profiler.parameter_builder",
    class_name="NumericMetricRangeMultiBatchParameterBuilder",
    name="range_estimator",
    metric_name="column.range",
    metric_domain_kwargs="$domain.domain_kwargs",
    estimator="$variables.estimator",
    round_decimals="$variables.round_decimals",
    enforce_numeric_metric=True,
    reduce_scalar_metric=True,
    replace_nan_with_zero=True,
)

profiler_config = RuleBasedProfilerConfig(
    name="expect_column_range_to_be_between",
    config_version=1.0,
    variables={},
    rules={
        "default_rule": {
            "variables": {"estimator": "exact", "round_decimals": 2},
            "domain_builder": {
                "module_name": "great_expectations.rule_based_profiler.domain_builder",
                "class_name": "ColumnDomainBuilder",
            },
            "expectation_configuration_builders": [
                {
                    "module_name": "great_expectations.rule_based_profiler.expectation_configuration_builder",
                    "class_name": "DefaultExpectationConfigurationBuilder",
                    "expectation_type": "expect_column_range_to_be_between",
                    "validation_parameter_builder_configs": [range_estimator],
                    "column": "$domain.domain_kwargs.column",
                    "min_value": "$parameter.range_estimator.value[0]",
                    "max_value": "$parameter.range_estimator.value[1]",
                }
            ],
        }
    },
)
# endregion: profiler


# region: expectation
class ExpectColumnRangeToBeBetween(ColumnAggregateExpectation):
    """Expect the maximum minus the minimum to be between two values."""

    metric_dependencies = ("column.range",)
    success_keys = ("min_value", "max_value", "auto", "profiler_config")
    default_kwarg_values = {
        "auto": False,
        "profiler_config": profiler_config,
    }

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
# endregion: expectation


# region: run
import great_expectations as gx

context = gx.get_context()
files = context.sources.add_or_update_pandas_filesystem(
    "taxi", base_directory="monthly"
)
months = files.add_csv_asset(
    "months",
    batching_regex=r"taxi_trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$",
)
validator = context.get_validator(batch_request=months.build_batch_request())

result = validator.expect_column_range_to_be_between(
    column="tip_amount", auto=True
)
# endregion: run

# region: values
print("min_value:", result.expectation_config.kwargs["min_value"])
print("max_value:", result.expectation_config.kwargs["max_value"])
print("range in March:", result.result["observed_value"])
# endregion: values
# endregion: script

assert result.success

# region: override
result = validator.expect_column_range_to_be_between(
    column="tip_amount", auto=True, max_value=25
)
# endregion: override

# region: overridden
print("min_value:", result.expectation_config.kwargs["min_value"])
print("max_value:", result.expectation_config.kwargs["max_value"])
# endregion: overridden

# region: check
from great_expectations.expectations.expectation import Expectation

Expectation.is_expectation_auto_initializing(
    "expect_column_range_to_be_between"
)
# endregion: check

# hide-start
import pandas as pd

ranges = []
for month in ("01", "02", "03"):
    tips = pd.read_csv(f"monthly/taxi_trips_2025-{month}.csv").tip_amount
    ranges.append(round(tips.max() - tips.min(), 2))
assert result.result["observed_value"] == ranges[2]
assert len(validator.batches) == 3
assert result.expectation_config.kwargs["max_value"] == 25
assert result.expectation_config.kwargs["min_value"] == min(ranges)


class ExpectColumnRangeToBeManual(ExpectColumnRangeToBeBetween):
    """Expect."""

    default_kwarg_values = {"auto": False, "profiler_config": None}


try:
    validator.expect_column_range_to_be_manual(column="tip_amount", auto=True)
except ValueError as error:
    assert str(error) == "Automatic Expectation argument estimation requires a Rule-Based Profiler to be provided.", error
else:
    raise AssertionError("auto=True worked without a configuration")
# hide-end
