# region: module
from great_expectations.expectations.expectation import QueryExpectation


class ExpectQueriedGroupMeansToBeBetween(QueryExpectation):
    """Expect the mean of a column to be in a range for each group of rows."""

    metric_dependencies = ("query.template_values",)
    success_keys = ("query", "template_dict", "min_value", "max_value")
    query = """
        SELECT {group_column} AS group_name, AVG({column}) AS mean
        FROM {active_batch} AS batch_rows
        GROUP BY {group_column}
        ORDER BY {group_column}
    """
    default_kwarg_values = {"query": query}

    def _validate(
        self,
        configuration,
        metrics,
        runtime_configuration=None,
        execution_engine=None,
    ):
        arguments = self.get_success_kwargs(configuration)
        means = {
            row["group_name"]: round(float(row["mean"]), 2)
            for row in metrics["query.template_values"]
        }
        success = all(
            arguments["min_value"] <= mean <= arguments["max_value"]
            for mean in means.values()
        )
        return {"success": success, "result": {"observed_value": means}}
# endregion: module
