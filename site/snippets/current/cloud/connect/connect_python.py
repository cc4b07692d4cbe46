# executable: no — needs a GX Cloud account

# hide-start
import json
import os
import threading
import warnings
from http.server import BaseHTTPRequestHandler, HTTPServer

import great_expectations as gx
from great_expectations.data_context._version_checker import _VersionChecker
from great_expectations.data_context.cloud_constants import CLOUD_DEFAULT_BASE_URL

assert CLOUD_DEFAULT_BASE_URL == "https://api.greatexpectations.io/"
ORGANIZATION = "00000000-0000-0000-0000-000000000001"
WORKSPACES = ["00000000-0000-0000-0000-000000000002", "00000000-0000-0000-0000-000000000003"]

# A local server answers instead of GX Cloud and records the requests.
requests, answers = [], {}


class Recorder(BaseHTTPRequestHandler):
    def do_GET(self):
        requests.append((self.path, dict(self.headers)))
        status, answer = answers.get(self.path.rsplit("/", 1)[-1], (404, {"errors": []}))
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(answer).encode())

    def log_message(self, *args):
        pass


server = HTTPServer(("127.0.0.1", 0), Recorder)
threading.Thread(target=server.serve_forever, daemon=True).start()
os.environ["GX_CLOUD_BASE_URL"] = f"http://127.0.0.1:{server.server_port}/"
check, _VersionChecker.check_if_using_latest_gx = _VersionChecker.check_if_using_latest_gx, lambda self: True


def fails(words, **arguments):
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            gx.get_context(mode="cloud", **arguments)
    except Exception as error:
        assert words in f"{type(error).__name__}: {error}", error
    else:
        raise AssertionError(words)


fails("missing environment variables")
os.environ["GX_CLOUD_ACCESS_TOKEN"] = "token"
os.environ["GX_CLOUD_ORGANIZATION_ID"] = ORGANIZATION

# A rejected token.
answers["me"] = (401, {"errors": [{"detail": "unauthorized"}]})
fails("GXCloudError: Bad request made to GX Cloud")

# Without a workspace ID, GX requests the workspaces of the user. It requires exactly one.
requests.clear()
answers["me"] = (200, {"id": ORGANIZATION, "workspaces": [{"id": id, "role": "editor"} for id in WORKSPACES]})
fails("WorkspaceNotSetError: Workspace id is not set and this user does not belong to exactly 1 workspace")
assert [path for path, _ in requests] == [f"/organizations/{ORGANIZATION}/accounts/me"], requests
headers = requests[0][1]
assert headers["Authorization"] == "Bearer token" and headers["Gx-Version"] == gx.__version__

# The argument takes precedence over the environment variable.
os.environ["GX_CLOUD_WORKSPACE_ID"] = WORKSPACES[0]
for arguments, workspace in (({}, WORKSPACES[0]), ({"cloud_workspace_id": WORKSPACES[1]}, WORKSPACES[1])):
    requests.clear()
    fails("GXCloudError", **arguments)
    assert requests[0][0].startswith(f"/api/v1/organizations/{ORGANIZATION}/workspaces/{workspace}/"), requests

# Timeout and retries of requests to GX Cloud.
from great_expectations.core.http import create_session

adapter = vars(create_session(access_token="token").get_adapter("https://"))
assert (adapter["timeout"], adapter["max_retries"].total) == (20, 5)

server.shutdown()
del os.environ["GX_CLOUD_BASE_URL"]
_VersionChecker.check_if_using_latest_gx = check
# hide-end
# region: connect
import great_expectations as gx

context = gx.get_context(mode="cloud")
print(type(context).__name__)
# endregion: connect

# region: list
for data_source in context.data_sources.all().values():
    for asset in data_source.assets:
        names = [definition.name for definition in asset.batch_definitions]
        print(data_source.name, "|", asset.name, "|", names)
# endregion: list

# region: define
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="cloud")
asset = context.data_sources.get("taxi database").get_asset("taxi_trips")
batch_definition = asset.add_batch_definition_monthly("by month", column="pickup_at")

suite = context.suites.add(gx.ExpectationSuite(name="trips from Python"))
suite.add_expectation(gxe.ExpectColumnValuesToNotBeNull(column="pickup_at"))
suite.add_expectation(
    gxe.ExpectColumnValuesToBeBetween(
        column="fare_amount", min_value=0, severity="warning"
    )
)

validation_definition = context.validation_definitions.add(
    gx.ValidationDefinition(name="trips by month", data=batch_definition, suite=suite)
)
checkpoint = context.checkpoints.add(
    gx.Checkpoint(name="trips from Python", validation_definitions=[validation_definition])
)
# endregion: define

# region: run
import sys

import great_expectations as gx

context = gx.get_context(mode="cloud")
checkpoint = context.checkpoints.get("trips from Python")
result = checkpoint.run(batch_parameters={"year": 2025, "month": 2})

for validation_result in result.run_results.values():
    print(validation_result.success, validation_result.result_url)

sys.exit(0 if result.success else 1)
# endregion: run
