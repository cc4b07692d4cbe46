# region: module
import logging
import uuid
from datetime import datetime, timezone

import requests
from great_expectations.checkpoint import ValidationAction

logger = logging.getLogger(__name__)
PRODUCER = "https://github.com/great-expectations/great_expectations/tree/0.18.21"
SPEC = "https://openlineage.io/spec"


class SendOpenLineageEvent(ValidationAction):
    def __init__(
        self, data_context, name, url, job, dataset, namespace, api_key=None
    ):
        super().__init__(data_context, name)
        self.url = url
        self.job = job
        self.dataset = dataset
        self.namespace = namespace
        self.api_key = api_key

    def _run(
        self,
        validation_result_suite,
        validation_result_suite_identifier,
        data_asset,
        expectation_suite_identifier=None,
        checkpoint_identifier=None,
        payload=None,
    ):
        assertions = []
        for result in validation_result_suite.results:
            config = result.expectation_config
            assertion = {
                "assertion": config.expectation_type,
                "success": bool(result.success),
            }
            if "column" in config.kwargs:
                assertion["column"] = config.kwargs["column"]
            assertions.append(assertion)

        event = {
            "eventType": "COMPLETE",
            "eventTime": datetime.now(timezone.utc).isoformat(),
            "run": {"runId": str(uuid.uuid4())},
            "job": {"namespace": self.namespace, "name": self.job},
            "inputs": [
                {
                    **self.dataset,
                    "inputFacets": {
                        "dataQualityAssertions": {
                            "_producer": PRODUCER,
                            "_schemaURL": f"{SPEC}/facets/1-0-1/"
                            "DataQualityAssertionsDatasetFacet.json"
                            "#/$defs/DataQualityAssertionsDatasetFacet",
                            "assertions": assertions,
                        }
                    },
                }
            ],
            "outputs": [],
            "producer": PRODUCER,
            "schemaURL": f"{SPEC}/2-0-2/OpenLineage.json#/$defs/RunEvent",
        }
        headers = (
            {"Authorization": f"Bearer {self.api_key}"} if self.api_key else {}
        )
        try:
            response = requests.post(
                f"{self.url}/api/v1/lineage",
                json=event,
                headers=headers,
                timeout=10,
            )
            response.raise_for_status()
        except requests.RequestException as error:
            logger.error("The OpenLineage event wasn't sent: %s", error)
            return {"event_sent": False}
        return {"event_sent": True}
# endregion: module
