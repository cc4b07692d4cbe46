# fixtures: taxi_trips.csv

# hide-start
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

snippets = Path(__file__).parent
exec(snippets.parent.joinpath("sample_project.py").read_text().split("# hide-start")[0])
Path("gx/plugins/openlineage_events.py").write_text(snippets.joinpath("openlineage_events.py").read_text())

# A local server that receives the events.
received = []
status = 201


class Backend(BaseHTTPRequestHandler):
    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        received.append((self.path, self.headers.get("Authorization"), body))
        self.send_response(status)
        self.end_headers()

    def log_message(self, *arguments):
        pass


server = HTTPServer(("127.0.0.1", 0), Backend)
threading.Thread(target=server.serve_forever, daemon=True).start()
os.environ["OPENLINEAGE_URL"] = f"http://127.0.0.1:{server.server_port}"
# hide-end

# region: add
import great_expectations as gx

context = gx.get_context(mode="file")
checkpoint = context.get_checkpoint("nightly")
checkpoint.action_list.append(
    {
        "name": "openlineage",
        "action": {
            "module_name": "openlineage_events",
            "class_name": "SendOpenLineageEvent",
            "url": "${OPENLINEAGE_URL}",
            "namespace": "taxi",
            "job": "validate_trips",
            "dataset": {"namespace": "file", "name": "/data/taxi_trips.csv"},
        },
    }
)
context.add_or_update_checkpoint(checkpoint=checkpoint)
# endregion: add

# region: run
import great_expectations as gx

context = gx.get_context(mode="file")
result = context.get_checkpoint("nightly").run()

for run_result in result.run_results.values():
    print(run_result["actions_results"]["openlineage"])
# endregion: run

# region: event
# hide-start
((path, key, event),) = received
print(json.dumps(event["inputs"][0]["inputFacets"]["dataQualityAssertions"]["assertions"], indent=2))
# hide-end
# endregion: event

# hide-start
assert path == "/api/v1/lineage" and key is None
assert event["eventType"] == "COMPLETE" and event["job"] == {"namespace": "taxi", "name": "validate_trips"}
assert event["inputs"][0]["namespace"] == "file" and event["inputs"][0]["name"] == "/data/taxi_trips.csv"


def run_with(**settings):
    received.clear()
    actions = context.get_checkpoint("nightly").action_list
    action = {"name": "openlineage", "action": {**actions[-1]["action"], **settings}}
    (one,) = (
        context.add_or_update_checkpoint(
            name="test",
            batch_request=batch_request,
            expectation_suite_name="passengers",
            action_list=[*actions[:-1], action],
        )
        .run()
        .run_results.values()
    )
    return one["actions_results"]["openlineage"]["event_sent"]


os.environ["OPENLINEAGE_API_KEY"] = "key"
assert run_with(api_key="${OPENLINEAGE_API_KEY}")
assert received[0][1] == "Bearer key"
assert not run_with(url="http://127.0.0.1:9")
status = 500
assert not run_with()
# The package of OpenLineage isn't installed.
try:
    run_with(module_name="openlineage.common.provider.great_expectations", class_name="OpenLineageValidationAction")
except FileNotFoundError as error:
    assert 'No module named "openlineage.common.provider.great_expectations" could be found' in str(error)
else:
    raise SystemExit("the package is installed")
# hide-end
