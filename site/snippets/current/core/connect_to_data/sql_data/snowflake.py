# executable: no — needs a Snowflake account

# hide-start
import base64
import inspect
import os

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from great_expectations.datasource.fluent import SnowflakeDatasource

# The private key as the page's command exports it: unencrypted PKCS #8 in DER format, encoded with Base64.
der = rsa.generate_private_key(public_exponent=65537, key_size=2048).private_bytes(
    serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
)
os.environ["SNOWFLAKE_PRIVATE_KEY"] = base64.b64encode(der).decode()

details = {
    "account": "myorg-myaccount",
    "user": "reader",
    "database": "TAXI",
    "schema": "PUBLIC",
    "warehouse": "COMPUTE_WH",
    "role": "READER",
}


# The key that the Snowflake connector receives.
def private_key(**arguments):
    received = {}

    class Stop(Exception):
        pass

    def connect(*args, **keywords):
        received.update(keywords)
        raise Stop

    source = SnowflakeDatasource(name="key pair", **arguments)
    engine = source.get_engine()
    engine.dialect.connect = connect
    try:
        engine.connect()
    except Stop:
        pass
    key = received["private_key"]
    return base64.b64decode(key) if isinstance(key, str) else key


encoded = os.environ["SNOWFLAKE_PRIVATE_KEY"]
assert private_key(connection_string={**details, "private_key": encoded}) == der
for key in (der, encoded):
    assert private_key(**details, password="unused", kwargs={"connect_args": {"private_key": key}}) == der
for missing in ("account", "user", "database", "schema", "warehouse", "role", "private_key"):
    arguments = {**details, "private_key": "${SNOWFLAKE_PRIVATE_KEY}"}
    assert str(SnowflakeDatasource(name="complete", connection_string=arguments).private_key) == "${SNOWFLAKE_PRIVATE_KEY}"
    del arguments[missing]
    try:
        SnowflakeDatasource(name="incomplete", connection_string=arguments)
        raise AssertionError(missing)
    except ValueError as error:
        assert "field required" in str(error), error
for wrong in ("${SNOWFLAKE_PRIVATE_KEY}", "-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n"):
    try:
        SnowflakeDatasource(
            name="wrong", **details, password="unused", kwargs={"connect_args": {"private_key": wrong}}
        )
        raise AssertionError(wrong)
    except ValueError as error:
        assert "a bytes-like object is required" in str(error), error

# schema_name is deprecated.
assert "`schema_name` is deprecated" in inspect.getdoc(SnowflakeDatasource.add_table_asset)

# The connection string, as far as GX checks it without a network.
good = "snowflake://reader:${SNOWFLAKE_PASSWORD}@myorg-myaccount/TAXI/PUBLIC?warehouse=COMPUTE_WH&role=READER"
SnowflakeDatasource(name="string", connection_string=good)
for bad, words in (
    ("${SNOWFLAKE_CONNECTION_STRING}", "Only password, user may use config substitution"),
    (good.replace("&role=READER", ""), "missing role"),
    (good.replace("/PUBLIC", "").replace("${SNOWFLAKE_PASSWORD}", "secret"), "missing database/schema"),
):
    try:
        SnowflakeDatasource(name="string", connection_string=bad)
        raise AssertionError(bad)
    except ValueError as error:
        assert words in str(error), error
# hide-end
# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_snowflake(
    "taxi database",
    connection_string={
        "account": "myorg-myaccount",
        "user": "reader",
        "private_key": "${SNOWFLAKE_PRIVATE_KEY}",
        "database": "TAXI",
        "schema": "PUBLIC",
        "warehouse": "COMPUTE_WH",
        "role": "GX_READER",
    },
)
# endregion: connect

trips = data_source.add_table_asset("trips", table_name="taxi_trips")
by_month = trips.add_batch_definition_monthly("by month", column="pickup_at")

batch = by_month.get_batch(batch_parameters={"year": 2025, "month": 2})
result = batch.validate(
    gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
)
print("rows:", result.result["element_count"])
print("negative fares:", result.result["unexpected_count"])
