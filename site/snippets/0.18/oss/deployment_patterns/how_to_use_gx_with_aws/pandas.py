# services: s3

# hide-start
from pathlib import Path

exec(Path(__file__).with_name("project_on_s3.py").read_text())
# hide-end

# region: script
# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_pandas_s3(
    "taxi_files", bucket="taxi-data"
)
data_asset = data_source.add_csv_asset(
    "monthly_trips",
    batching_regex=r"taxi_trips_(?P<year>\d{4})-(?P<month>\d{2})\.csv$",
    s3_prefix="monthly/",
)
# endregion: connect

# region: suite
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=data_asset.build_batch_request(
        {"year": "2025", "month": "01"}
    ),
    expectation_suite_name="trip_checks",
)
validator.expect_column_values_to_be_unique("trip_id")
result = validator.expect_column_values_to_be_between(
    "fare_amount", min_value=0
)
print("rows:", result.result["element_count"])
print("negative fares:", result.result["unexpected_count"])
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: suite

# region: checkpoint
context.add_or_update_checkpoint(
    name="nightly", expectation_suite_name="trip_checks"
)
# endregion: checkpoint
# endregion: script

january = result.result["unexpected_count"]
assert january > 0 and result.result["element_count"] == 1011

# region: run
import great_expectations as gx

context = gx.get_context(mode="file")
data_asset = context.get_datasource("taxi_files").get_asset("monthly_trips")
batch_request = data_asset.build_batch_request(
    {"year": "2025", "month": "03"}
)
checkpoint_result = context.get_checkpoint("nightly").run(
    batch_request=batch_request
)
print("passed:", checkpoint_result.success)
# endregion: run

# hide-start
import boto3

assert not checkpoint_result.success
keys = [item["Key"] for item in boto3.client("s3").list_objects_v2(Bucket="taxi-data")["Contents"]]
for start in ("expectations/trip_checks", "validations/trip_checks/", "checkpoints/nightly", "data_docs/index.html"):
    assert any(key.startswith(start) for key in keys), (start, keys)
for folder in ("expectations", "checkpoints"):
    assert not [path for path in Path("gx", folder).glob("*") if path.suffix in (".json", ".yml")], folder
# hide-end
