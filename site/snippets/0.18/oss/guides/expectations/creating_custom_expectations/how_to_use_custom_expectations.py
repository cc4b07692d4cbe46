# fixtures: taxi_trips.csv

# region: context
import great_expectations as gx

context = gx.get_context(mode="file")
print(context.plugins_directory)
# endregion: context

# hide-start
from pathlib import Path

Path("gx/plugins/taxi_expectations.py").write_text(
    Path(__file__).with_name("how_to_use_custom_expectations_module.py").read_text()
)

from great_expectations.core import ExpectationConfiguration
from great_expectations.exceptions import (
    ExpectationNotFoundError,
    InvalidExpectationConfigurationError,
)

not_imported = context.add_or_update_expectation_suite("not_imported")
zones = ExpectationConfiguration(
    expectation_type="expect_column_values_to_be_taxi_zones", kwargs={"column": "dropoff_zone_id"}
)
try:
    not_imported.add_expectation(zones)
except InvalidExpectationConfigurationError as error:
    assert str(error) == (
        "Could not add expectation; provided configuration is not valid: "
        "expect_column_values_to_be_taxi_zones not found"
    ), error
else:
    raise AssertionError("an unknown Expectation was added")
# hide-end

# region: suite
import great_expectations as gx
from great_expectations.core import ExpectationConfiguration

context = gx.get_context(mode="file")
import taxi_expectations

suite = context.add_or_update_expectation_suite("zones")
for column in ["pickup_zone_id", "dropoff_zone_id"]:
    suite.add_expectation(
        ExpectationConfiguration(
            expectation_type="expect_column_values_to_be_taxi_zones",
            kwargs={"column": column},
        )
    )
context.update_expectation_suite(suite)
# endregion: suite

# region: checkpoint
import great_expectations as gx

context = gx.get_context(mode="file")
import taxi_expectations

data_source = context.sources.add_or_update_pandas("taxi")
data_asset = data_source.add_csv_asset(
    "trips", filepath_or_buffer="taxi_trips.csv"
)
checkpoint = context.add_or_update_checkpoint(
    name="zones",
    batch_request=data_asset.build_batch_request(),
    expectation_suite_name="zones",
)
checkpoint_result = checkpoint.run()

for validation in checkpoint_result.list_validation_results():
    for result in validation.results:
        print(
            result.expectation_config.kwargs["column"],
            result.success,
            result.result["partial_unexpected_list"],
        )
# endregion: checkpoint

# region: registry
from great_expectations.expectations.registry import get_expectation_impl

print(get_expectation_impl("expect_column_values_to_be_taxi_zones"))
# endregion: registry

# hide-start
assert [one.success for one in validation.results] == [True, False]

# Without the import, neither a Checkpoint nor a Validator finds the Expectation.
from great_expectations.expectations import registry

registry._registered_expectations.pop("expect_column_values_to_be_taxi_zones")
for run in (
    lambda: context.get_checkpoint("zones").run(),
    lambda: context.get_validator(
        batch_request=data_asset.build_batch_request()
    ).expect_column_values_to_be_taxi_zones(column="dropoff_zone_id"),
):
    try:
        run()
    except ExpectationNotFoundError as error:
        assert str(error) == "expect_column_values_to_be_taxi_zones not found", error
    else:
        raise AssertionError("an Expectation was found without an import")
# hide-end
