# region: versions
import platform
from importlib.metadata import PackageNotFoundError, version

print("Python", platform.python_version(), "on", platform.system(), platform.machine())
for package in ("great_expectations", "pandas", "numpy", "sqlalchemy", "pyspark"):
    try:
        print(package, version(package))
    except PackageNotFoundError:
        print(package, "is not installed")
# endregion: versions

# hide-start
assert version("great_expectations") == "0.18.21"
# hide-end
