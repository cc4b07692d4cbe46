# region: create
import great_expectations as gx

context = gx.get_context()
# endregion: create

# region: check
print(type(context).__name__)
# endregion: check

# hide-start
import os
from pathlib import Path

assert type(context).__name__ == "EphemeralDataContext"
# hide-end
# region: found
gx.get_context(mode="file")

context = gx.get_context()
print(type(context).__name__)
# endregion: found

# hide-start
home = Path.cwd()
project = home / "gx"
assert context.root_directory == str(project)

# A folder is looked for here and up to three levels above.
deep = home / "a/b/c/d"
deep.mkdir(parents=True)
os.chdir(deep.parent)
assert gx.get_context().root_directory == str(project)
os.chdir(deep)
assert type(gx.get_context()).__name__ == "EphemeralDataContext"

# GX_HOME names it from anywhere, but only where no mode is named.
os.environ["GX_HOME"] = str(project)
assert gx.get_context().root_directory == str(project)
assert gx.get_context(mode="file").root_directory == str(deep / "gx")
del os.environ["GX_HOME"]

# Credentials win, whatever stands on the disk, and cloud_mode=False turns that off.
from great_expectations.data_context import CloudDataContext

assert not CloudDataContext.is_cloud_config_available()
os.environ["GX_CLOUD_ACCESS_TOKEN"] = "token"
os.environ["GX_CLOUD_ORGANIZATION_ID"] = "00000000-0000-0000-0000-000000000000"
assert CloudDataContext.is_cloud_config_available()
assert type(gx.get_context(cloud_mode=False)).__name__ == "FileDataContext"
assert type(gx.get_context(mode="ephemeral")).__name__ == "EphemeralDataContext"

# What goes wrong, as the page lists it.
del os.environ["GX_CLOUD_ACCESS_TOKEN"]
from great_expectations.exceptions import GXCloudConfigurationError

try:
    gx.get_context(mode="cloud")
    raise AssertionError("a cloud context without a token")
except GXCloudConfigurationError as error:
    assert "missing environment variables" in str(error)
try:
    gx.get_context(mode="memory")
    raise AssertionError("an unknown mode was accepted")
except ValueError as error:
    assert "Unknown mode" in str(error)
# hide-end
