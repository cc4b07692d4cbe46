# fixtures: taxi_trips.csv

# hide-start
import os
import socketserver
import threading
from email import message_from_string
from email.header import decode_header
from pathlib import Path

exec(Path(__file__).parent.parent.joinpath("sample_project.py").read_text().split("# hide-start")[0])

# A local mail server.
mails = []
logins = []
accept_login = True


class MailServer(socketserver.StreamRequestHandler):
    def handle(self):
        self.wfile.write(b"220 mail\r\n")
        while line := self.rfile.readline():
            command = line[:4].upper().strip()
            if command == b"EHLO":
                self.wfile.write(b"250-mail\r\n250 AUTH PLAIN\r\n")
                continue
            if command == b"AUTH":
                logins.append(line)
                self.wfile.write(b"235 ok\r\n" if accept_login else b"535 wrong password\r\n")
                continue
            if command == b"DATA":
                self.wfile.write(b"354 continue\r\n")
                body = []
                while (text := self.rfile.readline()) != b".\r\n":
                    body.append(text.decode())
                mails.append(message_from_string("".join(body)))
            self.wfile.write(b"221 bye\r\n" if command == b"QUIT" else b"250 ok\r\n")
            if command == b"QUIT":
                return


server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), MailServer)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
os.environ["SMTP_ADDRESS"] = "127.0.0.1"
os.environ["SMTP_PORT"] = str(server.server_address[1])
os.environ["SMTP_LOGIN"] = "checks@example.com"
os.environ["SMTP_PASSWORD"] = "secret"

# The server has no certificate, so `starttls` does nothing.
import smtplib

smtplib.SMTP.starttls = lambda self, context=None: (220, b"ready")
# hide-end

# region: action
email = {
    "class_name": "EmailAction",
    "smtp_address": "${SMTP_ADDRESS}",
    "smtp_port": "${SMTP_PORT}",
    "sender_login": "${SMTP_LOGIN}",
    "sender_password": "${SMTP_PASSWORD}",
    "receiver_emails": "ann@example.com, ben@example.com",
    "use_tls": True,
    "notify_on": "failure",
    "renderer": {
        "module_name": "great_expectations.render.renderer.email_renderer",
        "class_name": "EmailRenderer",
    },
}
# endregion: action

# region: add
import great_expectations as gx

context = gx.get_context(mode="file")
checkpoint = context.get_checkpoint("nightly")
checkpoint.action_list.append({"name": "email_team", "action": email})
context.add_or_update_checkpoint(checkpoint=checkpoint)
# endregion: add

# region: run
import great_expectations as gx

context = gx.get_context(mode="file")
result = context.get_checkpoint("nightly").run()
print("passed:", result.success)

for run_result in result.run_results.values():
    print(run_result["actions_results"]["email_team"])
# endregion: run

# region: message
# hide-start
import re

(mail,) = mails
((subject, charset),) = decode_header(mail["Subject"])
print("From:", mail["From"])
print("To:", mail["To"])
print("Subject:", subject.decode(charset))
print()
html = mail.get_payload()[0].get_payload(decode=True).decode()
for paragraph in re.findall(r"<p>(.*?)</p>", html, re.S):
    text = re.sub(r"<[^>]+>", "", paragraph)
    if text.startswith(("Batch Validation", "Expectation suite", "Data asset", "Summary")):
        print(text)
# hide-end
# endregion: message

# hide-start
assert mail["From"] == "checks@example.com" and len(logins) == 1
assert "DataDocs" in html and "Run ID" in html and "Batch ID" in html
stored = Path("gx/checkpoints/nightly.yml").read_text()
assert "${SMTP_PASSWORD}" in stored and "secret" not in stored


def run_with(settings):
    mails.clear()
    default = context.get_checkpoint("nightly").action_list[:3]
    result = context.add_or_update_checkpoint(
        name="test",
        batch_request=batch_request,
        expectation_suite_name="passengers",
        action_list=[*default, {"name": "email_team", "action": settings}],
    ).run()
    (one,) = result.run_results.values()
    return one["actions_results"]["email_team"]["email_result"]


for notify_on, messages in {"all": 1, "failure": 1, "success": 0}.items():
    run_with({**email, "notify_on": notify_on})
    assert len(mails) == messages, notify_on
run_with({**email, "sender_alias": "alias@example.com"})
assert mails[0]["From"] == "alias@example.com"
run_with({**email, "notify_with": ["other"]})
assert "not configured under data_docs_sites" in mails[0].get_payload()[0].get_payload(decode=True).decode()
# Problems with the mail server are logged.
assert run_with({**email, "smtp_port": "9"}) is None
assert run_with({**email, "use_ssl": True}) is None  # the server does not support TLS
accept_login = False
import logging

logged = []
handler = logging.Handler()
handler.emit = lambda record: logged.append(record.getMessage())
logging.getLogger("great_expectations.checkpoint.util").addHandler(handler)
assert run_with(email) is None
assert logged == ["Failed to authenticate to the SMTP server at address: 127.0.0.1"], logged
accept_login = True
for missing in ("sender_password", "sender_login", "renderer"):
    try:
        run_with({key: value for key, value in email.items() if key != missing})
    except TypeError as error:
        assert f"missing 1 required positional argument: '{missing}'" in str(error)
    else:
        raise SystemExit(f"ran without {missing}")
# An empty setting is removed, and an empty variable is not.
os.environ["EMPTY"] = ""
for value, kind, words in (
    ("", TypeError, "missing 1 required positional argument: 'sender_password'"),
    ("${EMPTY}", AssertionError, "No password found for sending the email in action config"),
):
    try:
        run_with({**email, "sender_password": value})
    except kind as error:
        assert words in str(error), error
    else:
        raise SystemExit("ran with an empty password")
# hide-end
