from __future__ import annotations

import contextlib
import io
import json
import shutil
import tempfile
import unittest
from pathlib import Path

from environments import Environment, build_environment
from repository import Repository
from runner.__main__ import main

# Each takes something away at its end: the second of each kind passes only with a service of its own.
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


class Services(unittest.TestCase):
    def test_each_snippet_has_its_own_copy_of_every_service(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        real = Repository.here()
        repository = Repository(Path(folder.name))
        shutil.copytree(real.fixtures, repository.fixtures)
        for name in (*real.versions(), "services"):
            build_environment(real, Environment.of(real, name))
        (repository.root / "python").symlink_to(real.root / "python")
        scripts = repository.snippets("current")
        scripts.mkdir(parents=True)
        for name, source in {"postgresql": DATABASE, "s3": S3, "gcs": GCS, "azure": AZURE, "spark": SPARK}.items():
            (scripts / f"{name}.py").write_text(source)
            if source != SPARK:
                (scripts / f"{name}_again.py").write_text(source)
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            code = main([], repository)
        self.assertEqual(code, 0, printed.getvalue())
        results = json.loads((scripts / "results.json").read_text())["snippets"]
        self.assertEqual(
            results["postgresql.py"]["outputs"]["shown"], "postgresql+psycopg2://postgres@localhost:5432/taxi"
        )
        self.assertIn("taxi_trips.parquet", results["s3.py"]["fixtures"])
