# fixtures: taxi_trips.csv
# services: s3

# region: context
from great_expectations.data_context import EphemeralDataContext
from great_expectations.data_context.types.base import (
    DataContextConfig,
    InMemoryStoreBackendDefaults,
)

context = EphemeralDataContext(
    project_config=DataContextConfig(
        store_backend_defaults=InMemoryStoreBackendDefaults()
    )
)
# endregion: context

# hide-start
from pathlib import Path

assert not Path("gx").exists()
# hide-end

# region: validate
import pandas as pd

trips = pd.read_csv("taxi_trips.csv")
data_asset = context.sources.add_pandas("memory").add_dataframe_asset("trips")
batch_request = data_asset.build_batch_request(dataframe=trips)

context.add_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)
validator.expect_column_values_to_not_be_null("trip_id")
validator.save_expectation_suite(discard_failed_expectations=False)

checkpoint = context.add_checkpoint(
    name="hosted",
    batch_request=batch_request,
    expectation_suite_name="trip_checks",
)
result = checkpoint.run()
print("passed:", result.success)
# endregion: validate

# hide-start
assert result.success
assert not Path("gx").exists()
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
            default_bucket_name="taxi-data"
        )
    )
)
# endregion: s3

# region: run
import pandas as pd

trips = pd.read_csv("taxi_trips.csv")
data_asset = context.sources.add_pandas("memory").add_dataframe_asset("trips")
batch_request = data_asset.build_batch_request(dataframe=trips)

context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)
validator.expect_column_values_to_not_be_null("trip_id")
validator.save_expectation_suite(discard_failed_expectations=False)

checkpoint = context.add_or_update_checkpoint(
    name="hosted", expectation_suite_name="trip_checks"
)
result = checkpoint.run(batch_request=batch_request)
print("passed:", result.success)
# endregion: run

# region: next
from great_expectations.data_context import EphemeralDataContext
from great_expectations.data_context.types.base import (
    DataContextConfig,
    S3StoreBackendDefaults,
)

context = EphemeralDataContext(
    project_config=DataContextConfig(
        store_backend_defaults=S3StoreBackendDefaults(
            default_bucket_name="taxi-data"
        )
    )
)
print(context.list_expectation_suite_names())
print(context.list_checkpoints())
print(context.list_datasources())
# endregion: next

# hide-start
import boto3

assert result.success
keys = [item["Key"] for item in boto3.client("s3").list_objects_v2(Bucket="taxi-data")["Contents"]]
for start in ("expectations/", "validations/", "checkpoints/", "data_docs/index.html"):
    assert any(key.startswith(start) for key in keys), (start, keys)
assert not Path("gx").exists()
# hide-end
