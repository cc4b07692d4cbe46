# services: s3

# hide-start
import boto3

boto3.client("s3").create_bucket(Bucket="my-team-gx")
# hide-end

# region: project
import great_expectations as gx
from great_expectations.data_context.types.base import (
    DataContextConfig,
    S3StoreBackendDefaults,
)

context = gx.get_context(
    mode="ephemeral",
    project_config=DataContextConfig(
        store_backend_defaults=S3StoreBackendDefaults(
            default_bucket_name="my-team-gx"
        )
    ),
)
# endregion: project

# hide-start
import great_expectations.expectations as gxe
import pandas as pd

suite = context.suites.add(
    gx.ExpectationSuite(name="a", expectations=[gxe.ExpectColumnValuesToBeUnique(column="a")])
)
batch_definition = (
    context.data_sources.add_pandas("p").add_dataframe_asset("a").add_batch_definition_whole_dataframe("a")
)
definition = context.validation_definitions.add(gx.ValidationDefinition(name="a", data=batch_definition, suite=suite))
checkpoint = context.checkpoints.add(
    gx.Checkpoint(
        name="a", validation_definitions=[definition], actions=[gx.checkpoint.UpdateDataDocsAction(name="docs")]
    )
)
assert checkpoint.run(batch_parameters={"dataframe": pd.DataFrame({"a": [1, 2]})}).success

again = gx.get_context(
    mode="ephemeral",
    project_config=DataContextConfig(
        store_backend_defaults=S3StoreBackendDefaults(default_bucket_name="my-team-gx")
    ),
)
assert [suite.name for suite in again.suites.all()] == ["a"]
keys = {entry["Key"].split("/")[0] for entry in boto3.client("s3").list_objects_v2(Bucket="my-team-gx")["Contents"]}
assert keys >= {"expectations", "validations", "validation_definitions", "checkpoints", "data_docs"}, keys
print(keys, list(again.data_sources.all()), file=__import__("sys").stderr)
# hide-end
