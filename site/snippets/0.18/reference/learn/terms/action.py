# fixtures: taxi_trips.csv

# region: prepare
import great_expectations as gx
from great_expectations.core import ExpectationConfiguration

context = gx.get_context(mode="file")
taxi = context.sources.add_or_update_pandas("taxi")
trips = taxi.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")

suite = context.add_or_update_expectation_suite("trip_checks")
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_unique",
        kwargs={"column": "trip_id"},
    )
)
context.update_expectation_suite(suite)
# endregion: prepare

# hide-start
import os

os.environ["SLACK_WEBHOOK_URL"] = "https://hooks.slack.com/services/T0/B0/secret"
# hide-end

# region: configure
checkpoint = context.add_or_update_checkpoint(
    name="nightly",
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_checks",
    action_list=[
        {
            "name": "store_result",
            "action": {"class_name": "StoreValidationResultAction"},
        },
        {
            "name": "update_data_docs",
            "action": {
                "class_name": "UpdateDataDocsAction",
                "site_names": ["local_site"],
            },
        },
    ],
)
# endregion: configure

# region: results
checkpoint_result = checkpoint.run()
for run_result in checkpoint_result.run_results.values():
    for name, value in run_result["actions_results"].items():
        print(name, value)
# endregion: results

assert checkpoint_result.success
assert list(run_result["actions_results"]) == ["store_result", "update_data_docs"]

# region: notify
slack = {
    "name": "notify_slack",
    "action": {
        "class_name": "SlackNotificationAction",
        "slack_webhook": "${SLACK_WEBHOOK_URL}",
        "notify_on": "failure",
        "renderer": {
            "module_name": "great_expectations.render.renderer.slack_renderer",
            "class_name": "SlackRenderer",
        },
    },
}
# endregion: notify

result = checkpoint.run(action_list=[slack])
for run_result in result.run_results.values():
    assert run_result["actions_results"]["notify_slack"]["slack_notification_result"] == "none required"
    assert "store_result" in run_result["actions_results"]

del os.environ["SLACK_WEBHOOK_URL"]
try:
    checkpoint.run(action_list=[slack])
except Exception as error:
    assert type(error).__name__ == "MissingConfigVariableError"
else:
    raise AssertionError("an Action with a missing variable ran")

try:
    checkpoint.run(action_list=[{"name": "store", "action": {"class_name": "StoreAction"}}])
except Exception as error:
    assert type(error).__name__ == "PluginClassNotFoundError"
else:
    raise AssertionError("an unknown Action ran")

# The defaults of notify_on and the required settings.
import inspect

from great_expectations.checkpoint import actions

defaults = {
    name: inspect.signature(getattr(actions, name)).parameters["notify_on"].default
    for name in (
        "SlackNotificationAction",
        "MicrosoftTeamsNotificationAction",
        "EmailAction",
        "OpsgenieAlertAction",
        "PagerdutyAlertAction",
    )
}
assert defaults == {
    "SlackNotificationAction": "all",
    "MicrosoftTeamsNotificationAction": "all",
    "EmailAction": "all",
    "OpsgenieAlertAction": "failure",
    "PagerdutyAlertAction": "failure",
}
assert inspect.signature(actions.StoreMetricsAction).parameters["requested_metrics"].default is inspect.Parameter.empty

# The Actions that a Checkpoint can't run.
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

bodies = []


class Api(BaseHTTPRequestHandler):
    def do_POST(self):
        bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *arguments):
        pass


server = HTTPServer(("127.0.0.1", 0), Api)
threading.Thread(target=server.serve_forever, daemon=True).start()
for settings in (
    {"class_name": "SNSNotificationAction", "sns_topic_arn": "arn:aws:sns:us-east-1:1:trips", "sns_message_subject": "Trips"},
    {"class_name": "APINotificationAction", "url": f"http://127.0.0.1:{server.server_port}/"},
):
    for module, expected in (
        ({}, "PluginClassNotFoundError"),
        ({"module_name": "great_expectations.checkpoint.actions"}, "TypeError"),
    ):
        try:
            checkpoint.run(action_list=[{"name": "send", "action": {**settings, **module}}])
        except Exception as error:
            assert type(error).__name__ == expected, error
        else:
            raise AssertionError("an Action that returns a string ran")
server.shutdown()
assert len(bodies) == 1 and b'"test_suite_name": "trip_checks"' in bodies[0]
parameters = inspect.signature(actions.SNSNotificationAction).parameters
assert parameters["sns_message_subject"].default is inspect.Parameter.empty
