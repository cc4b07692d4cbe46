# fixtures: taxi_trips.csv taxi_zones.csv

# hide-start
from pathlib import Path

exec(Path(__file__).parent.parent.joinpath("sample_project.py").read_text().split("# hide-start")[0])
# hide-end

# region: script
# region: get
import great_expectations as gx

context = gx.get_context(mode="file")
checkpoint = context.get_checkpoint("nightly")
print(checkpoint.config.expectation_suite_name)
print(checkpoint.validations)
# endregion: get

# hide-start
assert checkpoint.config.expectation_suite_name == "passengers"
assert checkpoint.validations == []
# Appending to the validations of a Checkpoint with a single Suite disables this Suite.
data_asset = context.get_datasource("taxi").get_asset("trips")
changed = context.get_checkpoint("nightly")
changed.validations.append(
    {"batch_request": data_asset.build_batch_request(), "expectation_suite_name": "payments"}
)
context.add_or_update_checkpoint(checkpoint=changed)
validated = context.get_checkpoint("nightly").run().list_validation_results()
assert [one.meta["expectation_suite_name"] for one in validated] == ["payments"]
context.add_or_update_checkpoint(checkpoint=checkpoint)
# hide-end

# region: suites
data_asset = context.get_datasource("taxi").get_asset("trips")
trips = data_asset.build_batch_request()

checkpoint = context.add_or_update_checkpoint(
    name="nightly",
    validations=[
        {"batch_request": trips, "expectation_suite_name": "passengers"},
        {"batch_request": trips, "expectation_suite_name": "payments"},
    ],
)
# endregion: suites

# region: zones
data_source = context.get_datasource("taxi")
zones = data_source.add_csv_asset(
    "zones", filepath_or_buffer="taxi_zones.csv"
).build_batch_request()

context.add_or_update_expectation_suite("zones")
validator = context.get_validator(
    batch_request=zones, expectation_suite_name="zones"
)
validator.expect_column_values_to_be_unique("zone_id")
validator.save_expectation_suite()
# endregion: zones

# region: data
checkpoint = context.get_checkpoint("nightly")
checkpoint = context.add_or_update_checkpoint(
    name="nightly",
    validations=[
        *checkpoint.validations,
        {"batch_request": zones, "expectation_suite_name": "zones"},
    ],
)
# endregion: data

# region: run
result = checkpoint.run()
for validation_result in result.list_validation_results():
    suite_name = validation_result.meta["expectation_suite_name"]
    print(suite_name, validation_result.success)
print("all passed:", result.success)
# endregion: run
# endregion: script

# hide-start
assert [one.success for one in result.list_validation_results()] == [False, True, True]
assert not result.success
# hide-end

# region: actions
checkpoint = context.add_or_update_checkpoint(
    name="nightly",
    action_list=[
        {
            "name": "store_validation_result",
            "action": {"class_name": "StoreValidationResultAction"},
        },
    ],
    validations=[
        {"batch_request": trips, "expectation_suite_name": "payments"},
        {
            "batch_request": trips,
            "expectation_suite_name": "passengers",
            "action_list": [
                {
                    "name": "update_data_docs",
                    "action": {"class_name": "UpdateDataDocsAction"},
                },
            ],
        },
    ],
)
result = checkpoint.run()
for run_result in result.run_results.values():
    validation_result = run_result["validation_result"]
    print(validation_result.meta["expectation_suite_name"])
    print(list(run_result["actions_results"]))
# endregion: actions

# hide-start
assert [list(one["actions_results"]) for one in result.run_results.values()] == [
    ["store_validation_result"],
    ["store_validation_result", "update_data_docs"],
]
# The same Suite and data twice.
twice = [{"batch_request": trips, "expectation_suite_name": "passengers"}] * 2
assert len(context.add_or_update_checkpoint(name="twice", validations=twice).run().run_results) == 1
# Shared data with several Suites, and other data in an item.
from great_expectations.exceptions import CheckpointError

shared = context.add_or_update_checkpoint(
    name="shared",
    batch_request=trips,
    validations=[{"expectation_suite_name": "passengers"}, {"expectation_suite_name": "payments"}],
)
assert len(shared.run().run_results) == 2
try:
    context.add_or_update_checkpoint(
        name="shared",
        batch_request=trips,
        validations=[{"batch_request": zones, "expectation_suite_name": "zones"}],
    ).run()
    raise SystemExit("accepted two different Batch Requests")
except CheckpointError as error:
    assert 'BatchRequest attribute "data_asset_name" was provided with different values' in str(error)
# hide-end
