# executable: no — needs a GX Cloud account

# hide-start
import os

os.environ["GX_CLOUD_ACCESS_TOKEN"] = "token"
os.environ["GX_CLOUD_ORGANIZATION_ID"] = "00000000-0000-0000-0000-000000000000"
os.environ["GX_CLOUD_WORKSPACE_ID"] = "00000000-0000-0000-0000-000000000000"
# hide-end
# region: create
import great_expectations as gx

context = gx.get_context(mode="cloud")
print(type(context).__name__)
# endregion: create
