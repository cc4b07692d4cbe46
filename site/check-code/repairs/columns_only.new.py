import sys

import great_expectations as gx
import great_expectations.expectations as gxe
from great_expectations.core.expectation_validation_result import ExpectationValidationResult

EXPECTED = {"zone_id", "zone", "district"}


def report(result: ExpectationValidationResult) -> str:
    return f"{result.expectation_config.type}: {result.success}"


ctx = gx.get_context(mode="ephemeral")
batch = ctx.data_sources.pandas_default.read_csv("taxi_zones.csv")
print(report(batch.validate(gxe.ExpectTableColumnCountToEqual(value=3))))
print(report(batch.validate(gxe.ExpectColumnToExist(column="zone_id"))))
sys.exit(0)
