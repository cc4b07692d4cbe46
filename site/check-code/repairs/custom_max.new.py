import great_expectations as gx
from great_expectations.expectations.expectation import ColumnAggregateExpectation


class ExpectColumnMaxToBeLow(ColumnAggregateExpectation):
    metric_dependencies = ("column.max",)
    success_keys = ("limit",)
    limit: float = 100

    def _validate(self, metrics, runtime_configuration=None, execution_engine=None):
        return {"success": metrics["column.max"] < self.limit, "result": {"observed_value": metrics["column.max"]}}


context = gx.get_context()
validator = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
res = validator.validate(ExpectColumnMaxToBeLow(column="fare_amount", limit=90))
print(res.success, res.result["observed_value"])
