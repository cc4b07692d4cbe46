# services: postgresql

# hide-start
import os

import sqlalchemy as sa

admin = sa.create_engine(os.environ["POSTGRESQL_CONNECTION_STRING"])
database = admin.url.database
# Roles belong to the whole server, so their names contain the name of the database.
names = {"gx_cloud": f"gx_cloud_{database}"[:63], "loader": f"loader_{database}"[:63], "DATABASE taxi": f'DATABASE "{database}"'}


def run_as_admin(statements):
    for name, real in names.items():
        statements = statements.replace(name, real if name.startswith("DATABASE") else f'"{real}"')
    with admin.begin() as connection:
        for statement in statements.split(";"):
            if statement.strip():
                connection.execute(sa.text(statement))


run_as_admin("CREATE ROLE loader LOGIN PASSWORD 'secret'; GRANT CREATE, USAGE ON SCHEMA public TO loader")

# The statements on the page.
run_as_admin("""
CREATE ROLE gx_cloud LOGIN PASSWORD 'secret';
GRANT CONNECT ON DATABASE taxi TO gx_cloud;
GRANT USAGE ON SCHEMA public TO gx_cloud;
GRANT SELECT ON taxi_trips TO gx_cloud;
""")
os.environ["READER_CONNECTION_STRING"] = admin.url.set(username=names["gx_cloud"], password="secret").render_as_string(
    hide_password=False
)
# hide-end
# region: privileges
import os

import sqlalchemy as sa

engine = sa.create_engine(os.environ["READER_CONNECTION_STRING"])
query = sa.text("""
    SELECT relname AS name,
           has_table_privilege(oid, 'SELECT') AS can_read,
           has_table_privilege(oid, 'INSERT, UPDATE, DELETE, TRUNCATE') AS can_write
    FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm')
    ORDER BY relname
""")
with engine.connect() as connection:
    for table in connection.execute(query):
        print(f"{table.name}: read {table.can_read}, write {table.can_write}")
# endregion: privileges

# hide-start
import great_expectations as gx
import great_expectations.expectations as gxe
from great_expectations.experimental.metric_repository.batch_inspector import BatchInspector
from great_expectations.experimental.metric_repository.metric_list_metric_retriever import MetricListMetricRetriever
from great_expectations.experimental.metric_repository.metrics import MetricTypes

reader = os.environ["READER_CONNECTION_STRING"]
context = gx.get_context(mode="ephemeral")


def refused(action, *words):
    try:
        action()
    except Exception as error:
        assert any(word in str(error) for word in words), error
    else:
        raise AssertionError(words)


def execute(statement, url=reader):
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    with engine.begin() as connection:
        result = connection.execute(sa.text(statement))
        return result.scalar() if result.returns_rows else None


# GX Cloud lists tables and views through SQLAlchemy. PostgreSQL also lists tables that the role can't read.
inspector = sa.inspect(sa.create_engine(reader, poolclass=sa.NullPool))
assert set(inspector.get_table_names()) == {"taxi_trips", "taxi_zones"}, inspector.get_table_names()


def validates(source, table):
    asset = source.add_table_asset(table, table_name=table)
    for batch_definition in (
        asset.add_batch_definition_whole_table("all"),
        asset.add_batch_definition_daily("by day", column="pickup_at"),
    ):
        batch = batch_definition.get_batch()
        for expectation in (
            gxe.ExpectTableRowCountToBeBetween(min_value=1),
            gxe.ExpectTableColumnsToMatchSet(column_set=batch.columns()),
            gxe.ExpectColumnProportionOfNonNullValuesToBeBetween(column="fare_amount", min_value=0),
            gxe.ExpectColumnValuesToBeUnique(column="trip_id"),
            gxe.ExpectColumnMedianToBeBetween(column="fare_amount", min_value=0),
            gxe.UnexpectedRowsExpectation(unexpected_rows_query="SELECT * FROM {batch} WHERE fare_amount > 100000"),
        ):
            result = batch.validate(expectation)
            assert result.exception_info.get("raised_exception", False) is False, result
    return asset


