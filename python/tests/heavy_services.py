from __future__ import annotations

import contextlib
import io
import json
import subprocess
import tempfile
import unittest
from pathlib import Path

from environments import Environment, build_environment
from repository import Repository
from repository.repository import SERVICES
from runner.__main__ import main
from tests.small_repository import repository_with_real_environments

# Each one deletes something at its end, so the second of each kind passes only with a separate service.
DATABASE = """\
# services: postgresql
import os
import great_expectations as gx
import sqlalchemy
connection_string = os.environ["POSTGRESQL_CONNECTION_STRING"]
source = gx.get_context(mode="ephemeral").data_sources.add_postgres("taxi", connection_string=connection_string)
batch = source.add_table_asset("trips", table_name="taxi_trips").add_batch_definition_whole_table("all").get_batch()
result = batch.validate(gx.expectations.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0))
assert result.result["element_count"] == 3000 and result.result["unexpected_count"] == 12, result
# region: shown
print(connection_string)
# endregion: shown
with sqlalchemy.create_engine(connection_string).begin() as connection:
    connection.execute(sqlalchemy.text("DELETE FROM taxi_trips"))
"""
STORE = """\
# services: {service}
import great_expectations as gx
source = gx.get_context(mode="ephemeral").data_sources.{add}
for asset, path in (
    (source.add_csv_asset("csv", {container}), "taxi_trips.csv"),
    (source.add_parquet_asset("parquet", {container}), "taxi_trips.parquet"),
):
    batch = asset.add_batch_definition_path("all", path=path).get_batch()
    result = batch.validate(gx.expectations.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0))
    assert result.result["element_count"] == 3000 and result.result["unexpected_count"] == 12, result
{remove}
"""
S3 = STORE.format(
    service="s3",
    add='add_pandas_s3("taxi", bucket="taxi-data")',
    container="",
    remove='import boto3\nboto3.client("s3").delete_object(Bucket="taxi-data", Key="taxi_trips.csv")',
)
GCS = STORE.format(
    service="gcs",
    add='add_pandas_gcs("taxi", bucket_or_name="taxi-data")',
    container="",
    remove='from google.cloud import storage\nstorage.Client().bucket("taxi-data").blob("taxi_trips.csv").delete()',
)
AZURE = STORE.format(
    service="azure",
    add='add_pandas_abs("taxi", azure_options={"conn_str": "${AZURE_STORAGE_CONNECTION_STRING}"})',
    container='abs_container="taxi-data"',
    remove="""\
import os
from azure.storage.blob import BlobServiceClient
client = BlobServiceClient.from_connection_string(os.environ["AZURE_STORAGE_CONNECTION_STRING"])
client.get_container_client("taxi-data").delete_blob("taxi_trips.csv")""",
)
SPARK = """\
# services: spark
# fixtures: taxi_trips.csv
import great_expectations as gx
source = gx.get_context(mode="ephemeral").data_sources.add_spark_filesystem("taxi", base_directory=".")
asset = source.add_csv_asset("trips", header=True, infer_schema=True)
batch = asset.add_batch_definition_path("all", path="taxi_trips.csv").get_batch()
result = batch.validate(gx.expectations.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0))
assert result.result["element_count"] == 3000 and result.result["unexpected_count"] == 12, result
"""
OLD_RELEASE = """\
# services: postgresql s3 azure gcs
import great_expectations as gx
context = gx.get_context(mode="ephemeral")
azure_options = {"conn_str": "${AZURE_STORAGE_CONNECTION_STRING}"}
csv = dict(name="trips", batching_regex=r"taxi_trips\\.csv")
sources = context.sources
for asset in (
    sources.add_postgres("a", connection_string="${POSTGRESQL_CONNECTION_STRING}").add_table_asset("t", "taxi_trips"),
    sources.add_pandas_s3("b", bucket="taxi-data").add_csv_asset(**csv),
    sources.add_pandas_gcs("c", bucket_or_name="taxi-data").add_csv_asset(**csv),
    sources.add_pandas_abs("d", azure_options=azure_options).add_csv_asset(**csv, abs_container="taxi-data"),
):
    suite = context.add_or_update_expectation_suite("trips")
    validator = context.get_validator(batch_request=asset.build_batch_request(), expectation_suite=suite)
    result = validator.expect_column_values_to_be_between("fare_amount", 0).result
    assert result["element_count"] == 3000 and result["unexpected_count"] == 12, result
"""
# In the environment of the services: no server answers on the first port.
OWN_CLUSTER = """
import sys
from pathlib import Path
import psycopg2
from services import postgresql
from services.service import sample_files
from services.service_names import TABLE_FILES
postgresql.USUAL_PORT = 1
service = postgresql.PostgreSQL(sample_files(Path(sys.argv[1]), TABLE_FILES))
address = service.share(7).variables["POSTGRESQL_CONNECTION_STRING"].replace("+psycopg2", "")
with psycopg2.connect(address) as connection, connection.cursor() as cursor:
    cursor.execute("SELECT count(*) FROM taxi_trips JOIN taxi_zones ON pickup_zone_id = zone_id")
    print(cursor.fetchone()[0])
service.stop()
try:
    psycopg2.connect(address)
except psycopg2.OperationalError:
    print("stopped")
"""


class Services(unittest.TestCase):
    def test_each_snippet_has_its_own_copy_of_every_service(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        repository = repository_with_real_environments(Path(folder.name), SERVICES)
        scripts = repository.snippets("current")
        for name, source in {"postgresql": DATABASE, "s3": S3, "gcs": GCS, "azure": AZURE, "spark": SPARK}.items():
            (scripts / f"{name}.py").write_text(source)
            if source != SPARK:
                (scripts / f"{name}_again.py").write_text(source)
        (repository.snippets("0.18") / "stores.py").write_text(OLD_RELEASE)
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            code = main([], repository)
        self.assertEqual(code, 0, printed.getvalue())
        results = json.loads((scripts / "results.json").read_text())["snippets"]
        self.assertEqual(
            results["postgresql.py"]["outputs"]["shown"], "postgresql+psycopg2://postgres@localhost:5432/taxi"
        )
        self.assertIn("taxi_trips.parquet", results["s3.py"]["fixtures"])

    def test_where_no_postgresql_answers_one_is_started_and_ended(self) -> None:
        real = Repository.here()
        services = build_environment(real, Environment.of(real, SERVICES))
        done = subprocess.run(
            [str(services), "-c", OWN_CLUSTER, str(real.fixtures)],
            cwd=real.root / "python",
            capture_output=True,
            text=True,
            check=False,
        )
        self.assertEqual((done.returncode, done.stdout.split()), (0, ["3000", "stopped"]), done.stderr)
