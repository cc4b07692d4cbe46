# executable: no — needs a GX Cloud account

# hide-start
import os

os.environ["GX_CLOUD_ACCESS_TOKEN"] = "token"
os.environ["GX_CLOUD_ORGANIZATION_ID"] = "00000000-0000-0000-0000-000000000000"
os.environ["GX_CLOUD_WORKSPACE_ID"] = "00000000-0000-0000-0000-000000000000"

# The parameters of the example, with a Data Context in memory.
import great_expectations as gx
import great_expectations.expectations as gxe
import sqlite3

with sqlite3.connect("taxi.db") as connection:
    connection.execute("CREATE TABLE taxi_trips (pickup_at DATETIME)")
    connection.executemany("INSERT INTO taxi_trips VALUES (?)", [("2025-01-31 10:00:00",), ("2025-01-31 11:00:00",), ("2025-02-14 10:00:00",)])
local = gx.get_context(mode="ephemeral")
asset = local.data_sources.add_sqlite("a", connection_string="sqlite:///taxi.db").add_table_asset("a", table_name="taxi_trips")
days = asset.add_batch_definition_daily("by day", column="pickup_at")
suite = local.suites.add(gx.ExpectationSuite(name="a", expectations=[gxe.ExpectTableRowCountToEqual(value=1)]))
definition = local.validation_definitions.add(gx.ValidationDefinition(name="a", data=days, suite=suite))
local_checkpoint = local.checkpoints.add(gx.Checkpoint(name="a", validation_definitions=[definition]))
assert local_checkpoint.run(batch_parameters={"year": 2025, "month": 2, "day": 14}).success
assert not local_checkpoint.run(batch_parameters={"year": 2025, "month": 1, "day": 31}).success
assert local_checkpoint.run().success
# hide-end
# region: run
import great_expectations as gx

context = gx.get_context(mode="cloud")
checkpoint = context.checkpoints.get("NAME FROM GX CLOUD")
result = checkpoint.run(batch_parameters={"year": 2025, "month": 2, "day": 14})
# endregion: run

# region: read
for validation_result in result.run_results.values():
    print(validation_result.result_url)
    for expectation_result in validation_result.results:
        config = expectation_result.expectation_config
        print(expectation_result.success, config.type, config.kwargs.get("column", ""))
    print("highest severity:", validation_result.get_max_severity_failure())
# endregion: read
