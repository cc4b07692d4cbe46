# region: create
import great_expectations as gx

context = gx.get_context()
print(type(context).__name__)
# endregion: create

# hide-start
import os
from pathlib import Path

assert type(context).__name__ == "EphemeralDataContext"

# In a folder with a project, GX opens it.
gx.get_context(mode="file")
context = gx.get_context()
assert type(context).__name__ == "FileDataContext"
home = Path.cwd()
project = home / "gx"
assert context.root_directory == str(project)

# GX searches the working directory and three parent folders.
deep = home / "a/b/c/d"
deep.mkdir(parents=True)
os.chdir(deep.parent)
assert gx.get_context().root_directory == str(project)
os.chdir(deep)
assert type(gx.get_context()).__name__ == "EphemeralDataContext"

# GX_HOME applies in any working directory, but only without a mode.
os.environ["GX_HOME"] = str(project)
assert gx.get_context().root_directory == str(project)
assert gx.get_context(mode="file").root_directory == str(deep / "gx")
del os.environ["GX_HOME"]

# GX Cloud credentials take precedence over project folders, unless cloud_mode=False.
from great_expectations.data_context import CloudDataContext

assert not CloudDataContext.is_cloud_config_available()
os.environ["GX_CLOUD_ACCESS_TOKEN"] = "token"
os.environ["GX_CLOUD_ORGANIZATION_ID"] = "00000000-0000-0000-0000-000000000000"
assert CloudDataContext.is_cloud_config_available()
assert type(gx.get_context(cloud_mode=False)).__name__ == "FileDataContext"
assert type(gx.get_context(mode="ephemeral")).__name__ == "EphemeralDataContext"

# Errors listed on the page.
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
