# fixtures: taxi_trips.csv

# hide-start
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

exec(Path(__file__).parent.parent.joinpath("sample_project.py").read_text().split("# hide-start")[0])

# A local server that receives the requests for Opsgenie.
received = []
status = 202


class Opsgenie(BaseHTTPRequestHandler):
    def do_POST(self):
        received.append((self.headers["Authorization"], json.loads(self.rfile.read(int(self.headers["Content-Length"])))))
        self.send_response(status)
        self.end_headers()

    def log_message(self, *arguments):
        pass


server = HTTPServer(("127.0.0.1", 0), Opsgenie)
threading.Thread(target=server.serve_forever, daemon=True).start()
os.environ["OPSGENIE_API_KEY"] = "key-from-the-environment"

# The addresses of Opsgenie are fixed in the library.
import requests

original_post = requests.Session.post
addresses = []


def post(session, url, **parameters):
    if "opsgenie.com" in url:
        addresses.append(url)
        url = f"http://127.0.0.1:{server.server_port}/"
    return original_post(session, url, **parameters)


requests.Session.post = post
# hide-end

# region: action
opsgenie = {
    "class_name": "OpsgenieAlertAction",
    "api_key": "${OPSGENIE_API_KEY}",
    "priority": "P2",
    "tags": ["taxi", "data-quality"],
    "notify_on": "failure",
    "renderer": {
        "module_name": "great_expectations.render.renderer.opsgenie_renderer",
        "class_name": "OpsgenieRenderer",
    },
}
# endregion: action

# region: add
import great_expectations as gx

context = gx.get_context(mode="file")
checkpoint = context.get_checkpoint("nightly")
checkpoint.action_list.append({"name": "alert_team", "action": opsgenie})
context.add_or_update_checkpoint(checkpoint=checkpoint)
# endregion: add

# region: run
import great_expectations as gx

context = gx.get_context(mode="file")
result = context.get_checkpoint("nightly").run()
print("passed:", result.success)

for run_result in result.run_results.values():
    print(run_result["actions_results"]["alert_team"])
# endregion: run

# region: message
# hide-start
((key, alert),) = received
print(json.dumps(alert, indent=2, ensure_ascii=False))
# hide-end
# endregion: message

# hide-start
assert key == "GenieKey key-from-the-environment"
assert addresses == ["https://api.opsgenie.com/v2/alerts"]
stored = Path("gx/checkpoints/nightly.yml").read_text()
assert "${OPSGENIE_API_KEY}" in stored and "key-from" not in stored


def run_with(settings, suite="passengers"):
    received.clear()
    addresses.clear()
    default = context.get_checkpoint("nightly").action_list[:3]
    result = context.add_or_update_checkpoint(
        name="test",
        batch_request=batch_request,
        expectation_suite_name=suite,
        action_list=[*default, {"name": "alert_team", "action": settings}],
    ).run()
    (one,) = result.run_results.values()
    return one["actions_results"]["alert_team"]["opsgenie_alert_result"]


assert run_with({**opsgenie, "region": "eu"}) == "success"
assert addresses == ["https://api.eu.opsgenie.com/v2/alerts"]
# The message is the same if the validation passed.
run_with({**opsgenie, "notify_on": "all"}, "payments")
assert received[0][1]["message"] == "Great Expectations suite payments failed"
assert "Success" in received[0][1]["description"]
run_with(opsgenie, "payments")
assert received == []
# Defaults.
short = {key: value for key, value in opsgenie.items() if key not in ("priority", "tags", "notify_on")}
run_with(short)
assert received[0][1]["priority"] == "P3" and received[0][1]["tags"] is None
status = 422
assert run_with(opsgenie) == "error"
# hide-end
