# fixtures: taxi_trips.csv

# hide-start
# The project that the page built earlier. `sys.exit` is replaced so that the exit code can be asserted.
import sys

import great_expectations as gx
import great_expectations.expectations as gxe

project = gx.get_context(mode="file")
trips = project.data_sources.add_pandas_filesystem("taxi files", base_directory=".").add_csv_asset("trips")
suite = project.suites.add(
    gx.ExpectationSuite(
        name="trip checks",
        expectations=[
            gxe.ExpectColumnValuesToBeBetween(column="passenger_count", min_value=1, max_value=6, severity="warning"),
            gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0),
        ],
    )
)
definition = project.validation_definitions.add(
    gx.ValidationDefinition(
        name="all trips", data=trips.add_batch_definition_path("all trips", path="taxi_trips.csv"), suite=suite
    )
)
project.checkpoints.add(
    gx.Checkpoint(
        name="trips",
        validation_definitions=[definition],
        actions=[gx.checkpoint.UpdateDataDocsAction(name="data docs")],
    )
)
exits = []
sys.exit = exits.append
# hide-end

# region: run
import sys

import great_expectations as gx

context = gx.get_context(mode="file")
result = context.checkpoints.get("trips").run()

for validation_result in result.run_results.values():
    if validation_result.get_max_severity_failure() == "critical":
        sys.exit("A critical Expectation failed")
# endregion: run

# hide-start
assert exits == ["A critical Expectation failed"]

# If only the warning fails, the script exits normally.
exits.clear()
suite.expectations[1].min_value = -100
suite.save()
(validation_result,) = context.checkpoints.get("trips").run().run_results.values()
assert not validation_result.success
assert validation_result.get_max_severity_failure() == "warning"
# hide-end
