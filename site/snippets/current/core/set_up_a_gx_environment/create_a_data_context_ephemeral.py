# region: create
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
# endregion: create

# region: check
print(type(context).__name__)
print(context.root_directory)
# endregion: check

# hide-start
from pathlib import Path

assert type(context).__name__ == "EphemeralDataContext"
assert context.root_directory is None
assert not Path("gx").exists()
# hide-end
# region: keep
context.suites.add(gx.ExpectationSuite(name="trip checks"))

context = context.convert_to_file_context()
print(type(context).__name__)
print([suite.name for suite in context.suites.all()])
# endregion: keep

# hide-start
assert Path("gx/expectations/trip checks.json").is_file()
assert [suite.name for suite in gx.get_context(mode="file").suites.all()] == ["trip checks"]
# hide-end
