# fixtures: taxi.db

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_sqlite(
    "taxi_database", connection_string="sqlite:///taxi.db"
)
# endregion: connect

# region: table
trips = data_source.add_table_asset("trips", table_name="taxi_trips")
# endregion: table

# region: query
trips_by_zone = data_source.add_query_asset(
    "trips_by_zone",
    query="""
        SELECT trip_id, fare_amount, zone, district
        FROM taxi_trips
        JOIN taxi_zones ON pickup_zone_id = zone_id
    """,
)
# endregion: query

# region: check
context.add_or_update_expectation_suite("zone_checks")
validator = context.get_validator(
    batch_request=trips_by_zone.build_batch_request(),
    expectation_suite_name="zone_checks",
)
result = validator.expect_column_values_to_not_be_null(column="zone")
print("rows:", result.result["element_count"])
print("passed:", result.success)
# endregion: check

# region: split
trips_by_month = data_source.add_table_asset(
    "trips_by_month", table_name="taxi_trips", order_by=["year", "month"]
)
trips_by_month.add_splitter_year_and_month(column_name="pickup_at")
batch_request = trips_by_month.build_batch_request(
    options={"year": 2025, "month": 2}
)
# endregion: split

# hide-start
batches = trips_by_month.get_batch_list_from_batch_request(batch_request)
assert [batch.metadata for batch in batches] == [{"year": 2025, "month": 2}]
# hide-end

# region: list
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.get_datasource("taxi_database")
for asset in data_source.assets:
    print(asset.name, asset.type)
# endregion: list

# region: get
trips = data_source.get_asset("trips")
print(trips.table_name)
# endregion: get

# region: replace
data_source.delete_asset("trips_by_zone")
data_source.add_query_asset(
    "trips_by_zone",
    query="SELECT * FROM taxi_trips WHERE pickup_zone_id = 7",
)
# endregion: replace

# hide-start
assert data_source.get_asset_names() == {"trips", "trips_by_zone", "trips_by_month"}
again = gx.get_context(mode="file").get_datasource("taxi_database")
assert again.get_asset("trips_by_zone").query.endswith("= 7")
# GX runs the query only when it reads a Batch.
bad = data_source.add_query_asset("bad", query="SELECT * FROM no_table")
# Without table_name, the name of the Data Asset is the name of the table.
assert data_source.add_table_asset("taxi_zones").table_name == "taxi_zones"
described = data_source.add_table_asset("described", table_name="taxi_trips", batch_metadata={"owner": "finance"})
assert described.get_batch_list_from_batch_request(described.build_batch_request())[0].metadata == {"owner": "finance"}
for wrong, words in (
    (lambda: data_source.add_table_asset("a", table_name="no_table"), "failed because the test query failed"),
    (lambda: data_source.add_table_asset("b", table_name="taxi_trips", schema_name="no_schema"), 'because the schema "no_schema" does not exist'),
    (lambda: data_source.add_query_asset("c", query="WITH t AS (SELECT 1) SELECT * FROM t"), "query must start with 'SELECT' followed by a whitespace"),
    (lambda: data_source.add_table_asset("trips", table_name="taxi_trips"), '"trips" already exists'),
    (lambda: data_source.get_asset("no_asset"), '"no_asset" not found. Available assets are'),
):
    try:
        wrong()
    except Exception as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
validator = context.get_validator(batch_request=bad.build_batch_request(), expectation_suite_name="zone_checks")
try:
    validator.head()
except KeyError as error:
    assert "table.head" in str(error)
else:
    raise AssertionError("a wrong query")
# hide-end
