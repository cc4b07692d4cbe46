# fixtures: taxi_trips.csv
# pictures: results=gx/**/validations/**/*month_2.html

# hide-start
# The sample project that the page starts from.
import sqlite3

import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

with sqlite3.connect("taxi.db") as database:
    pd.read_csv("taxi_trips.csv").to_sql("trips", database, index=False)

project = gx.get_context(mode="file")
table = project.data_sources.add_sqlite("taxi database", connection_string="sqlite:///taxi.db")
by_month = table.add_table_asset("trips", table_name="trips").add_batch_definition_monthly(
    "trips by month", column="pickup_at"
)
checks = project.suites.add(
    gx.ExpectationSuite(
        name="trip checks",
        expectations=[
            gxe.ExpectTableRowCountToBeBetween(min_value=900, max_value=1200),
            gxe.ExpectColumnValuesToBeBetween(column="passenger_count", min_value=1, max_value=6, severity="warning"),
            gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0),
        ],
    )
)
project.validation_definitions.add(gx.ValidationDefinition(name="monthly trips", data=by_month, suite=checks))

# A local server that receives the webhook requests.
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

received = []


class Webhook(BaseHTTPRequestHandler):
    def do_POST(self):
        received.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *arguments):
        pass


server = HTTPServer(("127.0.0.1", 0), Webhook)
threading.Thread(target=server.serve_forever, daemon=True).start()
os.environ["SLACK_WEBHOOK"] = os.environ["TEAMS_WEBHOOK"] = f"http://127.0.0.1:{server.server_port}/"
# hide-end

# region: create
import great_expectations as gx

context = gx.get_context(mode="file")
checkpoint = context.checkpoints.add_or_update(
    gx.Checkpoint(
        name="trips",
        validation_definitions=[
            context.validation_definitions.get("monthly trips")
        ],
        actions=[gx.checkpoint.UpdateDataDocsAction(name="data docs")],
    )
)
result = checkpoint.run(batch_parameters={"year": 2025, "month": 1})
print("passed:", result.success)
# endregion: create

# region: actions
checkpoint.actions.append(
    gx.checkpoint.SlackNotificationAction(
        name="notify data team",
        slack_webhook="${SLACK_WEBHOOK}",
        notify_on="failure",
    )
)
checkpoint.save()
# endregion: actions

# region: result_format
checkpoint.result_format = {
    "result_format": "SUMMARY",
    "unexpected_index_column_names": ["trip_id"],
}
checkpoint.save()
# endregion: result_format

# region: try
result = checkpoint.run(batch_parameters={"year": 2025, "month": 2})
print("passed:", result.success)
# endregion: try

# region: message
# hide-start
(message,) = received
for block in message["blocks"]:
    text = block.get("text", {}).get("text", "").strip()
    if text and "DataDocs" not in text:
        print(text)
# hide-end
# endregion: message

# hide-start
from pathlib import Path

assert not result.success
stored = json.loads(Path("gx/checkpoints/trips.json").read_text())
assert stored["actions"][1]["slack_webhook"] == "${SLACK_WEBHOOK}"
assert stored["validation_definitions"][0]["name"] == "monthly trips"
assert stored["result_format"] == checkpoint.result_format
# Data Docs were updated before the message, which links to them.
pages = list(Path("gx/uncommitted/data_docs/local_site/validations").rglob("*.html"))
assert len(pages) == 2
assert "local_site/validations/trip%20checks" in message["blocks"][3]["text"]["text"]

# An unset variable raises an error; a webhook that does not respond does not.
del os.environ["SLACK_WEBHOOK"]
try:
    checkpoint.run()
    raise SystemExit("ran without the variable")
except Exception as error:
    assert "SLACK_WEBHOOK" in str(error)
os.environ["SLACK_WEBHOOK"] = "http://127.0.0.1:9/"
assert not checkpoint.run().success

# `notify_on` with a severity matches the highest severity of the failed Expectations.
os.environ["SLACK_WEBHOOK"] = f"http://127.0.0.1:{server.server_port}/"
for notify_on, messages in {
    "all": 1, "failure": 1, "success": 0, "critical": 1, "warning": 0, "info": 0
}.items():
    received.clear()
    checkpoint.actions = [
        gx.checkpoint.SlackNotificationAction(name="s", slack_webhook="${SLACK_WEBHOOK}", notify_on=notify_on)
    ]
    checkpoint.save()
    checkpoint.run()
    assert len(received) == messages, notify_on

# Two Validation Definitions with the same Suite and Batch have one result.
validation_definition = context.validation_definitions.get("monthly trips")
other = context.validation_definitions.add(
    gx.ValidationDefinition(
        name="again", data=validation_definition.data, suite=validation_definition.suite
    )
)
twice = context.checkpoints.add(
    gx.Checkpoint(name="twice", validation_definitions=[validation_definition, other])
)
assert len(twice.run().run_results) == 1
try:
    gx.checkpoint.SlackNotificationAction(name="s", slack_webhook="w", slack_token="t", slack_channel="c")
    raise SystemExit("accepted both a webhook and a token")
except ValueError:
    pass
# hide-end
