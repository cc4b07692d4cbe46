# executable: no — needs a GX Cloud account
# fixtures: taxi_trips.csv

# hide-start
import json
import os
import threading
import uuid
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import parse_qs, urlparse

import great_expectations as gx
from great_expectations.data_context._version_checker import _VersionChecker
from great_expectations.data_context.cloud_constants import CLOUD_DEFAULT_BASE_URL
from great_expectations.data_context.store.gx_cloud_store_backend import GXCloudStoreBackend

assert CLOUD_DEFAULT_BASE_URL == "https://api.greatexpectations.io/"
ORGANIZATION = "00000000-0000-0000-0000-000000000001"
OTHER = "00000000-0000-0000-0000-000000000002"
PLURAL = GXCloudStoreBackend.RESOURCE_PLURALITY_LOOKUP_DICT
KEYS = {PLURAL[kind]: key for kind, key in GXCloudStoreBackend.PAYLOAD_ATTRIBUTES_KEYS.items() if kind in PLURAL}
RESULTS = "https://app.greatexpectations.io/validation-results/"

# A local server stores objects instead of GX Cloud and records the requests.
resources, requests, status = {}, [], 200


def configuration(base):
    def backend(kind):
        return {
            "class_name": "GXCloudStoreBackend",
            "ge_cloud_base_url": base,
            "ge_cloud_resource_type": kind,
            "ge_cloud_credentials": {"access_token": "token", "organization_id": ORGANIZATION},
            "suppress_store_backend_id": True,
        }

    return {
        "anonymous_usage_statistics": {"data_context_id": ORGANIZATION, "enabled": False},
        "config_version": 3.0,
        "datasources": {},
        "checkpoint_store_name": "checkpoints",
        "expectations_store_name": "expectations",
        "validations_store_name": "results",
        "evaluation_parameter_store_name": "parameters",
        "stores": {
            "parameters": {"class_name": "EvaluationParameterStore"},
            "expectations": {"class_name": "ExpectationsStore", "store_backend": backend("expectation_suite")},
            "checkpoints": {"class_name": "CheckpointStore", "store_backend": backend("checkpoint")},
            "results": {"class_name": "ValidationsStore", "store_backend": backend("validation_result")},
        },
    }


def store(kind, identifier, attributes):
    attributes[KEYS[kind]]["ge_cloud_id" if kind == "expectation_suites" else "id"] = identifier
    for part in attributes[KEYS[kind]].get({"datasources": "assets", "checkpoints": "validations"}.get(kind), []):
        part.setdefault("id", str(uuid.uuid4()))
    if kind == "validation_results":
        attributes["validation_result"] = {"display_url": RESULTS + identifier}
    resources.setdefault(kind, {})[identifier] = {"id": identifier, "attributes": attributes}


def answer(command, path, body):
    url = urlparse(path)
    _, _, kind, *identifier = url.path.strip("/").split("/")
    if kind == "data-context-configuration":
        return configuration(os.environ["GX_CLOUD_BASE_URL"])
    kind = kind.replace("-", "_")
    if body and command != "DELETE":
        identifier = identifier or [str(uuid.uuid4())]
        store(kind, identifier[0], json.loads(body)["data"]["attributes"])
    if identifier:
        return {"data": resources[kind][identifier[0]]}
    (name,) = parse_qs(url.query).get("name", [None])
    found = resources.get(kind, {}).values()
    parts = [(item, item["attributes"][KEYS[kind]]) for item in found]
    return {"data": [item for item, part in parts if name in (None, part.get("name"), part.get("expectation_suite_name"))]}


class Server(BaseHTTPRequestHandler):
    def do_GET(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        requests.append((self.command, self.path, dict(self.headers)))
        content = {"errors": [{"detail": "unauthorized"}]} if status != 200 else answer(self.command, self.path, body)
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(content).encode())

    do_POST = do_PUT = do_GET

    def log_message(self, *args):
        pass


server = HTTPServer(("127.0.0.1", 0), Server)
threading.Thread(target=server.serve_forever, daemon=True).start()
os.environ["GX_CLOUD_BASE_URL"] = f"http://127.0.0.1:{server.server_port}/"
pypi, _VersionChecker._PYPI_GX_ENDPOINT = _VersionChecker._PYPI_GX_ENDPOINT, "http://127.0.0.1:1/"
assert pypi == "https://pypi.org/pypi/great_expectations/json"
os.environ["GX_CLOUD_ACCESS_TOKEN"] = "token"
os.environ["GX_CLOUD_ORGANIZATION_ID"] = ORGANIZATION
# Without a connection to PyPI, GX doesn't connect to GX Cloud.
try:
    gx.get_context(mode="cloud")
