# region: create
import great_expectations as gx

context = gx.get_context(mode="file")
print(type(context).__name__)
print(context.root_directory)
# endregion: create

# hide-start
import os
from pathlib import Path

assert type(context).__name__ == "FileDataContext"
for path in ("great_expectations.yml", ".gitignore", "expectations", "checkpoints", "validation_definitions", "plugins"):
    assert (Path("gx") / path).exists(), path
assert Path("gx/uncommitted/config_variables.yml").is_file()
assert Path("gx/.gitignore").read_text().split() == ["uncommitted/"]

# A second run opens the existing project.
marker = Path("gx/great_expectations.yml").read_text()
assert gx.get_context(mode="file").root_directory == context.root_directory
assert Path("gx/great_expectations.yml").read_text() == marker
# hide-end
# region: place
context = gx.get_context(mode="file", project_root_dir="checks")

print(context.root_directory)
# endregion: place

# region: root
context = gx.get_context(mode="file", context_root_dir="checks/gx")

print(context.root_directory)
# endregion: root

# hide-start
assert context.root_directory == str(Path("checks/gx").resolve())
try:
    gx.get_context(mode="file", project_root_dir="checks", context_root_dir="checks/gx")
    raise AssertionError("both were accepted")
except TypeError as error:
    assert "conflicting args" in str(error)

# In another working directory, mode="file" creates a new project.
os.makedirs("elsewhere")
os.chdir("elsewhere")
assert gx.get_context(mode="file").root_directory == str(Path("gx").resolve())
# hide-end
