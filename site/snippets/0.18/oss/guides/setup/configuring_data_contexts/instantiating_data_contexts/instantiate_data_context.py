# hide-start
import os
import shutil
from pathlib import Path

start = Path.cwd()
# hide-end

# region: ephemeral
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
print(type(context).__name__)
# endregion: ephemeral

# hide-start
assert not Path("gx").exists()
assert context.get_site_names() == ["local_site"]
# hide-end

# region: config
from great_expectations.data_context import EphemeralDataContext
from great_expectations.data_context.types.base import (
    DataContextConfig,
    InMemoryStoreBackendDefaults,
)

config = DataContextConfig(
    store_backend_defaults=InMemoryStoreBackendDefaults(),
)
context = EphemeralDataContext(project_config=config)
print([store["name"] for store in context.list_stores()])
# endregion: config

assert context.get_site_names() == []

# region: convert
context = gx.get_context(mode="ephemeral")
context.add_expectation_suite("trip_checks")
context = context.convert_to_file_context()
print(context.root_directory)
# endregion: convert

# hide-start
assert context.list_expectation_suite_names() == ["trip_checks"]
try:
    gx.get_context(mode="ephemeral")
except ValueError as error:
    assert "returned context of type FileDataContext" in str(error)
else:
    raise AssertionError("an Ephemeral Data Context was created next to a project")
shutil.rmtree("gx")
# hide-end

# region: sample
import great_expectations as gx

context = gx.get_context(mode="file")
context.add_or_update_expectation_suite("trip_checks")
# endregion: sample

# region: existing
import great_expectations as gx

context = gx.get_context()
print(type(context).__name__)
# endregion: existing

assert type(context).__name__ == "FileDataContext"
assert context.list_expectation_suite_names() == ["trip_checks"]

# region: verify
import great_expectations as gx

context = gx.get_context()
print(type(context).__name__)
print(context.root_directory)
print([source["name"] for source in context.list_datasources()])
print(context.list_expectation_suite_names())
print(context.list_checkpoints())
# endregion: verify

# hide-start
assert Path(context.root_directory) == start / "gx"
shutil.rmtree("gx")
os.mkdir("orders")
Path("orders/orders.csv").write_text("order_id\n1\n")
# hide-end

# region: create
import great_expectations as gx

context = gx.get_context(mode="file", project_root_dir="orders")
print(context.root_directory)
# endregion: create

# hide-start
assert Path(context.root_directory) == start / "orders" / "gx"
context.add_expectation_suite("kept")
again = gx.get_context(mode="file", project_root_dir="orders")
assert again.list_expectation_suite_names() == ["kept"]
assert Path("orders/orders.csv").exists()
# GX creates missing folders.
assert gx.get_context(mode="file", project_root_dir="new/folder").root_directory == str(start / "new/folder/gx")
# hide-end

# region: class
from great_expectations.data_context import FileDataContext

context = FileDataContext.create(project_root_dir="orders")
# endregion: class

assert context.list_expectation_suite_names() == ["kept"]

# region: specific
import great_expectations as gx

taxi = gx.get_context(project_root_dir="taxi")
orders = gx.get_context(project_root_dir="orders")

print(taxi.root_directory)
print(orders.root_directory)
# endregion: specific

# region: context-root
orders = gx.get_context(context_root_dir="orders/gx")
# endregion: context-root

# hide-start
assert taxi.list_expectation_suite_names() == []
assert orders.list_expectation_suite_names() == ["kept"]
try:
    gx.get_context(project_root_dir="taxi", context_root_dir="taxi/gx")
except TypeError as error:
    assert "conflicting args" in str(error)
else:
    raise AssertionError("both arguments were accepted")
# If `context_root_dir` does not exist and is not named "gx", GX creates "gx" next to it and returns an Ephemeral Data Context.
assert type(gx.get_context(context_root_dir="quality")).__name__ == "EphemeralDataContext"
assert Path("gx").exists() and not Path("quality").exists()
shutil.rmtree("gx")
os.environ["GX_HOME"] = str(start / "taxi/gx")
assert gx.get_context().root_directory == str(start / "taxi/gx")
os.makedirs("elsewhere")
os.chdir("elsewhere")
assert gx.get_context(mode="file").root_directory == str(start / "elsewhere/gx")
os.chdir(start)
del os.environ["GX_HOME"]
os.makedirs("taxi/a/b/c/d")
for folder, kind in (("a/b/c", "File"), ("a/b/c/d", "Ephemeral")):
    os.chdir(start / "taxi" / folder)
    assert type(gx.get_context()).__name__ == f"{kind}DataContext"
# hide-end
