# fixtures: taxi_trips.csv

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

# A local mail server.
import socketserver

mails = []


class MailServer(socketserver.StreamRequestHandler):
    def handle(self):
        self.wfile.write(b"220 mail\r\n")
        while line := self.rfile.readline():
            command = line[:4].upper().strip()
            if command == b"DATA":
                self.wfile.write(b"354 continue\r\n")
                body = []
                while (text := self.rfile.readline()) != b".\r\n":
                    body.append(text.decode())
                mails.append("".join(body))
            self.wfile.write(b"221 bye\r\n" if command == b"QUIT" else b"250 ok\r\n")
            if command == b"QUIT":
                return


mail_server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), MailServer)
mail_server.daemon_threads = True
threading.Thread(target=mail_server.serve_forever, daemon=True).start()
os.environ["SMTP_ADDRESS"] = "127.0.0.1"
os.environ["SMTP_PORT"] = str(mail_server.server_address[1])
os.environ["OPSGENIE_KEY"] = "key-from-the-environment"
os.environ["PAGERDUTY_API_KEY"] = "api-key"
os.environ["PAGERDUTY_ROUTING_KEY"] = "routing-key"
# hide-end

import great_expectations as gx

# region: data_docs
data_docs = gx.checkpoint.UpdateDataDocsAction(
    name="data docs", site_names=["local_site"]
)
# endregion: data_docs

# region: slack
slack = gx.checkpoint.SlackNotificationAction(
    name="slack",
    slack_webhook="${SLACK_WEBHOOK}",
    notify_on="failure",
)
# endregion: slack

# region: slack_token
slack_app = gx.checkpoint.SlackNotificationAction(
    name="slack app",
    slack_token="${SLACK_TOKEN}",
    slack_channel="data-quality",
    notify_on="failure",
)
# endregion: slack_token

# region: email
email = gx.checkpoint.EmailAction(
    name="email",
    smtp_address="${SMTP_ADDRESS}",
    smtp_port="${SMTP_PORT}",
    sender_alias="checks@example.com",
    receiver_emails="ann@example.com, ben@example.com",
    notify_on="critical",
)
# endregion: email

# region: teams
teams = gx.checkpoint.MicrosoftTeamsNotificationAction(
    name="teams",
    teams_webhook="${TEAMS_WEBHOOK}",
    notify_on="failure",
)
# endregion: teams

# region: opsgenie
import os

opsgenie = gx.checkpoint.OpsgenieAlertAction(
    name="opsgenie",
    api_key=os.environ["OPSGENIE_KEY"],
    priority="P2",
    region="eu",
)
# endregion: opsgenie

# region: pagerduty
import os

pagerduty = gx.checkpoint.PagerdutyAlertAction(
    name="pagerduty",
    api_key=os.environ["PAGERDUTY_API_KEY"],
    routing_key=os.environ["PAGERDUTY_ROUTING_KEY"],
    severity="error",
    notify_on="critical",
)
# endregion: pagerduty

# region: sns
sns = gx.checkpoint.SNSNotificationAction(
    name="sns",
    sns_topic_arn="arn:aws:sns:eu-west-1:123456789012:data-quality",
    sns_message_subject="Trip validation",
)
# endregion: sns

# hide-start
context = gx.get_context(mode="file")
checkpoint = context.checkpoints.add(
    gx.Checkpoint(
        name="notifications",
        validation_definitions=[context.validation_definitions.get("monthly trips")],
        actions=[slack, email, teams, data_docs],
    )
)
assert not checkpoint.run().success
assert len(received) == 2
(mail,) = mails
assert "To: ann@example.com, ben@example.com" in mail and "From: checks@example.com" in mail
assert slack.notify_on == "failure" and opsgenie.notify_on == "failure"
for kind, parameters in {
    gx.checkpoint.SlackNotificationAction: {"slack_webhook": "w"},
    gx.checkpoint.MicrosoftTeamsNotificationAction: {"teams_webhook": "w"},
    gx.checkpoint.EmailAction: {"smtp_address": "a", "smtp_port": "1", "receiver_emails": "r"},
}.items():
    assert kind(name="default", **parameters).notify_on == "all"

# Opsgenie keys are stored as plain text, and `${…}` is not replaced.
from pathlib import Path

context.checkpoints.add(
    gx.Checkpoint(
        name="opsgenie",
        validation_definitions=[context.validation_definitions.get("monthly trips")],
        actions=[opsgenie],
    )
)
assert "key-from-the-environment" in Path("gx/checkpoints/opsgenie.json").read_text()
assert gx.checkpoint.OpsgenieAlertAction(name="o", api_key="${KEY}").api_key == "${KEY}"
assert opsgenie.priority == "P2" and gx.checkpoint.OpsgenieAlertAction(name="o", api_key="k").priority == "P3"

# PagerDuty: the client package is replaced by a stub.
from great_expectations.checkpoint import actions

events = []
client = type("pypd", (), {})()
client.EventV2 = type("EventV2", (), {"create": staticmethod(lambda data: events.append(data))})
actions.pypd = client
failed = checkpoint.run()
assert pagerduty.run(failed) == {"pagerduty_alert_result": "success"}
assert client.api_key == "api-key"
(event,) = events
assert event["routing_key"] == "routing-key" and event["dedup_key"] == "notifications"
assert event["payload"]["severity"] == "error"
assert gx.checkpoint.PagerdutyAlertAction(name="p", api_key="k", routing_key="r").notify_on == "failure"

# Amazon SNS: the message is a JSON string and not an object with the key `default`.
published = []


class Topic:
    exceptions = type("exceptions", (), {"InvalidParameterException": ValueError})

    def publish(self, **parameters):
        published.append(parameters)
        raise ValueError


actions.aws.boto3 = type("boto3", (), {"Session": lambda **_: type("Session", (), {"client": lambda *_: Topic()})()})
assert "Received invalid for message" in sns.run(failed)["result"]
assert published[0]["MessageStructure"] == "json" and isinstance(json.loads(published[0]["Message"]), str)

try:
    actions.APINotificationAction(name="api", url="http://127.0.0.1:9/").run(failed)
    raise SystemExit("the API was called")
except ValueError as error:
    assert "too many values to unpack" in str(error)

# Actions that are not part of the public API.
import inspect

for kind in ("OpsgenieAlertAction", "PagerdutyAlertAction", "SNSNotificationAction", "APINotificationAction"):
    source = inspect.getsource(actions)
    before = source[: source.index(f"class {kind}(")].rstrip()
    assert not before.endswith("@public_api"), kind
# hide-end
