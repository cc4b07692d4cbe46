# fixtures: taxi.db

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_sqlite(
    "taxi_database", connection_string="sqlite:///taxi.db"
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

# hide-start
assert result.result["element_count"] == 3000
assert result.result["unexpected_count"] > 0
rows = context.get_validator(batch_request=card_trips.build_batch_request(), expectation_suite_name="trip_checks").expect_column_values_to_be_between(column="fare_amount", min_value=0)
assert 0 < rows.result["element_count"] < 3000
for wrong, words in (
    (lambda: data_source.add_table_asset("a", table_name="no_table"), "failed because the test query failed"),
    (lambda: data_source.add_table_asset("b", table_name="taxi_trips", schema_name="no_schema"), "does not exist"),
    (lambda: data_source.add_query_asset("c", query="WITH t AS (SELECT 1) SELECT * FROM t"), "query must start with 'SELECT'"),
    (lambda: data_source.add_table_asset("trips", table_name="taxi_trips"), '"trips" already exists'),
):
    try:
        wrong()
    except Exception as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
empty = context.sources.add_sqlite("empty", connection_string="sqlite:///new.db")
from pathlib import Path

assert Path("new.db").exists()
# hide-end
