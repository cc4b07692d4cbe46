# services: postgresql

# hide-start
import os
from urllib.parse import urlsplit

given = urlsplit(os.environ.pop("POSTGRESQL_CONNECTION_STRING"))
os.environ["TAXI_DB_USER"] = given.username
os.environ["TAXI_DB_PASSWORD"] = "ignored"
os.environ["TAXI_DB_HOST"] = f"{given.hostname}:{given.port}"
os.environ["TAXI_DB_NAME"] = given.path.removeprefix("/")
# hide-end

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_postgres(
    "taxi database",
    connection_string=(
        "postgresql+psycopg2://${TAXI_DB_USER}:${TAXI_DB_PASSWORD}"
        "@${TAXI_DB_HOST}/${TAXI_DB_NAME}"
    ),
)
data_asset = data_source.add_table_asset("trips", table_name="taxi_trips")
# endregion: connect

# region: check
batch = data_asset.add_batch_definition_whole_table("all trips").get_batch()
print(batch.columns()[:3])
# endregion: check

# hide-start
from pathlib import Path

stored = Path("gx/great_expectations.yml").read_text()
assert "${TAXI_DB_PASSWORD}" in stored and "ignored" not in stored
assert batch.columns()[:3] == ["trip_id", "vendor_id", "pickup_at"]

# The variables file: environment variables take precedence, and values can contain them.
names = ("TAXI_DB_USER", "TAXI_DB_PASSWORD", "TAXI_DB_HOST", "TAXI_DB_NAME")
kept = {name: os.environ.pop(name) for name in names}
Path("gx/uncommitted/config_variables.yml").write_text(
    "".join(f"{name}: {value}\n" for name, value in kept.items()) + "SMALL: from the file\nBOTH: ${HOME}/x\n"
)
again = gx.get_context(mode="file")
assert again.data_sources.get("taxi database").get_asset("trips").get_batch_definition("all trips").get_batch()
os.environ["SMALL"] = "from the environment"
substitute = again.config_provider.substitute_config
assert substitute("${SMALL}") == "from the environment"
assert substitute("$SMALL!") == "from the environment!"
assert substitute("${BOTH}") == f"{os.environ['HOME']}/x"
assert substitute(r"pa\$\$word") == "pa$$word"
os.environ["PASSWORD"] = "pa$word"
try:
    got = substitute("${PASSWORD}")
except Exception as error:
    got = error
assert got == "pa$word", got
try:
    substitute("${NOT_SET}")
    raise SystemExit("ignored a missing variable")
except gx.exceptions.MissingConfigVariableError as error:
    assert "NOT_SET" in str(error)

# A missing variable raises an error when the Data Source is added, because GX connects to it.
try:
    gx.get_context(mode="ephemeral").data_sources.add_postgres(
        "missing", connection_string="postgresql+psycopg2://${NOT_SET}@localhost/x"
    )
    raise SystemExit("connected")
except Exception as error:
    assert "NOT_SET" in str(error), error
# hide-end
