# executable: no — needs a MySQL server

# hide-start
import os

os.environ["TAXI_DB"] = (
    "mysql+pymysql://reader:secret@db.example.com:3306/taxi"
)
# hide-end
# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_sql(
    "taxi_database", connection_string="${TAXI_DB}"
)
# endregion: connect

data_asset = data_source.add_table_asset("trips", table_name="taxi_trips")

card_trips = data_source.add_query_asset(
    "card_trips",
    query="SELECT * FROM taxi_trips WHERE payment_type = 'card'",
)

context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=data_asset.build_batch_request(),
    expectation_suite_name="trip_checks",
)
result = validator.expect_column_values_to_be_between(
    column="fare_amount", min_value=0
)
print("rows:", result.result["element_count"])
print("negative fares:", result.result["unexpected_count"])
