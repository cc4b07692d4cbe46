# services: s3
# fixtures: taxi_trips.csv

# hide-start
# A topic with a queue that receives its messages.
import boto3

notifications, queues = boto3.client("sns"), boto3.client("sqs")
topic_arn = notifications.create_topic(Name="data-quality")["TopicArn"]
queue = queues.create_queue(QueueName="data-quality")["QueueUrl"]
queue_arn = queues.get_queue_attributes(QueueUrl=queue, AttributeNames=["QueueArn"])["Attributes"]["QueueArn"]
notifications.subscribe(TopicArn=topic_arn, Protocol="sqs", Endpoint=queue_arn)
# hide-end

# region: class
import json
from typing import Literal, Optional

import boto3
from great_expectations.checkpoint import (
    ActionContext,
    CheckpointResult,
    ValidationAction,
)


class SnsAlert(ValidationAction):
    """Publishes the statistics of a failed run to an Amazon SNS topic."""

    type: Literal["sns_alert"] = "sns_alert"
    topic_arn: str

    def run(
        self,
        checkpoint_result: CheckpointResult,
        action_context: Optional[ActionContext] = None,
    ) -> dict:
        if checkpoint_result.success:
            return {"sent": False}
        summary = json.loads(checkpoint_result.describe())
        boto3.client("sns").publish(
            TopicArn=self.topic_arn,
            Subject=f"{checkpoint_result.checkpoint_config.name}: failed",
            Message=json.dumps(summary["statistics"], indent=2),
        )
        return {"sent": True}
# endregion: class

# hide-start
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
trips = (
    context.data_sources.add_pandas_filesystem("files", base_directory=".")
    .add_csv_asset("trips")
    .add_batch_definition_path("all", path="taxi_trips.csv")
)
for minimum in (0, -1000):
    suite = context.suites.add_or_update(
        gx.ExpectationSuite(
            name="fares", expectations=[gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=minimum)]
        )
    )
    checkpoint = context.checkpoints.add_or_update(
        gx.Checkpoint(
            name="trips",
            validation_definitions=[
                context.validation_definitions.add_or_update(
                    gx.ValidationDefinition(name="fares", data=trips, suite=suite)
                )
            ],
            actions=[SnsAlert(name="sns", topic_arn=topic_arn)],
        )
    )
    assert checkpoint.run().success is (minimum < 0)
(message,) = queues.receive_message(QueueUrl=queue, MaxNumberOfMessages=10)["Messages"]
body = json.loads(message["Body"])
assert body["Subject"] == "trips: failed"
assert json.loads(body["Message"])["unsuccessful_validations"] == 1
assert "Messages" not in queues.receive_message(QueueUrl=queue)
# hide-end
