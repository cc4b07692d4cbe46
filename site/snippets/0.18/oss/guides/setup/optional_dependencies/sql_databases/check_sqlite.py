# fixtures: taxi.db

# region: check
import sqlalchemy as sa

engine = sa.create_engine("sqlite:///taxi.db")
with engine.connect() as connection:
    print("connected to", engine.dialect.name)
print(sa.inspect(engine).get_table_names())
# endregion: check

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_sqlite(
    "taxi_database", connection_string="sqlite:///taxi.db"
)
# endregion: connect

# hide-start
assert sa.inspect(engine).get_table_names() == ["taxi_trips", "taxi_zones"]
# hide-end
