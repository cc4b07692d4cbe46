import platform
from importlib.metadata import PackageNotFoundError, version

print("Python", platform.python_version(), "on", platform.platform())
for package in ("great_expectations", "pandas", "numpy", "sqlalchemy", "pyspark"):
    try:
        print(package, version(package))
    except PackageNotFoundError:
        print(package, "is not installed")
# hide-start
assert version("great_expectations") == "1.8.1"
# hide-end
