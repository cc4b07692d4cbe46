# hide-start
import os
from pathlib import Path

import great_expectations as gx

gx.get_context(mode="file")
Path("private").mkdir()
Path("private/taxi.yml").write_text("TAXI_DB_PASSWORD: from a file elsewhere\n")
os.environ["GX_VARIABLES"] = str(Path.cwd() / "private" / "taxi.yml")
# hide-end

# region: path
import great_expectations as gx

context = gx.get_context(mode="file")
context.variables.config_variables_file_path = "${GX_VARIABLES}"
context.variables.save()
# endregion: path

# hide-start
context = gx.get_context(mode="file")
assert context.config_provider.substitute_config("${TAXI_DB_PASSWORD}") == "from a file elsewhere"
assert "config_variables_file_path: ${GX_VARIABLES}" in Path("gx/great_expectations.yml").read_text()
assert Path("gx/.gitignore").read_text().split() == ["uncommitted/"]
# hide-end
