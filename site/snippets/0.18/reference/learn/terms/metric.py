# fixtures: taxi_trips.csv

# region: get
import great_expectations as gx
from great_expectations.validator.metric_configuration import MetricConfiguration

context = gx.get_context(mode="ephemeral")
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")

row_count = MetricConfiguration("table.row_count", metric_domain_kwargs={})
highest_fare = MetricConfiguration(
    "column.max", metric_domain_kwargs={"column": "fare_amount"}
)
print(validator.get_metric(row_count), validator.get_metric(highest_fare))
# endregion: get

assert validator.get_metric(row_count) == 3000
assert float(validator.get_metric(highest_fare)) == 86.8

# region: arguments
unknown_payments = MetricConfiguration(
    "column_values.in_set.unexpected_count",
    metric_domain_kwargs={"column": "payment_type"},
    metric_value_kwargs={"value_set": ["card", "cash", "app"]},
)
print(validator.get_metric(unknown_payments))
# endregion: arguments

assert validator.get_metric(unknown_payments) == 9

# region: several
metrics = validator.get_metrics(
    {
        "rows": row_count,
        "highest fare": highest_fare,
        "unknown payment types": unknown_payments,
    }
)
for name, value in metrics.items():
    print(name, value)
# endregion: several

# get_metrics() ignores the keys of its argument.
assert set(metrics) == {"table.row_count", "column.max", "column_values.in_set.unexpected_count"}
by_column = validator.get_metrics(
    {
        column: MetricConfiguration("column.max", metric_domain_kwargs={"column": column})
        for column in ("fare_amount", "tip_amount")
    }
)
assert list(by_column) == ["column.max"]

# region: observed
result = validator.expect_column_max_to_be_between(
    column="fare_amount", max_value=100
)
print(result.success, result.result["observed_value"])
# endregion: observed

assert result.success

# region: unknown
from great_expectations.exceptions import MetricProviderError

try:
    validator.get_metric(
        MetricConfiguration("column.range", {"column": "fare_amount"})
    )
except MetricProviderError as error:
    print(error)
# endregion: unknown

# The Metrics in the table.
from great_expectations.expectations.registry import _registered_metrics

for name in (
    "table.row_count",
    "table.columns",
    "table.column_types",
    "column.min",
    "column.max",
    "column.mean",
    "column.median",
    "column.standard_deviation",
    "column.quantile_values",
    "column.distinct_values.count",
    "column_values.nonnull.unexpected_count",
    "column_values.between.unexpected_count",
    "column_pair_values.a_greater_than_b.unexpected_count",
    "compound_columns.unique.unexpected_count",
    "multicolumn_sum.equal.unexpected_count",
):
    assert name in _registered_metrics, name
