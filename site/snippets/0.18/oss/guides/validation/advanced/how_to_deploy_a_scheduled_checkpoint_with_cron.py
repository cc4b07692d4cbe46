# fixtures: taxi_trips.csv
# timeout: 500

# hide-start
# The first script calls sys.exit(), which is replaced here.
import os
import subprocess
import sys
from pathlib import Path

exec(Path(__file__).parent.parent.joinpath("sample_project.py").read_text().split("# hide-start")[0])
project = Path.cwd()
__file__ = str(project / "run_checks.py")
os.chdir("/")  # cron starts in another folder
exits = []
leave, sys.exit = sys.exit, exits.append
# hide-end

# region: script
import os
import sys
from pathlib import Path

import great_expectations as gx

os.chdir(Path(__file__).resolve().parent)

context = gx.get_context(mode="file")
result = context.get_checkpoint("nightly").run()
print(result.run_id.run_time.isoformat(timespec="seconds"))

for validation_result in result.list_validation_results():
    for expectation_result in validation_result.results:
        if not expectation_result.success:
            config = expectation_result.expectation_config
            print(
                "failed:",
                config.expectation_type,
                config.kwargs.get("column", ""),
            )

sys.exit(0 if result.success else 1)
# endregion: script

# hide-start
sys.exit = leave
assert exits == [1], exits

# The command line interface.
tool = Path(sys.executable).parent / "great_expectations"


def run(*words, folder):
    done = subprocess.run([tool, *words], cwd=folder, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


code, text = run("checkpoint", "run", "nightly", folder=project)
assert code == 1 and "Validation failed!" in text, text
code, text = run("--config", str(project / "gx"), "checkpoint", "run", "nightly", folder="/")
assert code == 1 and "No such file or directory: 'taxi_trips.csv'" in text, text
code, text = run("checkpoint", "run", "nightly", folder="/")
assert code == 1 and "No gx directory was found here!" in text, text
# hide-end
