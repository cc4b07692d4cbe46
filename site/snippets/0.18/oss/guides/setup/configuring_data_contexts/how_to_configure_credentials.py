# services: postgresql s3
# timeout: 500

# hide-start
import json
import os
from pathlib import Path
from urllib.parse import urlsplit

given = urlsplit(os.environ["POSTGRESQL_CONNECTION_STRING"])
os.environ["TAXI_DB_USER"] = given.username
os.environ["TAXI_DB_PASSWORD"] = "ignored"
os.environ["TAXI_DB_HOST"] = f"{given.hostname}:{given.port}"
os.environ["TAXI_DB_NAME"] = given.path.removeprefix("/")
# hide-end

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_postgres(
    "taxi database",
    connection_string=(
        "postgresql+psycopg2://${TAXI_DB_USER}:${TAXI_DB_PASSWORD}"
        "@${TAXI_DB_HOST}/${TAXI_DB_NAME}"
    ),
)
trips = data_source.add_table_asset("trips", table_name="taxi_trips")
# endregion: connect

# region: check
request = trips.build_batch_request()
(batch,) = trips.get_batch_list_from_batch_request(request)
print(batch.columns()[:3])
# endregion: check

# hide-start
stored = Path("gx/great_expectations.yml").read_text()
assert "${TAXI_DB_PASSWORD}" in stored and "ignored" not in stored
assert "config_variables_file_path: uncommitted/config_variables.yml" in stored
assert "uncommitted/" in Path("gx/.gitignore").read_text()

# The variables file: environment variables take precedence, and values can contain them.
names = ("TAXI_DB_USER", "TAXI_DB_PASSWORD", "TAXI_DB_HOST", "TAXI_DB_NAME")
kept = {name: os.environ.pop(name) for name in names}
Path("gx/uncommitted/config_variables.yml").write_text(
    "".join(f"{name}: {value}\n" for name, value in kept.items())
    + "SMALL: from the file\nBOTH: ${HOME}/x\nNESTED:\n  host: localhost\nDOLLAR: pa\\$word\n"
)
again = gx.get_context(mode="file")
assert again.get_validator(
    batch_request=again.get_datasource("taxi database").get_asset("trips").build_batch_request(),
    create_expectation_suite_with_name="trip_checks",
).columns()
substitute = again.config_provider.substitute_config
assert substitute("${SMALL}") == "from the file"
os.environ["SMALL"] = "from the environment"
assert substitute("${SMALL}") == "from the environment"
assert substitute("$SMALL!") == "from the environment!"
assert substitute("${BOTH}") == f"{os.environ['HOME']}/x"
assert substitute("${NESTED}") == {"host": "localhost"}
assert substitute(r"pa\$\$word") == "pa$$word"
os.environ["PASSWORD"] = "pa$word"
assert substitute("${PASSWORD}") == "pa$word"

# A missing variable.
from great_expectations.exceptions import MissingConfigVariableError

try:
    substitute("${NOT_SET}")
except MissingConfigVariableError as error:
    assert "Unable to find a match for config substitution variable: `NOT_SET`" in str(error), error
else:
    raise AssertionError("a missing variable was accepted")
try:
    gx.get_context(mode="file", project_root_dir="other").sources.add_postgres(
        "missing", connection_string="postgresql+psycopg2://${NOT_SET}@localhost/x"
    )
except Exception as error:
    assert "NOT_SET" in str(error), error
else:
    raise AssertionError("connected without the variable")
os.environ["LATER"] = given.path.removeprefix("/")
late = again.sources.add_postgres(
    "late", connection_string=f"postgresql+psycopg2://{given.username}@{given.hostname}:{given.port}" + "/${LATER}"
)
late.add_table_asset("trips", table_name="taxi_trips")
del os.environ["LATER"]
again = gx.get_context(mode="file")
try:
    again.get_datasource("late").get_asset("trips").get_batch_list_from_batch_request(
        again.get_datasource("late").get_asset("trips").build_batch_request()
    )
except Exception as error:
    assert "LATER" in str(error), error
else:
    raise AssertionError("connected without the variable")
os.environ.update(kept)

# Placeholders in the settings of an Action.
context = gx.get_context(mode="file")
os.environ["SITE_NAME"] = "local_site"
checkpoint = context.add_checkpoint(
    name="docs",
    batch_request=context.get_datasource("taxi database").get_asset("trips").build_batch_request(),
    expectation_suite_name=context.add_or_update_expectation_suite("trip_checks").expectation_suite_name,
    action_list=[
        {"name": "store", "action": {"class_name": "StoreValidationResultAction"}},
        {"name": "docs", "action": {"class_name": "UpdateDataDocsAction", "site_names": ["${SITE_NAME}"]}},
    ],
)
checkpoint.run()
assert "${SITE_NAME}" in Path("gx/checkpoints/docs.yml").read_text()
assert list(Path("gx/uncommitted/data_docs/local_site/validations").rglob("*.html"))

# add_store() doesn't replace placeholders.
os.environ["STORE_FOLDER"] = "stored"
context.add_store(
    "other",
    {
        "class_name": "ValidationsStore",
        "store_backend": {"class_name": "TupleFilesystemStoreBackend", "base_directory": "${STORE_FOLDER}/"},
    },
)
assert Path("gx/${STORE_FOLDER}").is_dir()
context = gx.get_context(mode="file")
assert Path("gx/stored").is_dir()
context.delete_store("other")
# hide-end

