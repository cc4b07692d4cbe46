# fixtures: taxi_trips.csv

# region: prepare
import great_expectations as gx
from great_expectations.core import ExpectationConfiguration

context = gx.get_context(mode="file")

passengers = context.add_or_update_expectation_suite("passengers")
passengers.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={
            "column": "passenger_count",
            "min_value": 1,
            "max_value": 6,
        },
    )
)
context.update_expectation_suite(passengers)

payments = context.add_or_update_expectation_suite("payments")
payments.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_in_set",
        kwargs={
            "column": "payment_type",
            "value_set": ["card", "cash", "app"],
            "mostly": 0.99,
        },
    )
)
context.update_expectation_suite(payments)
# endregion: prepare

# region: create
taxi = context.sources.add_or_update_pandas("taxi")
trips = taxi.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")
checkpoint = context.add_or_update_checkpoint(
    name="nightly",
    batch_request=trips.build_batch_request(),
    expectation_suite_name="passengers",
)
# endregion: create

assert [action["name"] for action in checkpoint.action_list] == [
    "store_validation_result",
    "store_evaluation_params",
    "update_data_docs",
]

# region: run
result = checkpoint.run(run_name="first run")
print("passed:", result.success)
print(result.list_validation_results()[0].statistics)
# endregion: run

assert not result.success
assert result.run_id.run_name == "first run"
assert type(result).__name__ == "CheckpointResult"
identifier = result.list_validation_result_identifiers()[0]
assert set(result.run_results[identifier]) == {"validation_result", "actions_results"}
assert set(result.run_results[identifier]["actions_results"]) == {
    "store_validation_result",
    "store_evaluation_params",
    "update_data_docs",
}

# region: get
checkpoint = context.get_checkpoint("nightly")
print("passed:", checkpoint.run().success)
# endregion: get

# region: two
checkpoint = context.add_or_update_checkpoint(
    name="nightly",
    validations=[
        {
            "batch_request": trips.build_batch_request(),
            "expectation_suite_name": "passengers",
        },
        {
            "batch_request": trips.build_batch_request(),
            "expectation_suite_name": "payments",
        },
    ],
)
result = checkpoint.run()
for validation_result in result.list_validation_results():
    suite_name = validation_result.meta["expectation_suite_name"]
    print(suite_name, validation_result.success)
print("all passed:", result.success)
# endregion: two

assert not result.success
assert [one.success for one in result.list_validation_results()] == [False, True]
assert result.get_statistics()["validation_result_count"] == 2

# region: runtime
import pandas as pd

frame = pd.read_csv("taxi_trips.csv", parse_dates=["pickup_at"])
memory = context.sources.add_or_update_pandas("memory")
months = memory.add_dataframe_asset("month")
checkpoint = context.add_or_update_checkpoint(
    name="by month", expectation_suite_name="passengers"
)

for month, rows in frame.groupby(frame.pickup_at.dt.month):
    result = checkpoint.run(
        batch_request=months.build_batch_request(dataframe=rows),
        run_name=f"month {month}",
    )
    validation_result = result.list_validation_results()[0]
    unexpected = validation_result.results[0].result["unexpected_count"]
    print(month, len(rows), "rows,", unexpected, "unexpected")
# endregion: runtime

# region: actions
checkpoint = context.add_or_update_checkpoint(
    name="quiet",
    batch_request=trips.build_batch_request(),
    expectation_suite_name="payments",
    runtime_configuration={"result_format": "BOOLEAN_ONLY"},
    action_list=[
        {
            "name": "store_validation_result",
            "action": {"class_name": "StoreValidationResultAction"},
        },
    ],
)
# endregion: actions

result = checkpoint.run()
assert result.list_validation_results()[0].results[0].result == {}
assert len(checkpoint.action_list) == 1

from great_expectations.exceptions import CheckpointError, CheckpointNotFoundError

# region: stop
import sys

result = checkpoint.run()
if not result.success:
    sys.exit("The validation of the taxi trips failed.")
# endregion: stop

assert result.success

from pathlib import Path

import yaml

# The stored settings.
stored = yaml.safe_load(Path("gx/checkpoints/nightly.yml").read_text())
assert stored["config_version"] == 1.0
assert stored["class_name"] == "Checkpoint"
assert [one["expectation_suite_name"] for one in stored["validations"]] == ["passengers", "payments"]

# Errors that the page mentions.
try:
    context.add_checkpoint(name="nightly")
except CheckpointError:
    pass
else:
    raise AssertionError("a second Checkpoint with the same name was added")
try:
    context.get_checkpoint("weekly")
except CheckpointNotFoundError:
    pass
else:
    raise AssertionError("a Checkpoint that does not exist was found")
try:
    context.add_or_update_checkpoint(name="empty").run()
except CheckpointError:
    pass
else:
    raise AssertionError("a Checkpoint without data ran")

# An argument of run() overrides the stored Suite.
result = context.get_checkpoint("quiet").run(expectation_suite_name="passengers")
print(result.list_validation_results()[0].meta["expectation_suite_name"])

# A Validator together with other arguments.
validator = context.get_validator(batch_request=trips.build_batch_request(), expectation_suite_name="passengers")
combined = context.add_or_update_checkpoint(
    name="combined",
    validator=validator,
    batch_request=trips.build_batch_request(),
    expectation_suite_name="payments",
)
result = combined.run()
assert [one.meta["expectation_suite_name"] for one in result.list_validation_results()] == ["passengers"]
others = taxi.add_csv_asset("others", filepath_or_buffer="taxi_trips.csv")
combined = context.add_or_update_checkpoint(
    name="combined", validator=validator, batch_request=others.build_batch_request()
)
try:
    combined.run()
except CheckpointError as error:
    assert "provided with different values" in str(error)
else:
    raise AssertionError("a Validator ran on other data")

from great_expectations.checkpoint import actions

for name in (
    "EmailAction",
    "MicrosoftTeamsNotificationAction",
    "OpsgenieAlertAction",
    "PagerdutyAlertAction",
    "SlackNotificationAction",
    "SNSNotificationAction",
    "StoreEvaluationParametersAction",
    "StoreMetricsAction",
    "StoreValidationResultAction",
    "UpdateDataDocsAction",
):
    assert hasattr(actions, name), name
