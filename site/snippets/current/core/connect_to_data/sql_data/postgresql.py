# services: postgresql

# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_postgres(
    "taxi database", connection_string="${POSTGRESQL_CONNECTION_STRING}"
)
# endregion: connect

# region: table
trips = data_source.add_table_asset("trips", table_name="taxi_trips")
# endregion: table

# region: whole
all_trips = trips.add_batch_definition_whole_table("all trips")
# endregion: whole

# region: parts
trips.add_batch_definition_yearly("by year", column="pickup_at")
by_month = trips.add_batch_definition_monthly("by month", column="pickup_at")
trips.add_batch_definition_daily("by day", column="pickup_at")
# endregion: parts

# region: check-whole
batch = all_trips.get_batch()
rows = batch.head(n_rows=3).data
print(rows[["trip_id", "payment_type", "fare_amount"]])
# endregion: check-whole

# region: validate-whole
result = batch.validate(
    gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
)
print("rows:", result.result["element_count"])
print("negative fares:", result.result["unexpected_count"])
# endregion: validate-whole

# hide-start
assert (result.result["element_count"], result.result["unexpected_count"]) == (3000, 12)
# hide-end
# region: check-parts
print(by_month.get_batch_identifiers_list())

batch = by_month.get_batch(batch_parameters={"year": 2025, "month": 2})
rows = batch.head(n_rows=3).data
print(rows[["trip_id", "payment_type", "fare_amount"]])
# endregion: check-parts

# region: validate-parts
result = batch.validate(
    gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)
)
print("rows:", result.result["element_count"])
print("negative fares:", result.result["unexpected_count"])
# endregion: validate-parts

# hide-start
from pathlib import Path

assert (result.result["element_count"], result.result["unexpected_count"]) == (945, 5)
config = Path("gx/great_expectations.yml").read_text()
assert "${POSTGRESQL_CONNECTION_STRING}" in config and "psycopg2" not in config
cash_trips = data_source.add_query_asset("cash trips", query="SELECT * FROM taxi_trips WHERE payment_type = 'cash'")
cash = cash_trips.add_batch_definition_whole_table("all").get_batch()
assert set(cash.head(fetch_all=True).data["payment_type"]) == {"cash"}
assert cash_trips.add_batch_definition_monthly("by month", column="pickup_at").get_batch_identifiers_list() == [
    {"year": 2025, "month": month} for month in (1, 2, 3)
]
newest = trips.add_batch_definition_monthly("newest first", column="pickup_at", sort_ascending=False)
assert newest.get_batch_identifiers_list()[0] == {"year": 2025, "month": 3}
assert newest.get_batch().metadata == {"year": 2025, "month": 1}
assert by_month.get_batch().metadata == {"year": 2025, "month": 3}
assert len(trips.get_batch_definition("by day").get_batch_identifiers_list()) == 90
assert trips.get_batch_definition("by year").get_batch_identifiers_list() == [{"year": 2025}]
assert data_source.create_temp_table is False

# Another schema.
named = data_source.add_table_asset("in public", table_name="taxi_trips", schema_name="public")
assert named.qualified_name == "public.taxi_trips"

# GX does not quote names, so PostgreSQL converts them to lower case.
upper = data_source.add_table_asset("upper", table_name="TAXI_TRIPS").add_batch_definition_whole_table("all")
assert len(upper.get_batch().head(fetch_all=True).data) == 3000

# Engine settings.
context.data_sources.add_postgres(
    "with a limit",
    connection_string="${POSTGRESQL_CONNECTION_STRING}",
    kwargs={"connect_args": {"options": "-c statement_timeout=60000"}},
)

# A query that runs once per Batch.
once = context.data_sources.add_postgres(
    "once", connection_string="${POSTGRESQL_CONNECTION_STRING}", create_temp_table=True
)
everything = once.add_query_asset("all", query="SELECT * FROM taxi_trips").add_batch_definition_whole_table("all")
assert everything.get_batch().validate(gxe.ExpectTableRowCountToEqual(value=3000)).success
assert "once" in context.data_sources.all() and once.get_asset_names() == {"all"}
context.data_sources.delete("once")
assert "once" not in context.data_sources.all()

# PostgreSQL-compatible databases.
for name in ("alloy", "aurora", "citus", "neon"):
    add = getattr(context.data_sources, f"add_{name}")
    compatible = add(name, connection_string="${POSTGRESQL_CONNECTION_STRING}")
    table = compatible.add_table_asset("trips", table_name="taxi_trips")
    assert table.add_batch_definition_whole_table("all").get_batch().validate(gxe.ExpectTableRowCountToEqual(value=3000)).success

