# region: convert
import great_expectations as gx

context = gx.get_context(mode="ephemeral")
context.suites.add(gx.ExpectationSuite(name="trip checks"))

context.convert_to_file_context()
context = gx.get_context(mode="file")
print(type(context).__name__)
print([suite.name for suite in context.suites.all()])
# endregion: convert

# hide-start
from pathlib import Path

assert Path("gx/expectations/trip checks.json").is_file()
assert [suite.name for suite in gx.get_context(mode="file").suites.all()] == ["trip checks"]

# Names that exist in the project already raise an error.
again = gx.get_context(mode="ephemeral")
again.suites.add(gx.ExpectationSuite(name="trip checks"))
try:
    again.convert_to_file_context()
    raise AssertionError("an existing Expectation Suite was replaced")
except Exception as error:
    assert "Store already has the following key" in str(error), error
# hide-end
