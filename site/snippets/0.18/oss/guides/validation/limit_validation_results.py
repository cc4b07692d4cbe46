# fixtures: taxi_trips.csv

# hide-start
from pathlib import Path

exec(Path(__file__).parent.joinpath("sample_project.py").read_text().split("# hide-start")[0])
# hide-end

# region: runs
import great_expectations as gx

context = gx.get_context(mode="file")
checkpoint = context.get_checkpoint("nightly")
for number in range(1, 5):
    checkpoint.run(run_name=f"run_{number}")
# endregion: runs

# region: count
from pathlib import Path


def count_results():
    site = Path("gx/uncommitted/data_docs/local_site")
    index = (site / "index.html").read_text()
    print(
        "results:",
        len(list(Path("gx/uncommitted/validations").rglob("*.json"))),
    )
    pages = list((site / "validations").rglob("*.html"))
    print("pages:", len(pages))
    names = [page.parent.parent.name for page in pages]
    print("listed:", sum(f"/{name}/" in index for name in names))


count_results()
# endregion: count

# hide-start
results = Path("gx/uncommitted/validations")
pages = Path("gx/uncommitted/data_docs/local_site/validations")
assert len(list(results.rglob("*.json"))) == len(list(pages.rglob("*.html"))) == 4
# hide-end

# region: limit
site = context.variables.data_docs_sites["local_site"]
site["site_index_builder"]["validation_results_limit"] = 2
context.update_data_docs_site(site_name="local_site", site_config=site)
# endregion: limit

# hide-start
assert "validation_results_limit: 2" in Path("gx/great_expectations.yml").read_text()
# hide-end

# region: rebuild
context = gx.get_context(mode="file")
context.build_data_docs()
count_results()
# endregion: rebuild

# hide-start
assert len(list(pages.rglob("*.html"))) == 4
# hide-end

# region: clean
context.clean_data_docs()
context.build_data_docs()
count_results()
# endregion: clean

# hide-start
assert len(list(pages.rglob("*.html"))) == 2
assert len(list(results.rglob("*.json"))) == 4
# A run adds a page.
context.get_checkpoint("nightly").run(run_name="run_5")
assert len(list(pages.rglob("*.html"))) == 3
assert len(list(results.rglob("*.json"))) == 5
# hide-end

# region: no_docs
checkpoint = context.get_checkpoint("nightly")
actions = [
    action
    for action in checkpoint.action_list
    if action["name"] != "update_data_docs"
]
checkpoint = context.add_or_update_checkpoint(
    name="nightly",
    batch_request=checkpoint.config.batch_request,
    expectation_suite_name="passengers",
    action_list=actions,
)
# endregion: no_docs

# hide-start
checkpoint.run(run_name="run_6")
assert len(list(pages.rglob("*.html"))) == 3
assert len(list(results.rglob("*.json"))) == 6
# hide-end

# region: delete
import time

oldest = time.time() - 90 * 24 * 60 * 60
for file in Path("gx/uncommitted/validations").rglob("*.json"):
    if file.stat().st_mtime < oldest:
        file.unlink()

context.build_data_docs()
# endregion: delete

# hide-start
assert len(list(results.rglob("*.json"))) == 6
assert len(list(pages.rglob("*.html"))) >= 2
for file in results.rglob("*.json"):
    file.unlink()
context.build_data_docs()
assert not list(pages.rglob("*.html"))
# hide-end
