# fixtures: taxi_trips.csv

# hide-start
from pathlib import Path

exec(Path(__file__).parent.joinpath("sample_project.py").read_text().split("# hide-start")[0])
# hide-end

# region: run
import great_expectations as gx

context = gx.get_context(mode="file")
result = context.get_checkpoint("nightly").run()
print("passed:", result.success)
print(result.list_validation_results()[0].statistics)
# endregion: run

# hide-start
assert not result.success
# Actions run for each validation, in the order of the list.
Path("gx/plugins/order_trace.py").write_text(
    """from great_expectations.checkpoint import ValidationAction

order = []


class Trace(ValidationAction):
    def _run(self, validation_result_suite, expectation_suite_identifier=None, **_):
        order.append((expectation_suite_identifier.expectation_suite_name, self.name))
"""
)
names = ["one", "two"]
pairs = [
    {"batch_request": batch_request, "expectation_suite_name": suite} for suite in ("passengers", "payments")
]
context.add_or_update_checkpoint(
    name="order",
    validations=pairs,
    action_list=[{"name": name, "action": {"module_name": "order_trace", "class_name": "Trace"}} for name in names],
).run()
import sys

order = sys.modules["order_trace"].order
assert order == [(suite, name) for suite in ("passengers", "payments") for name in names], order
# An error in an Expectation doesn't stop the run.
suite = context.get_expectation_suite("payments")
from great_expectations.core import ExpectationConfiguration

suite.add_expectation(
    ExpectationConfiguration(expectation_type="expect_column_values_to_be_unique", kwargs={"column": "no such column"})
)
context.update_expectation_suite(suite)
caught = context.get_checkpoint("nightly").run(expectation_suite_name="payments")
assert sorted(one.success for one in caught.list_validation_results()[0].results) == [False, True]
# hide-end
