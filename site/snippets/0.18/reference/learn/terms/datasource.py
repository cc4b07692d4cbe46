# fixtures: taxi_trips.csv taxi.db

# region: create
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_pandas_filesystem(
    name="taxi_files", base_directory="."
)
data_asset = data_source.add_csv_asset(
    name="trips", batching_regex=r"taxi_trips\.csv"
)
# endregion: create

# region: stored
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.get_datasource("taxi_files")
print(data_source)
# endregion: stored

assert data_source.get_asset_names() == {"trips"}

# region: secret
import os

os.environ["TAXI_DB"] = "sqlite:///taxi.db"
warehouse = context.sources.add_or_update_sqlite(
    name="warehouse", connection_string="${TAXI_DB}"
)
warehouse.add_table_asset("trips", table_name="taxi_trips")
# endregion: secret

from pathlib import Path

settings = Path("gx/great_expectations.yml").read_text()
assert "${TAXI_DB}" in settings
assert "sqlite:///taxi.db" not in settings

# region: manage
for data_source in context.datasources.values():
    engine = data_source.execution_engine_type.__name__
    print(data_source.name, data_source.type, engine)

context.delete_datasource("warehouse")
# endregion: manage

assert [source["name"] for source in context.list_datasources()] == ["taxi_files"]

# region: default
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")
print(validator.active_batch.datasource.name)
# endregion: default

# Existing names, missing names, and failed connections.
try:
    context.sources.add_pandas_filesystem("taxi_files", base_directory=".")
except Exception as error:
    assert type(error).__name__ == "DataContextError"
    assert "a datasource of that name already exists" in str(error)
else:
    raise AssertionError("a second Data Source with the same name was added")

try:
    context.get_datasource("warehouse")
except ValueError as error:
    assert "Could not find a datasource named 'warehouse'" in str(error)
else:
    raise AssertionError("a deleted Data Source was returned")

for add in (
    lambda: context.sources.add_pandas_filesystem("missing", base_directory="missing"),
    lambda: context.sources.add_sqlite("missing", connection_string="sqlite:///missing/taxi.db"),
):
    try:
        add()
    except Exception as error:
        assert type(error).__name__ == "TestConnectionError"
    else:
        raise AssertionError("a Data Source without a connection was added")

# add_or_update_… removes the Data Assets.
assert context.sources.add_or_update_pandas_filesystem("taxi_files", base_directory=".").assets == []

# The methods in the table.
for suffix in (
    "pandas",
    "pandas_filesystem",
    "pandas_s3",
    "pandas_gcs",
    "pandas_abs",
    "pandas_dbfs",
    "spark",
    "spark_filesystem",
    "spark_s3",
    "spark_gcs",
    "spark_abs",
    "spark_dbfs",
    "sql",
    "postgres",
    "sqlite",
    "snowflake",
    "databricks_sql",
):
    for prefix in ("add", "update", "add_or_update", "delete"):
        assert f"{prefix}_{suffix}" in context.sources.factories
