# services: s3

# hide-start
import boto3

boto3.client("s3").create_bucket(Bucket="my-team-gx")
# hide-end

# region: s3
import great_expectations as gx

context = gx.get_context(mode="file")
context.variables.config.stores["validation_results_store"] = {
    "class_name": "ValidationResultsStore",
    "store_backend": {
        "class_name": "TupleS3StoreBackend",
        "bucket": "my-team-gx",
        "prefix": "validation_results",
    },
}
context.variables.save()
context = gx.get_context(mode="file")
# endregion: s3

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
assert definition.run(batch_parameters={"dataframe": pd.DataFrame({"a": [1, 2]})}).success
keys = [entry["Key"] for entry in boto3.client("s3").list_objects_v2(Bucket="my-team-gx")["Contents"]]
assert any(key.startswith("validation_results/a/") and key.endswith(".json") for key in keys)
# hide-end
