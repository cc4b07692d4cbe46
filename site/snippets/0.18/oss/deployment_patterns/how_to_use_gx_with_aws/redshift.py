# executable: no — needs a Redshift cluster

# hide-start
import os

import sqlalchemy_redshift

os.environ["REDSHIFT_CONNECTION_STRING"] = "redshift+psycopg2://user:secret@example.com:5439/taxi?sslmode=require"
# hide-end

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_sql(
    "taxi_warehouse",
    connection_string="${REDSHIFT_CONNECTION_STRING}",
)
data_asset = data_source.add_table_asset("trips", table_name="taxi_trips")
batch_request = data_asset.build_batch_request()
# endregion: connect

# region: suite
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)
print(validator.head(n_rows=3))

validator.expect_column_values_to_be_unique("trip_id")
validator.expect_column_values_to_be_between("fare_amount", min_value=0)
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: suite

# region: checkpoint
context.add_or_update_checkpoint(
    name="nightly",
    batch_request=batch_request,
    expectation_suite_name="trip_checks",
)
# endregion: checkpoint

# region: run
import great_expectations as gx

context = gx.get_context(mode="file")
checkpoint_result = context.get_checkpoint("nightly").run()
print("passed:", checkpoint_result.success)
# endregion: run
