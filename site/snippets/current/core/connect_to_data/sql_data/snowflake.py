# executable: no — needs a Snowflake account

# hide-start
import os

from great_expectations.datasource.fluent import SnowflakeDatasource

os.environ["SNOWFLAKE_PASSWORD"] = "secret"

# What the page says of the connection string, as far as it is checked without a network.
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
SnowflakeDatasource(
    name="key pair",
    account="myorg-myaccount",
    user="reader",
    private_key="${SNOWFLAKE_PRIVATE_KEY}",
    database="TAXI",
    schema="PUBLIC",
    warehouse="COMPUTE_WH",
    role="READER",
)
# hide-end
# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_snowflake(
    "taxi database",
    account="myorg-myaccount",
    user="reader",
    password="${SNOWFLAKE_PASSWORD}",
    database="TAXI",
    schema="PUBLIC",
    warehouse="COMPUTE_WH",
    role="READER",
)
# endregion: connect

trips = data_source.add_table_asset("trips", table_name="taxi_trips")
by_month = trips.add_batch_definition_monthly("by month", column="pickup_at")
