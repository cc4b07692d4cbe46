# fixtures: taxi.db taxi_trips.csv
# services: postgresql

# hide-start
import warnings
from pathlib import Path

caught = warnings.catch_warnings(record=True).__enter__()
warnings.simplefilter("always")

for module, suffix in (("expect_queried_zones_to_exist", ""), ("expect_queried_group_means_to_be_between", "_groups")):
    source = Path(__file__).with_name(f"{Path(__file__).stem}{suffix}_module.py")
    Path(f"{module}.py").write_text(source.read_text())
# hide-end

# region: script
# region: zones
import great_expectations as gx
import expect_queried_zones_to_exist

context = gx.get_context()
data_source = context.sources.add_or_update_sqlite(
    "taxi_database", connection_string="sqlite:///taxi.db"
)
table = data_source.add_table_asset("trips", table_name="taxi_trips")
validator = context.get_validator(batch_request=table.build_batch_request())

zones = validator.expect_queried_zones_to_exist()
print(zones.success, zones.result["details"]["rows"])
# endregion: zones

# region: template
import expect_queried_group_means_to_be_between

means = validator.expect_queried_group_means_to_be_between(
    template_dict={"group_column": "payment_type", "column": "fare_amount"},
    min_value=15,
    max_value=25,
)
print(means.success, means.result["observed_value"])
# endregion: template

# region: query_asset
march = data_source.add_query_asset(
    "trips_in_march",
    query="SELECT * FROM taxi_trips WHERE pickup_at >= '2025-03-01'",
)
validator = context.get_validator(batch_request=march.build_batch_request())
zones_in_march = validator.expect_queried_zones_to_exist()
print(zones_in_march.success, zones_in_march.result["details"]["rows"])
# endregion: query_asset
# endregion: script

# hide-start
assert zones.result["details"]["rows"] == [{"dropoff_zone_id": 99, "trip_count": 4}]
assert zones_in_march.result["details"]["rows"] == [{"dropoff_zone_id": 99, "trip_count": 1}]
assert not means.success and means.result["observed_value"]["unknown"] < 15

messages = {str(one.message) for one in caught if one.category is UserWarning}
assert any(message.startswith("Your query appears to have hard-coded references to your data.") for message in messages)

import os

from great_expectations.exceptions import MetricProviderError, MetricResolutionError
from great_expectations.expectations.expectation import QueryExpectation

postgres = context.sources.add_or_update_postgres(
    "taxi_postgres", connection_string=os.environ["POSTGRESQL_CONNECTION_STRING"]
)


class ExpectQueriedTableToBeFilled(QueryExpectation):
    metric_dependencies = ("query.table",)
    success_keys = ("query",)
    default_kwarg_values = {"query": "SELECT COUNT(*) FROM {active_batch} AS trips"}

    def _validate(self, configuration, metrics, runtime_configuration=None, execution_engine=None):
        return {"success": bool(metrics["query.table"])}


def error_of(validator, expectation, **kwargs):
    try:
        getattr(validator, expectation)(**kwargs)
    except (MetricProviderError, MetricResolutionError) as error:
        return str(error)
    return None


means_arguments = {
    "template_dict": {"group_column": "payment_type", "column": "fare_amount"}, "min_value": 15, "max_value": 25
}
row_condition = {"row_condition": 'col("fare_amount") > 20', "condition_parser": "great_expectations__experimental__"}
for source in (data_source, postgres):
    whole = source.add_table_asset("whole", table_name="taxi_trips")
    query = source.add_query_asset("query", query="SELECT * FROM taxi_trips")
    for asset in (whole, query):
        one = context.get_validator(batch_request=asset.build_batch_request())
        assert one.expect_queried_zones_to_exist().result["observed_value"] == 1
        observed = one.expect_queried_group_means_to_be_between(**means_arguments).result["observed_value"]
        assert observed == means.result["observed_value"], observed
        assert 'near "AS"' in error_of(one, "expect_queried_zones_to_exist", **row_condition)
    by_type = source.add_table_asset("by_type", table_name="taxi_trips")
    by_type.add_splitter_column_value(column_name="payment_type")
    one = context.get_validator(batch_request=by_type.build_batch_request({"payment_type": "cash"}))
    assert "A value is required for bind parameter" in error_of(one, "expect_queried_zones_to_exist")
    one = context.get_validator(batch_request=whole.build_batch_request())
    message = error_of(one, "expect_queried_table_to_be_filled")
    assert message == ("'active_batch'" if source is postgres else None), message

csv_file = context.sources.pandas_default.read_csv("taxi_trips.csv")
message = error_of(csv_file, "expect_queried_zones_to_exist")
assert message == "No provider found for query.template_values using PandasExecutionEngine", message
# hide-end