# The privileges suffice to connect, to validate, and for all metrics of a profile.
source = context.data_sources.add_postgres("reader", connection_string=reader)
asset = validates(source, "taxi_trips")
metrics = BatchInspector(context, [MetricListMetricRetriever(context)]).compute_metric_list_run(
    data_asset_id=None,
    batch_request=asset.build_batch_request(),
    metric_list=[
        MetricTypes.TABLE_COLUMNS,
        MetricTypes.TABLE_COLUMN_TYPES,
        MetricTypes.TABLE_ROW_COUNT,
        MetricTypes.COLUMN_MIN,
        MetricTypes.COLUMN_MAX,
        MetricTypes.COLUMN_MEAN,
        MetricTypes.COLUMN_MEDIAN,
        MetricTypes.COLUMN_NULL_COUNT,
    ],
).metrics
assert metrics and not [metric for metric in metrics if metric.exception], metrics

# They don't allow changes or other tables.
refused(lambda: execute("DELETE FROM taxi_trips"), "permission denied")
refused(lambda: execute("INSERT INTO taxi_trips SELECT * FROM taxi_trips"), "permission denied")
refused(lambda: execute("CREATE TABLE own (id int)"), "permission denied")
refused(lambda: execute("SELECT * FROM taxi_zones"), "permission denied")
refused(lambda: source.add_table_asset("zones", table_name="taxi_zones"), "permission denied", "Attempt to connect to table")

# All tables, and future tables of the role that loads data.
run_as_admin("""
GRANT SELECT ON ALL TABLES IN SCHEMA public TO gx_cloud;
ALTER DEFAULT PRIVILEGES FOR ROLE loader IN SCHEMA public GRANT SELECT ON TABLES TO gx_cloud;
""")
assert execute("SELECT count(*) FROM taxi_zones") > 0
loader = admin.url.set(username=names["loader"], password="secret").render_as_string(hide_password=False)
execute("CREATE TABLE new_trips AS SELECT 1 AS trip_id", loader)
assert execute("SELECT count(*) FROM new_trips") == 1
run_as_admin("CREATE TABLE other_owner AS SELECT 1 AS trip_id")
refused(lambda: execute("SELECT * FROM other_owner"), "permission denied")

# A view hides columns: the role needs no privilege on the table.
run_as_admin("""
CREATE VIEW trips_without_notes AS SELECT trip_id, pickup_at, fare_amount FROM taxi_trips;
GRANT SELECT ON trips_without_notes TO gx_cloud;
REVOKE SELECT ON taxi_trips FROM gx_cloud;
""")
refused(lambda: execute("SELECT * FROM taxi_trips"), "permission denied")
validates(source, "trips_without_notes")

# Limits for the role.
source.get_engine().dispose()
engine.dispose()
run_as_admin("""
ALTER ROLE gx_cloud SET default_transaction_read_only = on;
ALTER ROLE gx_cloud SET statement_timeout = '10min';
""")
limited = context.data_sources.add_postgres("limited", connection_string=reader)
validates(limited, "trips_without_notes")
assert execute("SHOW statement_timeout") == "10min"
refused(lambda: execute("CREATE TEMPORARY TABLE t (id int)"), "read-only transaction")

# A schema in the connection string.
run_as_admin("CREATE SCHEMA sales; CREATE TABLE sales.orders AS SELECT 1 AS id; GRANT USAGE ON SCHEMA sales TO gx_cloud; GRANT SELECT ON sales.orders TO gx_cloud")
sales = reader + ("&" if "?" in reader else "?") + "options=-csearch_path%3Dsales"
assert sa.inspect(sa.create_engine(sales, poolclass=sa.NullPool)).get_table_names() == ["orders"]
scoped = context.data_sources.add_postgres("scoped", connection_string=sales)
scoped.add_table_asset("orders", table_name="orders")

# The role leaves nothing behind.
for pool in (limited, scoped):
    pool.get_engine().dispose()
run_as_admin("REASSIGN OWNED BY loader TO CURRENT_USER; DROP OWNED BY gx_cloud; DROP OWNED BY loader; DROP ROLE gx_cloud; DROP ROLE loader")
refused(lambda: execute("SELECT 1"), "does not exist", "authentication failed")

# Other errors on the page.
wrong_host = admin.url.set(host="127.0.0.1", port=1).render_as_string(hide_password=False)
refused(lambda: execute("SELECT 1", wrong_host), "Connection refused")
no_database = admin.url.set(database="no_such_database").render_as_string(hide_password=False)
refused(lambda: execute("SELECT 1", no_database), 'database "no_such_database" does not exist')
# hide-end
