# fixtures: taxi_trips.csv

# region: metrics
import great_expectations as gx
from great_expectations import metrics

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv", nrows=500)

rows, fares, nulls, types = batch.compute_metrics(
    [
        metrics.BatchRowCount(),
        metrics.ColumnDescriptiveStats(column="fare_amount"),
        metrics.ColumnNullCount(column="passenger_count"),
        metrics.ColumnDistinctValues(column="payment_type"),
    ]
)
print("rows:", rows.value)
print(f"fares: {fares.value.min} to {fares.value.max}")
print(f"mean fare: {fares.value.mean:.2f}")
print("null passenger counts:", nulls.value)
print("payment types:", sorted(types.value))
# endregion: metrics

# hide-start
assert rows.value == 500
from great_expectations.metrics.metric_results import MetricErrorResult

failed = batch.compute_metrics(metrics.ColumnMean(column="fare"))
assert isinstance(failed, MetricErrorResult)
assert 'The column "fare" in BatchData does not exist' in failed.value.exception_message
both = batch.compute_metrics([metrics.ColumnMean(column="fare"), metrics.BatchRowCount()])
assert isinstance(both[0], MetricErrorResult) and both[1].value == 500
try:
    batch.compute_metrics(metrics.QueryRowCount(query="SELECT 1 FROM {batch}"))
    raise AssertionError("pandas computed a query")
except Exception as error:
    assert "No provider found" in str(error)
assert {"ColumnValuesMatchRegexCount", "ColumnValuesNotMatchRegexCount", "SampleValues"} <= set(vars(metrics))
# hide-end
