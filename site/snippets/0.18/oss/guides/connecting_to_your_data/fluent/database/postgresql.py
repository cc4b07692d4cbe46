# services: postgresql

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_postgres(
    "taxi_database", connection_string="${POSTGRESQL_CONNECTION_STRING}"
)
# endregion: connect

# region: table
data_asset = data_source.add_table_asset("trips", table_name="taxi_trips")
# endregion: table

# region: query
card_trips = data_source.add_query_asset(
    "card_trips",
    query="SELECT * FROM taxi_trips WHERE payment_type = 'card'",
)
# endregion: query

# region: check
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
# endregion: check

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
data_source.add_table_asset("d", table_name="taxi_trips", schema_name="public")
assert "postgres@" not in open("gx/great_expectations.yml").read()
for wrong, words in (
    (lambda: context.sources.add_postgres("x", connection_string="${NO_SUCH_VARIABLE}"), "Unable to find a match for config substitution variable"),
    (lambda: context.sources.add_postgres("y", connection_string="postgresql+psycopg2://nobody:x@localhost:1/taxi"), "Attempt to connect to datasource failed"),
    (lambda: context.sources.add_postgres("z", connection_string="sqlite:///taxi.db"), "validation error"),
):
    try:
        wrong()
    except Exception as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
# hide-end
