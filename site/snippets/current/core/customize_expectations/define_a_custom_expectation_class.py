# fixtures: taxi_trips.csv

# hide-start
# The module `taxi_expectations.py`, which the second half of this file imports.
import sys
import types

module = types.ModuleType("taxi_expectations")
sys.modules["taxi_expectations"] = module
# hide-end

# region: class
import great_expectations.expectations as gxe


class ExpectValidPassengerCount(gxe.ExpectColumnValuesToBeBetween):
    """A trip has one to six passengers."""

    column: str = "passenger_count"
    min_value: int = 1
    max_value: int = 6
    mostly: float = 0.99
    description: str = "At least 99% of trips have one to six passengers"
# endregion: class

# hide-start
module.ExpectValidPassengerCount = ExpectValidPassengerCount
# hide-end

# region: use
# region: try
import great_expectations as gx
from taxi_expectations import ExpectValidPassengerCount

context = gx.get_context(mode="file")
batch_definition = (
    context.data_sources.add_or_update_pandas_filesystem(
        "taxi files", base_directory="."
    )
    .add_csv_asset("trips")
    .add_batch_definition_path("all trips", path="taxi_trips.csv")
)
result = batch_definition.get_batch().validate(ExpectValidPassengerCount())
print("passed:", result.success)
print(f"unexpected: {result.result['unexpected_percent']:.2f}%")
# endregion: try

# region: suite
suite = context.suites.add_or_update(
    gx.ExpectationSuite(
        name="taxi",
        expectations=[ExpectValidPassengerCount(severity="warning")],
    )
)
# endregion: suite

# region: checkpoint
validation_definition = context.validation_definitions.add_or_update(
    gx.ValidationDefinition(name="taxi", data=batch_definition, suite=suite)
)
checkpoint = context.checkpoints.add_or_update(
    gx.Checkpoint(
        name="taxi",
        validation_definitions=[validation_definition],
        actions=[gx.checkpoint.UpdateDataDocsAction(name="data docs")],
    )
)
result = checkpoint.run()
print("passed:", result.success)
# endregion: checkpoint

# region: count
for validation_result in result.run_results.values():
    evaluated = validation_result.statistics["evaluated_expectations"]
    print("evaluated:", evaluated, "of", len(suite.expectations))
# endregion: count
# endregion: use

# hide-start
import json
import subprocess
from pathlib import Path

assert result.success and evaluated == 1
assert batch_definition.get_batch().validate(ExpectValidPassengerCount()).result["unexpected_count"] == 11
(stored,) = json.loads(Path("gx/expectations/taxi.json").read_text())["expectations"]
assert stored["type"] == "expect_valid_passenger_count"
assert stored["kwargs"] == {} and stored["severity"] == "warning" and "description" not in stored
(page,) = Path("gx/uncommitted/data_docs/local_site/validations").rglob("*.html")
assert "At least 99% of trips have one to six passengers" in page.read_text()

# Parameters that were passed are stored. Defaults come from the class.
assert batch_definition.get_batch().validate(ExpectValidPassengerCount(max_value=4, mostly=1)).success is False

# A severity in the class is not stored, so the Suite has unsaved changes.
class ExpectMild(gxe.ExpectColumnValuesToNotBeNull):
    column: str = "passenger_count"
    severity: str = "warning"


mild = context.suites.add(gx.ExpectationSuite(name="mild", expectations=[ExpectMild()]))
assert json.loads(Path("gx/expectations/mild.json").read_text())["expectations"][0]["severity"] == "critical"
try:
    context.validation_definitions.add(gx.ValidationDefinition(name="mild", data=batch_definition, suite=mild)).run()
    raise SystemExit("ran")
except gx.exceptions.ResourceFreshnessAggregateError as error:
    assert "has changed since it has last been saved" in str(error)

# A default without a type annotation raises an error.
try:

    class ExpectUntyped(gxe.ExpectColumnValuesToNotBeNull):
        column = "passenger_count"

    raise SystemExit("accepted")
except TypeError as error:
    assert "use a type annotation" in str(error)

# A script that does not import the class ignores the Expectation.
script = """
import great_expectations as gx
context = gx.get_context(mode='file')
result = context.checkpoints.get('taxi').run()
(one,) = result.run_results.values()
print(result.success, one.statistics['evaluated_expectations'])
"""
got = subprocess.run(
    [sys.executable, "-W", "ignore", "-c", script], capture_output=True, text=True, check=False
)
assert got.stdout.split() == ["True", "0"], got
assert "expect_valid_passenger_count not found" in got.stderr
# hide-end
