# region: check
from importlib.metadata import PackageNotFoundError, version

for package in (
    "great_expectations",
    "sqlalchemy",
    "psycopg2-binary",
    "pyspark",
    "pyarrow",
    "boto3",
    "azure-storage-blob",
    "google-cloud-storage",
):
    try:
        print(f"{package:<22}", version(package))
    except PackageNotFoundError:
        print(f"{package:<22}", "not installed")
# endregion: check

# hide-start
from importlib.metadata import requires

assert version("great_expectations") == "1.8.1"

# Packages that each extra installs.
extras: dict[str, set[str]] = {}
for line in requires("great_expectations"):
    requirement, _, condition = line.partition(";")
    if "extra ==" in condition:
        extra = condition.split("extra ==")[1].strip().strip("\"'")
        extras.setdefault(extra, set()).add(requirement.split("<")[0].split(">")[0].split("=")[0].split("!")[0].strip().lower())

for extra, packages in {
    "postgresql": {"psycopg2-binary", "sqlalchemy"},
    "snowflake": {"snowflake-sqlalchemy", "snowflake-connector-python", "sqlalchemy"},
    "databricks": {"databricks-sqlalchemy", "sqlalchemy"},
    "bigquery": {"sqlalchemy-bigquery", "google-cloud-bigquery", "sqlalchemy"},
    "gx-redshift": {"gx-sqlalchemy-redshift", "psycopg2-binary", "sqlalchemy"},
    "mysql": {"pymysql"},
    "mssql": {"pyodbc"},
    "trino": {"trino"},
    "athena": {"pyathena[sqlalchemy]"},
    "clickhouse": {"clickhouse-sqlalchemy"},
    "s3": {"boto3"},
    "azure": {"azure-storage-blob", "azure-identity", "azure-keyvault-secrets"},
    "gcp": {"google-cloud-storage", "google-cloud-secret-manager", "gcsfs"},
    "spark": {"pyspark"},
    "excel": {"openpyxl", "xlrd"},
    "pagerduty": {"pypd"},
    "aws-secrets": {"boto3"},
    "azure-secrets": {"azure-identity", "azure-keyvault-secrets", "azure-storage-blob"},
    "cloud": {"orjson"},
    "spark-connect": {"grpcio", "grpcio-status", "googleapis-common-protos"},
    "redshift": {"sqlalchemy-redshift", "psycopg2-binary", "sqlalchemy"},
    "dremio": {"sqlalchemy-dremio", "pyodbc"},
    "hive": {"pyhive", "thrift"},
    "vertica": {"sqlalchemy-vertica-python"},
    "teradata": {"teradatasqlalchemy"},
    "arrow": {"pyarrow", "feather-format"},
}.items():
    assert packages <= extras[extra], (extra, extras[extra])
assert "sqlalchemy<2.0.0; extra == \"redshift\"" in requires("great_expectations")
assert "sqlalchemy<2.0.0; extra == \"clickhouse\"" in requires("great_expectations")
assert "pyspark<4.0,>=2.3.2; extra == \"spark\"" in requires("great_expectations")
assert version("pyspark").startswith("3.5")
# hide-end
