import great_expectations as gx
from great_expectations.expectations.expectation import ColumnAggregateExpectation


class ExpectColumnMaxToBeLow(ColumnAggregateExpectation):
    metric_dependencies = ("column.max",)
    success_keys = ("limit",)
    default_kwarg_values = {"limit": 100}

    def _validate(self, configuration, metrics, runtime_configuration=None, execution_engine=None):
        limit = self.get_success_kwargs(configuration).get("limit")
        return {"success": metrics["column.max"] < limit, "result": {"observed_value": metrics["column.max"]}}


context = gx.get_context()
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")
res = validator.expect_column_max_to_be_low(column="fare_amount", limit=90)
print(res.success, res.result["observed_value"])
