import sys

import great_expectations as gx
from great_expectations.core.expectation_validation_result import ExpectationValidationResult

EXPECTED = {"zone_id", "zone", "district"}


def report(result: ExpectationValidationResult) -> str:
    return f"{result.expectation_config.expectation_type}: {result.success}"


ctx = gx.get_context(mode="ephemeral")
batch = ctx.sources.pandas_default.read_csv("taxi_zones.csv")
print(report(batch.expect_table_column_count_to_equal(value=3)))
print(report(batch.expect_column_to_exist("zone_id")))
sys.exit(0)
