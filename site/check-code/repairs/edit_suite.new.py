import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
suite = context.suites.add(gx.ExpectationSuite(name="edit"))
suite.add_expectation(
    gxe.ExpectColumnValuesToBeBetween(
        column="fare_amount", min_value=0
    )
)
context.suites.add_or_update(suite)
again = context.suites.get("edit")
for config in again.expectations:
    print(config.expectation_type, config.column)
print("edit" in [s.name for s in context.suites.all()])
context.suites.delete("edit")
print([s.name for s in context.suites.all()])
