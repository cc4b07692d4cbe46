# services: postgresql s3

# hide-start
# A secret and a parameter in a local server with the AWS API.
import json
import os
from pathlib import Path
from urllib.parse import urlsplit

import boto3
import great_expectations as gx

given = urlsplit(os.environ["POSTGRESQL_CONNECTION_STRING"])
secrets = boto3.client("secretsmanager", region_name="eu-west-1")
first = secrets.create_secret(
    Name="taxi_database", SecretString=json.dumps({"user": given.username, "password": "ignored"})
)
secrets.create_secret(Name="plain", SecretString="just text")
secrets.create_secret(Name="binary", SecretBinary=b"Ynl0ZXM=")
boto3.client("ssm", region_name="eu-west-1").put_parameter(
    Name="taxi_host", Value=f"{given.hostname}:{given.port}{given.path}", Type="SecureString"
)
gx.get_context(mode="file")
Path("gx/uncommitted/config_variables.yml").write_text(
    """\
TAXI_DB_USER: secret|arn:aws:secretsmanager:eu-west-1:123456789012:secret:taxi_database|user
TAXI_DB_PASSWORD: secret|arn:aws:secretsmanager:eu-west-1:123456789012:secret:taxi_database|password
TAXI_DB: secret|arn:aws:ssm:eu-west-1:123456789012:parameter/taxi_host
"""
)
# hide-end

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_postgres(
    "taxi database",
    connection_string=(
        "postgresql+psycopg2://${TAXI_DB_USER}:${TAXI_DB_PASSWORD}@${TAXI_DB}"
    ),
)
# endregion: connect

# hide-start
assert data_source.get_engine().url.username == given.username
assert data_source.get_engine().url.password == "ignored"
substitute = context.config_provider.substitute_config
arn = "secret|arn:aws:secretsmanager:eu-west-1:123456789012:secret:"
assert substitute(f"{arn}plain") == "just text"
# Versions are not supported.
try:
    substitute(f"{arn}taxi_database:{first['VersionId']}|user")
    raise SystemExit("accepted a version")
except ValueError as error:
    assert "Could not match" in str(error)
changed = {"user": given.username, "password": "new"}
secrets.put_secret_value(SecretId="taxi_database", SecretString=json.dumps(changed))
assert json.loads(substitute(f"{arn}taxi_database")) == changed
os.environ["REGION"] = "eu-west-1"
assert substitute("secret|arn:aws:secretsmanager:${REGION}:123456789012:secret:plain") == "just text"
# Each secret is read once for each Data Context.
assert substitute("${TAXI_DB_PASSWORD}") == "ignored"
assert gx.get_context(mode="file").config_provider.substitute_config("${TAXI_DB_PASSWORD}") == "new"
# All lines of the file are read whenever one variable is needed.
secrets.put_secret_value(SecretId="taxi_database", SecretString=json.dumps({"password": "new"}))
try:
    gx.get_context(mode="file").config_provider.substitute_config("${TAXI_DB}")
    raise SystemExit("read only part of the file")
except KeyError as error:
    assert error.args == ("user",)
# The complete ARN ends with six random characters, and only the part after `secret:` is sent.
assert first["ARN"].rsplit("-", 1)[0].endswith(":secret:taxi_database")
try:
    substitute(f"secret|{first['ARN']}|user")
    raise SystemExit("accepted a complete ARN")
except Exception as error:
    assert type(error).__name__ == "ResourceNotFoundException", error
# Text that does not match the pattern is not replaced.
assert substitute("secret|arn:aws:s3:eu-west-1:123456789012:x").startswith("secret|")
# hide-end
