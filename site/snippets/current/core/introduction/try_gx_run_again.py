# fixtures: taxi_trips.csv

# hide-start
# A project as the page has built it before, and an exit that can be looked at.
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
        sys.exit("A critical check failed")
# endregion: run

# hide-start
assert exits == ["A critical check failed"]

# With the fares mended only a warning is left, and the script ends well.
exits.clear()
suite.expectations[1].min_value = -100
suite.save()
(validation_result,) = context.checkpoints.get("trips").run().run_results.values()
assert not validation_result.success
assert validation_result.get_max_severity_failure() == "warning"
# hide-end
