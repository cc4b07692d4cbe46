# executable: no — needs a secret in Google Cloud or Azure, and their client

# hide-start
from pathlib import Path

import great_expectations as gx

gx.get_context(mode="file")
Path("gx/uncommitted/config_variables.yml").write_text(
    """\
TAXI_DB_USER: secret|projects/my-project/secrets/taxi_database|user
TAXI_DB_PASSWORD: secret|projects/my-project/secrets/taxi_database|password
TAXI_DB: localhost/taxi
"""
)
# hide-end

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_postgres(
    "taxi database",
    connection_string=(
        "postgresql+psycopg2://${TAXI_DB_USER}:${TAXI_DB_PASSWORD}@${TAXI_DB}"
    ),
)
# endregion: connect
