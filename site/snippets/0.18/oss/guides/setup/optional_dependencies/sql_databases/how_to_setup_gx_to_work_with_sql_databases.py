# services: postgresql

# region: check
import os

import sqlalchemy as sa

engine = sa.create_engine(os.environ["POSTGRESQL_CONNECTION_STRING"])
with engine.connect() as connection:
    print("connected to", engine.dialect.name)
print(sa.inspect(engine).get_table_names())
# endregion: check

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_postgres(
    "taxi_database", connection_string="${POSTGRESQL_CONNECTION_STRING}"
)
# endregion: connect

# hide-start
assert engine.dialect.name == "postgresql"
assert sorted(sa.inspect(engine).get_table_names()) == ["taxi_trips", "taxi_zones"]
for wrong, words in (
    (lambda: sa.create_engine("nosuch://x"), "Can't load plugin: sqlalchemy.dialects"),
    (lambda: context.sources.add_sql("x", connection_string="nosuch://x"), "Unable to create a SQLAlchemy engine"),
    (lambda: context.sources.add_postgres("y", connection_string="${NO_SUCH_VARIABLE}"), "Unable to find a match for config substitution variable"),
):
    try:
        wrong()
    except Exception as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
# hide-end
