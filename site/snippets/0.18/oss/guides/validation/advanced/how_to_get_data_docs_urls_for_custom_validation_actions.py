# fixtures: taxi_trips.csv

# hide-start
from pathlib import Path

snippets = Path(__file__).parent
exec(snippets.parent.joinpath("sample_project.py").read_text().split("# hide-start")[0])
Path("gx/plugins/docs_links.py").write_text(snippets.joinpath("docs_links.py").read_text())
# hide-end

# region: add
import great_expectations as gx

context = gx.get_context(mode="file")
checkpoint = context.get_checkpoint("nightly")
checkpoint.action_list.append(
    {
        "name": "save_links",
        "action": {
            "module_name": "docs_links",
            "class_name": "SaveReportLinks",
            "path": "messages.jsonl",
        },
    }
)
context.add_or_update_checkpoint(checkpoint=checkpoint)
# endregion: add

# region: run
import great_expectations as gx

context = gx.get_context(mode="file")
result = context.get_checkpoint("nightly").run(run_name="first_run")

for run_result in result.run_results.values():
    links = run_result["actions_results"]["save_links"]["links"]
    print(links["local_site"])
# endregion: run

# hide-start
import json
from urllib.parse import unquote, urlparse

(line,) = Path("messages.jsonl").read_text().splitlines()
assert json.loads(line) == {"text": "passengers failed", "links": links}
assert Path(unquote(urlparse(links["local_site"]).path)).is_file()
# hide-end

# region: after
identifier = result.list_validation_result_identifiers()[0]
sites = context.get_docs_sites_urls(
    resource_identifier=identifier, site_names=["local_site"]
)
print(sites[0]["site_url"])
# endregion: after

# hide-start
assert sites[0]["site_url"] == links["local_site"]
assert context.get_docs_sites_urls()[0]["site_url"].endswith("/local_site/index.html")
assert context.get_docs_sites_urls(resource_identifier=identifier, site_names=["other"]) == []
# Before the page exists, the URL is None.
early = context.get_checkpoint("nightly")
actions = early.action_list
early = context.add_or_update_checkpoint(
    name="early",
    batch_request=batch_request,
    expectation_suite_name="passengers",
    action_list=[actions[3], *actions[:3]],
)
(one,) = early.run().run_results.values()
assert one["actions_results"]["save_links"]["links"] == {"local_site": None}
# base_public_path replaces the address of the site.
settings = Path("gx/great_expectations.yml")
settings.write_text(
    settings.read_text().replace(
        "    store_backend:\n      class_name: TupleFilesystemStoreBackend\n      base_directory: uncommitted/data_docs/local_site/\n",
        "    store_backend:\n      class_name: TupleFilesystemStoreBackend\n      base_directory: uncommitted/data_docs/local_site/\n"
        "      base_public_path: https://docs.example.com/gx/\n",
    )
)
context = gx.get_context(mode="file")
(one,) = context.get_checkpoint("nightly").run().run_results.values()
public = one["actions_results"]["save_links"]["links"]["local_site"]
print(public)
assert public.startswith("https://docs.example.com/gx/validations/passengers/"), public
# hide-end
