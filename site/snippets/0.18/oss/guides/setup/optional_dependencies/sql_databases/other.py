# executable: no — needs a database server

# hide-start
import os

os.environ["TAXI_DB"] = "mysql+pymysql://reader:secret@db.example.com:3306/taxi"
# hide-end
# region: check
import os

import sqlalchemy as sa

engine = sa.create_engine(os.environ["TAXI_DB"])
with engine.connect() as connection:
    print("connected to", engine.dialect.name)
print(sa.inspect(engine).get_table_names())
# endregion: check

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_sql(
    "taxi_database", connection_string="${TAXI_DB}"
)
# endregion: connect
