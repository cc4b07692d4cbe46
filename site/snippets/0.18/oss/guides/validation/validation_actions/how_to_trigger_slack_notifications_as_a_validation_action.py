# fixtures: taxi_trips.csv

# hide-start
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

exec(Path(__file__).parent.parent.joinpath("sample_project.py").read_text().split("# hide-start")[0])

# A local server that receives the messages for Slack.
received = []


class Slack(BaseHTTPRequestHandler):
    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        received.append((self.headers.get("Authorization"), body))
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'{"ok": true}' if self.headers.get("Authorization") else b"ok")

    def log_message(self, *arguments):
        pass


server = HTTPServer(("127.0.0.1", 0), Slack)
threading.Thread(target=server.serve_forever, daemon=True).start()
address = f"http://127.0.0.1:{server.server_port}/"
os.environ["SLACK_WEBHOOK"] = address
os.environ["SLACK_TOKEN"] = "xoxb-token"

# The address of Slack's API is fixed in the library.
import requests

original_post = requests.Session.post


def post(session, url, **parameters):
    return original_post(session, url.replace("https://slack.com/api/chat.postMessage", address), **parameters)


requests.Session.post = post
# hide-end

# region: webhook
slack = {
    "class_name": "SlackNotificationAction",
    "slack_webhook": "${SLACK_WEBHOOK}",
    "notify_on": "failure",
    "renderer": {
        "module_name": "great_expectations.render.renderer.slack_renderer",
        "class_name": "SlackRenderer",
    },
}
# endregion: webhook

webhook = slack

# region: app
slack = {
    "class_name": "SlackNotificationAction",
    "slack_token": "${SLACK_TOKEN}",
    "slack_channel": "data-quality",
    "notify_on": "failure",
    "renderer": {
        "module_name": "great_expectations.render.renderer.slack_renderer",
        "class_name": "SlackRenderer",
    },
}
# endregion: app

app = slack
slack = webhook

# region: add
import great_expectations as gx

context = gx.get_context(mode="file")
checkpoint = context.get_checkpoint("nightly")
checkpoint.action_list.append({"name": "notify_team", "action": slack})
context.add_or_update_checkpoint(checkpoint=checkpoint)
# endregion: add

# region: run
import great_expectations as gx

context = gx.get_context(mode="file")
result = context.get_checkpoint("nightly").run()
print("passed:", result.success)

for run_result in result.run_results.values():
    print(run_result["actions_results"]["notify_team"])
# endregion: run

# region: message
# hide-start
((_, message),) = received
for block in message["blocks"]:
    text = block.get("text", {}).get("text", "").strip()
    if text and "DataDocs" not in text:
        print(text)
# hide-end
# endregion: message

# hide-start
stored = Path("gx/checkpoints/nightly.yml").read_text()
assert "slack_webhook: ${SLACK_WEBHOOK}" in stored and "127.0.0.1" not in stored
assert "file://" in json.dumps(message)


def run_with(settings, actions=None):
    received.clear()
    default = context.get_checkpoint("nightly").action_list[:3]
    return context.add_or_update_checkpoint(
        name="test",
        batch_request=batch_request,
        expectation_suite_name="passengers",
        action_list=[*(default if actions is None else actions), {"name": "notify_team", "action": settings}],
    ).run()


run_with(app)
((token, body),) = received
assert token == "Bearer xoxb-token" and body["channel"] == "data-quality"
for notify_on, messages in {"all": 1, "failure": 1, "success": 0}.items():
    run_with({**webhook, "notify_on": notify_on})
    assert len(received) == messages, notify_on
# The link is missing if the Action runs before Data Docs are updated.
run_with(webhook, actions=[])
assert "DataDocs" not in json.dumps(received)
# notify_with limits the links.
run_with({**webhook, "notify_with": ["local_site"]})
assert "DataDocs" in json.dumps(received)
run_with({**webhook, "notify_with": ["s3_site"]})
assert "not configured under `data_docs_sites`" in json.dumps(received)
# show_failed_expectations has no effect.
run_with({**webhook, "show_failed_expectations": True})
assert "expect_column" not in json.dumps(received)
# A server that can't be reached doesn't stop the run.
run_with({**webhook, "slack_webhook": "http://127.0.0.1:9/"})
from great_expectations.exceptions import MissingConfigVariableError

errors = {
    MissingConfigVariableError: {**webhook, "slack_webhook": "${NO_SUCH_VARIABLE}"},
    TypeError: {key: value for key, value in webhook.items() if key != "renderer"},
    AssertionError: {**webhook, "slack_token": "t", "slack_channel": "c"},
}
for kind, settings in errors.items():
    try:
        run_with(settings)
    except kind as error:
        message = str(error)
        assert kind is not TypeError or "missing 1 required positional argument: 'renderer'" in message
        assert kind is not MissingConfigVariableError or "Unable to find a match for config substitution" in message
    else:
        raise SystemExit(f"{kind} was not raised")
# The variable is also read from a file.
with Path("gx/uncommitted/config_variables.yml").open("a") as variables:
    variables.write(f"\nteam_webhook: {address}\n")
context = gx.get_context(mode="file")
run_with({**webhook, "slack_webhook": "${team_webhook}"})
assert len(received) == 1
# hide-end
