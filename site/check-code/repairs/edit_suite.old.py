import great_expectations as gx
from great_expectations.core import ExpectationConfiguration

context = gx.get_context(mode="ephemeral")
suite = context.add_expectation_suite("edit")
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={"column": "fare_amount", "min_value": 0},
    )
)
context.add_or_update_expectation_suite(expectation_suite=suite)
again = context.get_expectation_suite("edit")
for config in again.expectations:
    print(config.expectation_type, config.kwargs["column"])
print("edit" in context.list_expectation_suite_names())
context.delete_expectation_suite("edit")
print(context.list_expectation_suite_names())
