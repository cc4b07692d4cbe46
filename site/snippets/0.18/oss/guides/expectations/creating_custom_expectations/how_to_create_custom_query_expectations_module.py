# region: module
from great_expectations.expectations.expectation import QueryExpectation


class ExpectQueriedZonesToExist(QueryExpectation):
    """Expect each drop-off zone to be in the table taxi_zones."""

    metric_dependencies = ("query.template_values",)
    success_keys = ("query", "template_dict")
    query = """
        SELECT trips.dropoff_zone_id, COUNT(*) AS trip_count
        FROM {active_batch} AS trips
        LEFT JOIN taxi_zones ON taxi_zones.zone_id = trips.dropoff_zone_id
        WHERE taxi_zones.zone_id IS NULL
        GROUP BY trips.dropoff_zone_id
    """
    default_kwarg_values = {"query": query, "template_dict": {}}

    def _validate(
        self,
        configuration,
        metrics,
        runtime_configuration=None,
        execution_engine=None,
    ):
        rows = metrics["query.template_values"]
        return {
            "success": len(rows) == 0,
            "result": {"observed_value": len(rows), "details": {"rows": rows}},
        }
# endregion: module