# hide-start
Path("private").mkdir()
Path("private/taxi.yml").write_text("ELSEWHERE: from another file\n")
os.environ["GX_VARIABLES"] = str(Path("private/taxi.yml").resolve())
# hide-end

# region: path
context.variables.config_variables_file_path = "${GX_VARIABLES}"
context.variables.save_config()
# endregion: path

# hide-start
context = gx.get_context(mode="file")
assert context.config_provider.substitute_config("${ELSEWHERE}") == "from another file"
assert "config_variables_file_path: ${GX_VARIABLES}" in Path("gx/great_expectations.yml").read_text()
context.variables.config_variables_file_path = "uncommitted/config_variables.yml"
context.variables.save_config()

# Secrets in a local server with the AWS API.
import boto3

secrets = boto3.client("secretsmanager", region_name="eu-west-1")
first = secrets.create_secret(
    Name="taxi_database", SecretString=json.dumps({"user": given.username, "password": "secret"})
)
boto3.client("ssm", region_name="eu-west-1").put_parameter(
    Name="taxi_host", Value=f"{given.hostname}:{given.port}{given.path}", Type="SecureString"
)
for name in names:
    os.environ.pop(name)
arn = "secret|arn:aws:secretsmanager:eu-west-1:123456789012:secret:taxi_database"
Path("gx/uncommitted/config_variables.yml").write_text(
    f"TAXI_DB_USER: {arn}|user\n"
    f"TAXI_DB_PASSWORD: {arn}|password\n"
    "TAXI_DB_HOST: secret|arn:aws:ssm:eu-west-1:123456789012:parameter/taxi_host\n"
)
context = gx.get_context(mode="file")
source = context.sources.add_or_update_postgres(
    "from secrets",
    connection_string="postgresql+psycopg2://${TAXI_DB_USER}:${TAXI_DB_PASSWORD}@${TAXI_DB_HOST}",
)
url = source.get_engine().url
assert (url.username, url.password) == (given.username, "secret")
substitute = context.config_provider.substitute_config
assert json.loads(substitute(arn)) == {"user": given.username, "password": "secret"}
for text, name in ((f"secret|{first['ARN']}|user", "ResourceNotFoundException"), (f"{arn}:{first['VersionId']}|user", "ValueError")):
    try:
        substitute(text)
    except Exception as error:
        assert type(error).__name__ == name, error
    else:
        raise AssertionError(f"{text} was accepted")
# All references in the file are resolved whenever one variable is needed.
secrets.put_secret_value(SecretId="taxi_database", SecretString=json.dumps({"password": "new"}))
try:
    gx.get_context(mode="file").config_provider.substitute_config("${TAXI_DB_HOST}")
except KeyError as error:
    assert error.args == ("user",)
else:
    raise AssertionError("read only part of the file")
Path("gx/uncommitted/config_variables.yml").write_text("UNUSED: secret|projects/my-project/secrets/unused\n")

# Stubs of the other two clients that record the requests.
from great_expectations.compatibility import azure, google

requested = []


class Google:
    def access_secret_version(self, name):
        requested.append(name)
        text = json.dumps({"password": "from Google"}).encode()
        payload = type("Payload", (), {"data": text})
        return type("Answer", (), {"_pb": type("Message", (), {"payload": payload})})()


class Vault:
    def __init__(self, vault_url, credential):
        self.url = vault_url

    def get_secret(self, name, version=None):
        requested.append((self.url, name, version))
        return type("Secret", (), {"value": json.dumps({"password": "from Azure"})})()


google.secretmanager = type("secretmanager", (), {"SecretManagerServiceClient": Google})
azure.SecretClient = Vault
azure.DefaultAzureCredential = object
google_reference = "secret|projects/my-project/secrets/taxi_database"
assert substitute(f"{google_reference}|password") == "from Google"
assert substitute(f"{google_reference}/versions/3|password") == "from Google"
assert [name for name in requested if "unused" not in name] == [
    "projects/my-project/secrets/taxi_database/versions/latest",
    "projects/my-project/secrets/taxi_database/versions/3",
], requested
requested.clear()
azure_reference = "secret|https://my-vault.vault.azure.net/secrets/taxi-database"
assert substitute(f"{azure_reference}|password") == "from Azure"
assert requested[-1] == ("https://my-vault.vault.azure.net", "taxi-database", None)
# Secrets aren't cached, and each substitution reads all references in the file.
requested.clear()
os.environ["SMALL"] = "no secret"
assert [substitute("${SMALL}"), substitute("${SMALL}")] == ["no secret", "no secret"]
assert requested == ["projects/my-project/secrets/unused/versions/latest"] * 2, requested
Path("gx/uncommitted/config_variables.yml").write_text("UNUSED: 1\n")
# Names with digits.
try:
    print(substitute("secret|projects/my-project/secrets/taxi2"))
except ValueError as error:
    assert "Could not match the value with regex" in str(error)
else:
    raise AssertionError("a digit was accepted")
# hide-end
