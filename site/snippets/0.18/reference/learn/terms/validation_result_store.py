# fixtures: taxi_trips.csv
# timeout: 300

# region: run
import great_expectations as gx

context = gx.get_context(mode="file")
validator = context.sources.add_or_update_pandas("taxi").read_csv(
    "taxi_trips.csv", asset_name="trips"
)
validator.expectation_suite_name = "trip_checks"
validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6
)
validator.save_expectation_suite(discard_failed_expectations=False)
checkpoint = context.add_or_update_checkpoint(
    name="nightly", validator=validator
)
checkpoint.run(run_name="first run")
# endregion: run

# region: list
store = context.validations_store
for key in store.list_keys():
    print(key.expectation_suite_identifier, key.run_id.run_name)
    print(key.run_id.run_time, key.batch_identifier)
# endregion: list

# region: read
for key in store.list_keys():
    validation_result = store.get(key)
    print(validation_result.success, validation_result.statistics)
# endregion: read

# region: latest
keys = [
    key
    for key in store.list_keys()
    if key.expectation_suite_identifier.expectation_suite_name == "trip_checks"
]
latest = max(keys, key=lambda key: key.run_id.run_time)
validation_result = store.get(latest)
for result in validation_result.results:
    print(result.expectation_config.expectation_type, result.success)
# endregion: latest

# hide-start
# get_validation_result() sorts the runs by name, and doesn't filter them by Suite.
from great_expectations.exceptions import InvalidKeyError

checkpoint.run(run_name="a later run")
selected = context.get_validation_result("trip_checks")
assert selected.meta["run_id"]["run_name"] == "first run"
try:
    context.get_validation_result("another_suite")
except InvalidKeyError:
    pass
else:
    raise AssertionError("a run of another Suite was ignored")

from pathlib import Path

files = list(Path("gx/uncommitted/validations/trip_checks/first run").rglob("*.json"))
assert len(files) == 1 and files[0].name == "taxi-trips.json", files
assert context.validations_store_name == "validations_store"
assert not validation_result.success
assert len(store.list_keys()) == 2
# Building Data Docs removes the pages of deleted results.
pages = Path("gx/uncommitted/data_docs/local_site/validations")
assert len(list(pages.rglob("*.html"))) == 2
files[0].unlink()
context.build_data_docs()
assert len(list(pages.rglob("*.html"))) == 1
# hide-end
