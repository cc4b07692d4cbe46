# region: context
import great_expectations as gx

context = gx.get_context(mode="file")
print(context.variables.analytics_enabled)
# endregion: context

# region: disable
context.enable_analytics(False)
# endregion: disable

# hide-start
from pathlib import Path

assert "analytics_enabled: false" in Path("gx/great_expectations.yml").read_text()
# hide-end

# region: check
context = gx.get_context(mode="file")
print(context.variables.analytics_enabled)
# endregion: check

# region: forget
context.enable_analytics(None)
# endregion: forget

# hide-start
assert gx.get_context(mode="file").variables.analytics_enabled is None
print(Path("gx/great_expectations.yml").read_text()[-300:], file=__import__("sys").stderr)

# The package neither reads the setting nor sends events.
import os
from importlib.metadata import requires

package = Path(gx.__file__).parent
sources = {path: path.read_text(encoding="utf-8") for path in package.rglob("*.py")}
assert not (package / "analytics").exists()
assert not [path for path, text in sources.items() if "posthog" in text.lower()]
assert not [requirement for requirement in requires("great_expectations") if "posthog" in requirement.lower()]
reading = sorted(path.name for path, text in sources.items() if "GX_ANALYTICS_ENABLED" in text)
assert reading == ["abstract_data_context.py"], reading
line = [line for line in sources[package / "data_context/data_context/abstract_data_context.py"].splitlines()
        if "GX_ANALYTICS_ENABLED" in line]
assert len(line) == 1 and "os.environ" not in line[0]  # only in a docstring
os.environ["GX_ANALYTICS_ENABLED"] = "false"
assert gx.get_context(mode="ephemeral").variables.analytics_enabled is None
# hide-end
