# region: module
from great_expectations.checkpoint import ValidationAction


class AppendToLog(ValidationAction):
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
        outcome = "passed" if validation_result_suite.success else "failed"
        with open(self.path, "a") as log:
            log.write(f"{expectation_suite_identifier.expectation_suite_name} {outcome}\n")
        return {"outcome": outcome}
# endregion: module
