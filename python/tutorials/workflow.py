from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

READ_YAML = "import json, sys, yaml; print(json.dumps(yaml.safe_load(sys.stdin)))"


def run_workflow(folder: Path, environment: dict[str, str], interpreter: Path) -> tuple[str, list[str]]:
    """Run the steps of the only GitHub Actions workflow of a repository in a new clone of its last commit.

    Returns the log and the problems. ``uses`` steps don't run; an upload must find its files. ``interpreter`` has a
    YAML library.
    """
    problems: list[str] = []
    log: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        clone = Path(name) / "repository"
        subprocess.run(["git", "clone", "-q", str(folder), str(clone)], check=True)
        (file,) = (clone / ".github" / "workflows").iterdir()
        workflow = _read(file, interpreter)
        (job,) = workflow["jobs"].values()
        variables = {
            key: str(value).replace("${{ github.workspace }}", str(clone)) for key, value in job.get("env", {}).items()
        }
        failed = False
        for step in job["steps"]:
            if failed and step.get("if") not in ("always()", "failure()"):
                continue
            if step.get("uses", "").startswith("actions/upload-artifact"):
                files = [path for path in (clone / step["with"]["path"]).rglob("*") if path.is_file()]
                if not any(path.name == "index.html" for path in files):
                    problems.append(f"There are no files to upload in {step['with']['path']}.")
            if "run" not in step:
                continue
            path = f"{environment['TUTORIAL_ENVIRONMENT']}/bin:{environment['PATH']}"
            done = subprocess.run(
                ["bash", "-e", "-c", step["run"]],
                cwd=clone,
                env={**environment, "PATH": path, **variables},
                capture_output=True,
                text=True,
                check=False,
            )
            log += [f"Run {step['run'].strip()}", done.stdout.rstrip()]
            if done.returncode != 0:
                log.append(f"Error: Process completed with exit code {done.returncode}.")
                failed = True
    return "\n".join(filter(None, log)) + "\n", problems


def _read(file: Path, interpreter: Path) -> dict[str, Any]:
    done = subprocess.run(
        [str(interpreter), "-c", READ_YAML],
        input=file.read_text(encoding="utf-8"),
        capture_output=True,
        text=True,
        check=True,
    )
    workflow: dict[str, Any] = json.loads(done.stdout)
    return workflow
