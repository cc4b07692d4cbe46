# region: create
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
print(type(context).__name__)
print(context.root_directory)
# endregion: create

# hide-start
from pathlib import Path

assert type(context).__name__ == "EphemeralDataContext"
assert context.root_directory is None
assert not Path("gx").exists()
# hide-end
