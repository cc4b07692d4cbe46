# region: check
import sys

print("Python", ".".join(map(str, sys.version_info[:2])))
print("supported by GX:", (3, 9) <= sys.version_info[:2] <= (3, 13))
print("in a virtual environment:", sys.prefix != sys.base_prefix)
# endregion: check

# hide-start
from importlib.metadata import metadata

assert metadata("great_expectations")["Requires-Python"] == ">=3.9,<3.14"
assert sys.prefix != sys.base_prefix
# hide-end
