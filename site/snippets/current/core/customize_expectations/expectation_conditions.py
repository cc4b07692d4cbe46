# fixtures: taxi_trips.csv
# pictures: results=gx/**/validations/tips/**/*.html

# region: batch
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

context = gx.get_context(mode="ephemeral")
batch = (
    context.data_sources.add_pandas("memory")
    .add_dataframe_asset("trips")
    .add_batch_definition_whole_dataframe("all trips")
    .get_batch({"dataframe": pd.read_csv("taxi_trips.csv")})
)
# endregion: batch

# region: plain
expectation = gxe.ExpectColumnValuesToBeBetween(
    column="tip_amount",
    max_value=0,
    row_condition='payment_type == "cash"',
    condition_parser="pandas",
    description="Trips paid in cash have no tip",
)
# endregion: plain

# region: validate
result = batch.validate(expectation)
print("passed:", result.success)
print("rows evaluated:", result.result["element_count"])
print("unexpected:", result.result["unexpected_count"])
# endregion: validate

# hide-start
assert result.result["element_count"] == 497 and result.result["unexpected_count"] == 1


def rows(condition, parser="pandas"):
    checked = batch.validate(
        gxe.ExpectColumnValuesToBeBetween(
            column="tip_amount", max_value=0, row_condition=condition, condition_parser=parser
        )
    )
    return checked.result["element_count"] if checked.result else None


# The examples in the syntax table.
assert rows('payment_type == "cash" and trip_distance > 5') == 120
assert rows('payment_type in ["cash", "app"]') == 1153
assert rows("passenger_count.notnull()") == 2926
assert rows("passenger_count.isnull()") == 74
assert rows('pickup_at >= "2025-02-01"') == 1989
assert rows("payment_type == 'cash'") == 497
assert rows("tip_amount > fare_amount") is not None
assert rows('payment_type == "cash"\nand trip_distance > 5') is None
limit = 5
assert rows("trip_distance > @limit") is None
assert rows('col("payment_type") == "cash"', "great_expectations") == 497
assert rows('payment_type == "cheque"') == 0
assert rows('payment_type == "cash"', None) is None
# hide-end

# region: suite
suite = gx.ExpectationSuite(
    name="tips",
    expectations=[
        gxe.ExpectColumnValuesToBeBetween(column="tip_amount", max_value=50),
        gxe.ExpectColumnValuesToBeBetween(
            column="tip_amount",
            max_value=0,
            row_condition='payment_type == "cash"',
            condition_parser="pandas",
            description="Trips paid in cash have no tip",
        ),
        gxe.ExpectTableRowCountToBeBetween(
            min_value=1500,
            row_condition='payment_type == "card"',
            condition_parser="pandas",
        ),
    ],
)
for expectation_result in batch.validate(suite).results:
    print(expectation_result.success, expectation_result.expectation_config.type)
# endregion: suite

# region: combined
from great_expectations.expectations.conditions import Column

payment = Column(name="payment_type")
distance = Column(name="trip_distance")

expectation = gxe.ExpectColumnValuesToBeBetween(
    column="tip_amount",
    max_value=0,
    row_condition=(payment == "cash") & (distance > 5),
    description="Long trips paid in cash have no tip",
)
result = batch.validate(expectation)
print("passed:", result.success)
print("rows evaluated:", result.result["element_count"])
# endregion: combined

# hide-start
from great_expectations.expectations.conditions import OrCondition

passengers = Column(name="passenger_count")
for condition, counted in (
    ((payment == "cash") & (distance > 5), 120),
    ((payment == "cash") | (payment == "app"), 1153),
    (payment.is_in(["cash", "app"]), 1153),
    (payment.is_not_in(["cash", "app"]), 1847),
    (passengers.is_null(), 74),
    (passengers.is_not_null(), 2926),
    (((payment == "cash") & (distance > 5)) | (payment == "app"), 776),
    ((payment == "cash") & (distance > 5) & (passengers == 1), 86),
    (OrCondition(conditions=[payment == "cash", payment == "app", payment == "card"]), 2991),
):
    assert rows(condition, None) == counted, (condition, rows(condition, None))
