# fixtures: taxi_trips.csv
# pictures: results=gx/**/validations/**/*.html

# region: context
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
# endregion: context

# region: connect
data_source = context.data_sources.add_or_update_pandas_filesystem(
    "taxi files", base_directory="."
)
data_asset = data_source.add_csv_asset("trips")
batch_definition = data_asset.add_batch_definition_path(
    "all trips", path="taxi_trips.csv"
)
# endregion: connect

# region: suite
suite = context.suites.add_or_update(
    gx.ExpectationSuite(
        name="trip checks",
        expectations=[
            gxe.ExpectColumnValuesToBeUnique(column="trip_id"),
            gxe.ExpectColumnValuesToNotBeNull(
                column="passenger_count", mostly=0.95, severity="warning"
            ),
            gxe.ExpectColumnValuesToBeBetween(
                column="passenger_count",
                min_value=1,
                max_value=6,
                severity="warning",
            ),
            gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0),
            gxe.ExpectColumnValuesToBeInSet(
                column="payment_type",
                value_set=["app", "card", "cash"],
                severity="info",
            ),
        ],
    )
)
# endregion: suite

# region: validation_definition
validation_definition = context.validation_definitions.add_or_update(
    gx.ValidationDefinition(name="all trips", data=batch_definition, suite=suite)
)
# endregion: validation_definition

# region: checkpoint
checkpoint = context.checkpoints.add_or_update(
    gx.Checkpoint(
        name="trips",
        validation_definitions=[validation_definition],
        actions=[gx.checkpoint.UpdateDataDocsAction(name="data docs")],
        result_format={
            "result_format": "SUMMARY",
            "unexpected_index_column_names": ["trip_id"],
        },
    )
)
result = checkpoint.run()
# endregion: checkpoint

# region: read
print("success:", result.success)
for validation_result in result.run_results.values():
    for expectation_result in validation_result.results:
        config = expectation_result.expectation_config
        print(
            "passed" if expectation_result.success else "failed",
            f"{config.severity.value:<8}",
            f"{config.kwargs['column']:<15}",
            f"{config.type:<35}",
            expectation_result.result["unexpected_count"],
        )
# endregion: read

# region: rows
for validation_result in result.run_results.values():
    for expectation_result in validation_result.results:
        config = expectation_result.expectation_config
        if config.severity == "critical" and not expectation_result.success:
            rows = expectation_result.result["partial_unexpected_index_list"]
            print(config.kwargs["column"], *(row["trip_id"] for row in rows))
# endregion: rows

# hide-start
from pathlib import Path

(validation_result,) = result.run_results.values()
found = [
    (expectation_result.success, expectation_result.expectation_config.severity.value, expectation_result.result["unexpected_count"])
    for expectation_result in validation_result.results
]
assert not result.success
assert found == [
    (True, "critical", 0),
    (True, "warning", 74),
    (False, "warning", 11),
    (False, "critical", 12),
    (False, "info", 9),
], found
assert validation_result.statistics["successful_expectations"] == 2
assert validation_result.get_max_severity_failure() == "critical"
fares = validation_result.results[3].result["partial_unexpected_index_list"]
assert len(fares) == 12 and all(row["fare_amount"] < 0 for row in fares)

# The project folder contains the files that the page lists.
for path in (
    "gx/great_expectations.yml",
    "gx/expectations/trip checks.json",
    "gx/validation_definitions/all trips.json",
    "gx/checkpoints/trips.json",
    "gx/uncommitted/data_docs/local_site/index.html",
):
    assert Path(path).is_file(), path
assert Path("gx/.gitignore").read_text().split() == ["uncommitted/"]
assert list(Path("gx/uncommitted/validations").rglob("*.json"))
# hide-end
