# fixtures: taxi_trips.csv

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
print("met:", result.success)
print("rows that count:", result.result["element_count"])
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


# What the table of the page shows.
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
for outcome in batch.validate(suite).results:
    print(outcome.success, outcome.expectation_config.type)
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
print("met:", result.success)
print("rows that count:", result.result["element_count"])
# endregion: combined

# hide-start
passengers = Column(name="passenger_count")
for condition, counted in (
    ((payment == "cash") & (distance > 5), 120),
    ((payment == "cash") | (payment == "app"), 1153),
    (payment.is_in(["cash", "app"]), 1153),
    (payment.is_not_in(["cash", "app"]), 1847),
    (passengers.is_null(), 74),
    (passengers.is_not_null(), 2926),
    (((payment == "cash") & (distance > 5)) | (payment == "app"), 776),
):
    assert rows(condition, None) == counted
for refused in (
    ((payment == "cash") | (distance > 5)) & (payment == "app"),
    (payment == "cash") | (distance > 5) | (payment == "app"),
):
    try:
        gxe.ExpectColumnValuesToNotBeNull(column="tip_amount", row_condition=refused)
        raise SystemExit(f"took {refused}")
    except ValueError as error:
        assert "cannot contain" in str(error)

# Which Expectations take no condition.
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

# Data Docs show a run whose conditional Expectations have a description, and cannot show one without.
from pathlib import Path

project = gx.get_context(mode="file")
all_trips = (
    project.data_sources.add_pandas_filesystem("files", base_directory=".")
    .add_csv_asset("trips")
    .add_batch_definition_path("all", path="taxi_trips.csv")
)
for described in (False, True):
    name = f"described {described}"
    suite = project.suites.add(
        gx.ExpectationSuite(
            name=name,
            expectations=[
                gxe.ExpectColumnValuesToNotBeNull(
                    column="tip_amount", row_condition='payment_type == "cash"', condition_parser="pandas",
                    description="Cash trips have a tip" if described else None,
                )
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
    assert len(pages) == described, pages
# hide-end
