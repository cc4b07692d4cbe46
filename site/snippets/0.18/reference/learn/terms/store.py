# services: s3
# fixtures: taxi_trips.csv
# timeout: 400

# hide-start
import boto3

boto3.client("s3").create_bucket(Bucket="my-team-gx")
# hide-end

# region: list
import great_expectations as gx

context = gx.get_context(mode="file")
for store in context.list_stores():
    backend = store.get("store_backend", {})
    print(store["name"], store["class_name"], backend.get("base_directory"))
# endregion: list

# region: change
context.variables.config.stores["validations_store"] = {
    "class_name": "ValidationsStore",
    "store_backend": {
        "class_name": "TupleFilesystemStoreBackend",
        "base_directory": "../validation_results/",
    },
}
context.variables.save_config()
context = gx.get_context(mode="file")
# endregion: change

# region: keys
validator = context.sources.add_or_update_pandas("taxi").read_csv(
    "taxi_trips.csv", asset_name="trips"
)
validator.expectation_suite_name = "trip_checks"
validator.expect_column_values_to_be_unique(column="trip_id")
validator.save_expectation_suite()
context.add_or_update_checkpoint(name="nightly", validator=validator).run()

for store in (
    context.expectations_store,
    context.checkpoint_store,
    context.validations_store,
):
    print(type(store).__name__, len(store.list_keys()))
# endregion: keys

# hide-start
from pathlib import Path

assert Path("gx/expectations/trip_checks.json").is_file()
assert Path("gx/checkpoints/nightly.yml").is_file()
assert list(Path("validation_results/trip_checks").rglob("*.json"))
settings = Path("gx/great_expectations.yml").read_text()
for name in ("expectations_store", "validations_store", "evaluation_parameter_store", "checkpoint_store"):
    assert f"{name}_name: {name}" in settings
from great_expectations.data_context import store as stores

for name in (
    "TupleFilesystemStoreBackend",
    "TupleS3StoreBackend",
    "TupleAzureBlobStoreBackend",
    "TupleGCSStoreBackend",
    "DatabaseStoreBackend",
    "InMemoryStoreBackend",
):
    assert hasattr(stores, name)
# hide-end

# region: s3
from great_expectations.data_context import EphemeralDataContext
from great_expectations.data_context.types.base import (
    DataContextConfig,
    S3StoreBackendDefaults,
)

context = EphemeralDataContext(
    project_config=DataContextConfig(
        store_backend_defaults=S3StoreBackendDefaults(
            default_bucket_name="my-team-gx"
        )
    )
)
# endregion: s3

# hide-start
context.add_expectation_suite("in_bucket")
keys = [entry["Key"] for entry in boto3.client("s3").list_objects_v2(Bucket="my-team-gx")["Contents"]]
assert "expectations/in_bucket.json" in keys, keys
assert list(context.list_data_docs_sites()) == ["s3_site"]
# hide-end