# The privileges listed on the page are sufficient, and they do not allow changes.
import os

import sqlalchemy as sa

admin = sa.create_engine(os.environ["POSTGRESQL_CONNECTION_STRING"])
database = admin.url.database
role = f"gx_reader_{database}"[:63]
with admin.begin() as connection:
    for statement in f"""
        CREATE ROLE "{role}" LOGIN PASSWORD 'secret';
        GRANT CONNECT ON DATABASE "{database}" TO "{role}";
        GRANT USAGE ON SCHEMA public TO "{role}";
        GRANT SELECT ON taxi_trips TO "{role}"
    """.split(";"):
        connection.execute(sa.text(statement))
try:
    url = admin.url.set(username=role, password="secret")
    reader = context.data_sources.add_postgres("reader", connection_string=url.render_as_string(hide_password=False))
    readable = reader.add_table_asset("trips", table_name="taxi_trips")
    for batch in (
        readable.add_batch_definition_whole_table("all").get_batch(),
        readable.add_batch_definition_monthly("by month", column="pickup_at").get_batch(),
        reader.add_query_asset("all", query="SELECT * FROM taxi_trips").add_batch_definition_whole_table("all").get_batch(),
    ):
        for expectation in (
            gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0),
            gxe.ExpectColumnValuesToBeUnique(column="trip_id"),
            gxe.ExpectCompoundColumnsToBeUnique(column_list=["trip_id", "pickup_at"]),
            gxe.ExpectColumnMedianToBeBetween(column="fare_amount", min_value=0),
        ):
            assert batch.validate(expectation).exception_info["raised_exception"] is False
    try:
        reader.add_table_asset("zones", table_name="taxi_zones").add_batch_definition_whole_table("all").get_batch()
        raise AssertionError("a table without SELECT privilege")
    except Exception as error:
        assert "permission denied" in str(error) or "Attempt to connect to table" in str(error), error
    engine = reader.get_engine()
    try:
        with engine.begin() as connection:
            connection.execute(sa.text("DELETE FROM taxi_trips"))
        raise AssertionError("the role can delete rows")
    except sa.exc.ProgrammingError as error:
        assert "permission denied" in str(error), error
    engine.dispose()
finally:
    with admin.begin() as connection:
        connection.execute(sa.text(f'DROP OWNED BY "{role}"'))
        connection.execute(sa.text(f'DROP ROLE "{role}"'))

# A query runs with the first validation.
broken = data_source.add_query_asset("broken", query="SELECT * FROM no_such_table")
batch = broken.add_batch_definition_whole_table("all").get_batch()
try:
    batch.head()
    raise AssertionError("a missing table")
except KeyError:
    pass
result = batch.validate(gxe.ExpectTableRowCountToBeBetween(min_value=1))
assert not result.success and "does not exist" in str(result.exception_info)

# Errors listed on the page.
for wrong, words in (
    (lambda: context.data_sources.add_postgres("y", connection_string="postgresql+psycopg2://u:pa$word@localhost/x"), "Unable to find a match for config substitution variable"),
    (lambda: context.data_sources.add_postgres("y", connection_string="${NO_SUCH_NAME}"), "Unable to find a match for config substitution variable"),
    (lambda: context.data_sources.add_postgres("y", connection_string="mysql://u:p@localhost/x"), "validation errors for PostgresDatasource"),
    (lambda: context.data_sources.add_postgres("y", connection_string="postgresql+psycopg2://u:p@localhost:1/x"), "Attempt to connect to datasource failed"),
    (lambda: data_source.add_table_asset("x", table_name="taxi"), "Attempt to connect to table: taxi failed"),
    (lambda: data_source.add_table_asset("x", table_name="taxi_trips", schema_name="no"), 'the schema "no" does not exist'),
    (lambda: data_source.add_table_asset("x", table_name='"Taxi_Trips"'), "Attempt to connect to table: Taxi_Trips failed"),
    (lambda: data_source.add_query_asset("z", query="DELETE FROM taxi_trips"), "query must start with 'SELECT' followed by a whitespace"),
    (lambda: data_source.add_query_asset("z", query="WITH t AS (SELECT 1) SELECT * FROM t"), "query must start with 'SELECT' followed by a whitespace"),
    (lambda: trips.add_batch_definition_monthly("text", column="payment_type"), "is not a date or datetime type"),
    (lambda: data_source.add_table_asset("trips", table_name="taxi_trips"), "already exists"),
):
    try:
        wrong()
    except Exception as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
# hide-end
