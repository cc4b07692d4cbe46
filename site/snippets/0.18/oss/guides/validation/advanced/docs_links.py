# region: module
import json

from great_expectations.checkpoint import ValidationAction


class SaveReportLinks(ValidationAction):
    def __init__(self, data_context, name, path):
        super().__init__(data_context, name)
        self.path = path

    def _run(
        self,
        validation_result_suite,
        validation_result_suite_identifier,
        data_asset,
        expectation_suite_identifier=None,
        checkpoint_identifier=None,
        payload=None,
    ):
        sites = self.data_context.get_docs_sites_urls(
            resource_identifier=validation_result_suite_identifier
        )
        links = {site["site_name"]: site["site_url"] for site in sites}

        suite_name = validation_result_suite.meta["expectation_suite_name"]
        status = "passed" if validation_result_suite.success else "failed"
        message = {"text": f"{suite_name} {status}", "links": links}
        with open(self.path, "a") as file:
            file.write(json.dumps(message) + "\n")
        return {"links": links}
# endregion: module
