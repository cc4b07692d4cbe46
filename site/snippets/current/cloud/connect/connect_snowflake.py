# executable: no — needs a GX Cloud account

# hide-start
import os

os.environ["SNOWFLAKE_PRIVATE_KEY"] = "MIIEvgIBADANBgkqh"
os.environ["GX_CLOUD_ACCESS_TOKEN"] = "token"
os.environ["GX_CLOUD_ORGANIZATION_ID"] = "00000000-0000-0000-0000-000000000000"
os.environ["GX_CLOUD_WORKSPACE_ID"] = "00000000-0000-0000-0000-000000000000"

# The connection string, as far as GX checks it without a network.
from great_expectations.datasource.fluent import SnowflakeDatasource

string = "snowflake://gx_cloud:secret@myorg-myaccount/TAXI/PUBLIC?warehouse=GX_WH&role=GX_CLOUD_ROLE"
SnowflakeDatasource(name="string", connection_string=string)
for wrong, words in (
    (string.replace("&role=GX_CLOUD_ROLE", ""), "missing role"),
    (string.replace("/PUBLIC", ""), "missing database/schema"),
):
    try:
        SnowflakeDatasource(name="string", connection_string=wrong)
        raise AssertionError(wrong)
    except ValueError as error:
        assert words in str(error), error
# hide-end
# region: key-pair
import great_expectations as gx

context = gx.get_context(mode="cloud")
data_source = context.data_sources.add_or_update_snowflake(
    "taxi warehouse",
    connection_string={
        "account": "myorg-myaccount",
        "user": "GX_CLOUD",
        "private_key": "${SNOWFLAKE_PRIVATE_KEY}",
        "database": "TAXI",
        "schema": "PUBLIC",
        "warehouse": "GX_WH",
        "role": "GX_CLOUD_ROLE",
    },
)
# endregion: key-pair
