# executable: no — needs a GX Cloud account

# hide-start
import os

os.environ["GX_CLOUD_ACCESS_TOKEN"] = "token"
os.environ["GX_CLOUD_ORGANIZATION_ID"] = "00000000-0000-0000-0000-000000000000"
os.environ["GX_CLOUD_WORKSPACE_ID"] = "00000000-0000-0000-0000-000000000000"

# The same calls, with a Data Context in memory.
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd
from great_expectations.checkpoint import SlackNotificationAction
from great_expectations.checkpoint.actions import should_notify
from great_expectations.expectations.metadata_types import FailureSeverity

local = gx.get_context(mode="ephemeral")
data = local.data_sources.add_pandas("a").add_dataframe_asset("a").add_batch_definition_whole_dataframe("a")
suite = local.suites.add(gx.ExpectationSuite(name="a", expectations=[gxe.ExpectColumnToExist(column="a")]))
definition = local.validation_definitions.add(gx.ValidationDefinition(name="a", data=data, suite=suite))
saved = local.checkpoints.add(gx.Checkpoint(name="a", validation_definitions=[definition]))
saved.actions.append(SlackNotificationAction(name="notify", slack_webhook="${SLACK_WEBHOOK}", notify_on="failure"))
saved.save()
assert [action.name for action in local.checkpoints.get("a").actions] == ["notify"]
saved.actions = [action for action in saved.actions if action.name != "notify"]
saved.save()
assert local.checkpoints.get("a").actions == []
assert saved.run(batch_parameters={"dataframe": pd.DataFrame({"a": [1]})}).success

# notify_on: a severity matches only runs with exactly this maximum severity.
critical, warning = FailureSeverity.CRITICAL, FailureSeverity.WARNING
for success, notify_on, severity, sends in (
    (True, "all", None, True),
    (True, "success", None, True),
    (True, "failure", None, False),
    (False, "failure", warning, True),
    (False, "critical", critical, True),
    (False, "critical", warning, False),
    (False, "warning", critical, False),
    (False, "warning", warning, True),
    (True, "critical", None, False),
):
    assert should_notify(success=success, notify_on=notify_on, max_severity=severity) is sends, (notify_on, severity)
# hide-end
# region: add
import great_expectations as gx
from great_expectations.checkpoint import SlackNotificationAction

context = gx.get_context(mode="cloud")
checkpoint = context.checkpoints.get("NAME FROM GX CLOUD")

action = SlackNotificationAction(
    name="notify #data-quality",
    slack_webhook="${SLACK_WEBHOOK}",
    notify_on="critical",
)
if action.name not in [existing.name for existing in checkpoint.actions]:
    checkpoint.actions.append(action)
    checkpoint.save()
# endregion: add

# region: run
result = checkpoint.run()
print(result.success)
# endregion: run

# region: remove
import great_expectations as gx

context = gx.get_context(mode="cloud")
checkpoint = context.checkpoints.get("NAME FROM GX CLOUD")
checkpoint.actions = [
    existing for existing in checkpoint.actions if existing.name != "notify #data-quality"
]
checkpoint.save()
# endregion: remove
