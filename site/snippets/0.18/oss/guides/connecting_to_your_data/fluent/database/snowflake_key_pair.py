# executable: no — needs a Snowflake account

# hide-start
from pathlib import Path
from typing import Any

# The type stubs omit `kwargs`.
context: Any

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa

# The private key as `openssl genrsa 2048 | openssl pkcs8 -topk8 -nocrypt` exports it.
Path("rsa_key.p8").write_bytes(
    rsa.generate_private_key(public_exponent=65537, key_size=2048).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
)
# hide-end
# region: connect
from pathlib import Path

import great_expectations as gx
from cryptography.hazmat.primitives import serialization

key = serialization.load_pem_private_key(
    Path("rsa_key.p8").read_bytes(), password=None
)
private_key = key.private_bytes(
    encoding=serialization.Encoding.DER,
    format=serialization.PrivateFormat.PKCS8,
    encryption_algorithm=serialization.NoEncryption(),
)

# hide-start
from great_expectations.datasource.fluent import SnowflakeDatasource


class Stop(Exception):
    pass


def connect(*arguments, **keywords):
    assert keywords["private_key"] == private_key
    raise Stop


# GX passes the key to the driver. A project on disk would contain the key as text.
source = SnowflakeDatasource(
    name="key pair", account="myorg-myaccount", user="reader", password="unused", kwargs={"connect_args": {"private_key": private_key}}
)
engine = source.get_engine()
engine.dialect.connect = connect
try:
    engine.connect()
except Stop:
    assert "private_key: MII" in source.yaml()
else:
    raise AssertionError("no connection")
# hide-end

context = gx.get_context(mode="ephemeral")
data_source = context.sources.add_or_update_snowflake(
    "taxi_database",
    account="myorg-myaccount",
    user="reader",
    password="unused",
    database="TAXI",
    schema="PUBLIC",
    warehouse="COMPUTE_WH",
    role="GX_READER",
    kwargs={"connect_args": {"private_key": private_key}},
)
# endregion: connect

data_asset = data_source.add_table_asset("trips", table_name="taxi_trips")