for rejected, message in (
    (
        ((payment == "cash") | (distance > 5)) & (payment == "app"),
        "AND groups cannot contain OR conditions",
    ),
    (
        (payment == "cash") | (distance > 5) | (payment == "app"),
        "OR groups cannot contain nested OR conditions",
    ),
):
    try:
        gxe.ExpectColumnValuesToNotBeNull(column="tip_amount", row_condition=rejected)
        raise SystemExit(f"accepted {rejected}")
    except ValueError as error:
        assert message in str(error)

# With pandas, an invalid condition affects only its own Expectation.
def expectation_results(batch, condition, parser):
    results = batch.validate(
        gx.ExpectationSuite(
            name="invalid",
            expectations=[
                gxe.ExpectColumnValuesToNotBeNull(column="trip_id"),
                gxe.ExpectColumnValuesToNotBeNull(
                    column="tip_amount", row_condition=condition, condition_parser=parser
                ),
                gxe.ExpectTableRowCountToBeBetween(min_value=1),
            ],
        )
    ).results
    errors = [str(result.exception_info) for result in results if not result.success]
    return len(errors), errors[0]


count, message = expectation_results(batch, "unknown == 3", "pandas")
assert count == 1 and "name \\'unknown\\' is not defined" in message, message
count, message = expectation_results(batch, 'payment_type == "cash"', None)
assert count == 1 and "condition_parser for Pandas is required" in message, message

# Expectations that do not support conditions.
import inspect

without = {
    name
    for name, kind in vars(gxe).items()
    if inspect.isclass(kind) and name.startswith(("Expect", "Unexpected")) and name != "Expectation"
    and "row_condition" not in kind.__fields__
}
assert without == {
    "ExpectColumnToExist", "ExpectQueryResultsToMatchComparison", "ExpectTableColumnCountToBeBetween",
    "ExpectTableColumnCountToEqual", "ExpectTableColumnsToMatchOrderedList", "ExpectTableColumnsToMatchSet",
    "UnexpectedRowsExpectation",
}, without

# Conditions are stored and read again.
stored = gx.get_context(mode="file")
stored.suites.add(
    gx.ExpectationSuite(
        name="stored",
        expectations=[
            gxe.ExpectColumnValuesToNotBeNull(
                column="tip_amount",
                row_condition=OrCondition(conditions=[payment == "cash", payment == "app", payment == "card"]),
            )
        ],
    )
)
(again,) = gx.get_context(mode="file").suites.get("stored").expectations
assert again.row_condition == OrCondition(conditions=[payment == "cash", payment == "app", payment == "card"])

# Data Docs contain a page for a run only if its Conditional Expectations about columns have a description.
from pathlib import Path

project = gx.get_context(mode="file")
all_trips = (
    project.data_sources.add_pandas_filesystem("files", base_directory=".")
    .add_csv_asset("trips")
    .add_batch_definition_path("all", path="taxi_trips.csv")
)
definition = project.validation_definitions.add(
    gx.ValidationDefinition(name="tips", data=all_trips, suite=project.suites.add(suite))
)
project.checkpoints.add(
    gx.Checkpoint(
        name="tips",
        validation_definitions=[definition],
        actions=[gx.checkpoint.UpdateDataDocsAction(name="docs")],
    )
).run()
for style, condition in {
    "string": {"row_condition": 'payment_type == "cash"', "condition_parser": "pandas"},
    "object": {"row_condition": payment == "cash"},
}.items():
    for description in (None, "Cash trips have a tip amount"):
        name = f"{style} {bool(description)}"
        suite = project.suites.add(
            gx.ExpectationSuite(
                name=name,
                expectations=[
                    gxe.ExpectColumnValuesToNotBeNull(column="tip_amount", description=description, **condition)
                ],
            )
        )
        definition = project.validation_definitions.add(
            gx.ValidationDefinition(name=name, data=all_trips, suite=suite)
        )
        project.checkpoints.add(
            gx.Checkpoint(
                name=name,
                validation_definitions=[definition],
                actions=[gx.checkpoint.UpdateDataDocsAction(name="docs")],
            )
        ).run()
        pages = list(Path("gx/uncommitted/data_docs/local_site/validations").glob(f"{name}/**/*.html"))
        assert len(pages) == bool(description), (name, pages)
# hide-end