except OSError as error:
    assert "Max retries exceeded with url" in str(error) and not requests, error
else:
    raise AssertionError("GX ignores PyPI.")
_VersionChecker._PYPI_GX_ENDPOINT = pypi
del os.environ["GX_CLOUD_ACCESS_TOKEN"], os.environ["GX_CLOUD_ORGANIZATION_ID"]
check, _VersionChecker.check_if_using_latest_gx = _VersionChecker.check_if_using_latest_gx, lambda self: True


def fails(words, call):
    try:
        call()
    except Exception as error:
        assert words in f"{type(error).__name__}: {error}", repr(error)
    else:
        raise AssertionError(words)


def connect():
    return gx.get_context(mode="cloud")


fails("GXCloudConfigurationError: GX Cloud Mode enabled, but missing env vars", connect)
os.environ["GX_CLOUD_ACCESS_TOKEN"] = "token"
os.environ["GX_CLOUD_ORGANIZATION_ID"] = ORGANIZATION
status = 401
fails("GXCloudError: Bad request made to GX Cloud", connect)
status = 200
# Arguments take precedence over the variables.
gx.get_context(mode="cloud", cloud_access_token="other", cloud_organization_id=OTHER)
assert requests[-1][1] == f"/organizations/{OTHER}/data-context-configuration", requests[-1]
assert requests[-1][2]["Authorization"] == "Bearer other"
# Without a mode, the variables are sufficient, and the requests contain no workspace.
assert type(gx.get_context()).__name__ == "CloudDataContext"
# hide-end
# region: connect
import great_expectations as gx

context = gx.get_context(mode="cloud")
print(type(context).__name__)
# endregion: connect

# region: define
import great_expectations as gx

context = gx.get_context(mode="cloud")
data_source = context.sources.add_pandas("taxi files")
data_asset = data_source.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")
batch_request = data_asset.build_batch_request()

context.add_expectation_suite("trip checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip checks"
)
validator.expect_column_values_to_not_be_null("pickup_at")
validator.expect_column_values_to_be_between(
    "passenger_count", min_value=1, max_value=6
)
validator.save_expectation_suite(discard_failed_expectations=False)

checkpoint = context.add_checkpoint("trip checks", validator=validator)
# endregion: define

# hide-start
validation = checkpoint.config.validations[0]
suite = context.get_expectation_suite("trip checks")
assert validation["expectation_suite_ge_cloud_id"] == suite.ge_cloud_id
assert [a["name"] for a in checkpoint.action_list] == ["store_validation_result", "store_evaluation_params"]
# A Checkpoint that contains only the name of the Suite evaluates nothing.
unnoticed = context.add_checkpoint("x", batch_request=batch_request, expectation_suite_name="trip checks").run()
assert unnoticed.success and not unnoticed.list_validation_results()[0].results
# Running the script again.
fails("already exists", lambda: context.sources.add_pandas("taxi files"))
fails("already exists", lambda: data_source.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv"))
fails("DataContextError: Unable to load Expectation Suite", lambda: context.get_expectation_suite("no"))
fails("Unable to get object in GX Cloud Store Backend: Object does not exist.", lambda: context.get_checkpoint("no"))
# hide-end

# region: list
for data_source in context.datasources.values():
    print(data_source.name, "|", [asset.name for asset in data_source.assets])
print(context.list_expectation_suite_names())
print([checkpoint.resource_name for checkpoint in context.list_checkpoints()])
# endregion: list

# region: run
import sys

import great_expectations as gx

context = gx.get_context(mode="cloud")
checkpoint = context.get_checkpoint("trip checks")
result = checkpoint.run()

print(result.success, result.validation_result_url)
# hide-start
assert not result.success
assert len(result.list_validation_results()[0].results) == 2
assert result.validation_result_url.startswith(RESULTS)
assert context.get_docs_sites_urls() == []
opened = []
context._open_url_in_browser = opened.append
context.view_validation_result(result)
assert opened == [result.validation_result_url]
# The result that GX sends contains unexpected values.
(sent,) = [r for r in resources["validation_results"].values() if json.dumps(r).count("partial_unexpected_list")]
server.shutdown()
del os.environ["GX_CLOUD_BASE_URL"]
_VersionChecker.check_if_using_latest_gx = check
gx.get_context(mode="cloud")
# hide-end
sys.exit(0 if result.success else 1)
# endregion: run
