# fixtures: taxi.db

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
sources = context.data_sources
warehouse = sources.add_sqlite("warehouse", connection_string="sqlite:///taxi.db")
sources.add_sqlite("master_data", connection_string="sqlite:///taxi.db")
trips = warehouse.add_table_asset("trips", table_name="taxi_trips")
batch = trips.add_batch_definition_whole_table("all trips").get_batch()
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectQueryResultsToMatchComparison(
        base_query="SELECT DISTINCT pickup_zone_id FROM {batch}",
        comparison_data_source_name="master_data",
        comparison_query="SELECT zone_id FROM taxi_zones",
    )
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectQueryResultsToMatchComparison(
        base_query="SELECT DISTINCT dropoff_zone_id FROM {batch}",
        comparison_data_source_name="master_data",
        comparison_query="SELECT zone_id FROM taxi_zones",
    )
)
print(result.success)
print(result.result["details"])
# endregion: fails

# hide-start
assert not result.success
assert result.result["details"] == {"missing_rows": [], "unexpected_rows": [{"dropoff_zone_id": 99}]}


def compare(base, comparison, **arguments):
    return batch.validate(
        gxe.ExpectQueryResultsToMatchComparison(
            base_query=base, comparison_data_source_name="master_data", comparison_query=comparison, **arguments
        )
    )


assert compare("SELECT DISTINCT dropoff_zone_id FROM {batch}", "SELECT zone_id FROM taxi_zones", mostly=0.9).success
# Names of columns and the order of rows don't matter, the order of columns does.
assert compare("SELECT 1 AS a, 2 AS b", "SELECT 1 AS x, 2 AS y").success
assert compare("SELECT 1 UNION ALL SELECT 2", "SELECT 2 UNION ALL SELECT 1").success
assert not compare("SELECT 1 AS a, 2 AS b", "SELECT 2 AS b, 1 AS a").success
# Repeated rows count.
assert not compare("SELECT 1", "SELECT 1 UNION ALL SELECT 1").success
# Two null values are equal. Two results without rows match.
assert compare("SELECT NULL", "SELECT NULL").success
assert compare("SELECT 1 WHERE 0", "SELECT 1 WHERE 0").success
# The first 200 rows of each query are compared.
many = "SELECT trip_id FROM taxi_trips ORDER BY trip_id"
assert compare(many, many + " LIMIT 200").success
assert not compare(many, many + " LIMIT 199").success
# 1 and 1.0 are equal, 1 and '1' aren't.
assert compare("SELECT 1", "SELECT 1.0").success and not compare("SELECT 1", "SELECT '1'").success
# hide-end
