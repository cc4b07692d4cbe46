# fixtures: taxi.db

# region: batch
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = (
    context.data_sources.add_sqlite(
        "taxi database", connection_string="sqlite:///taxi.db"
    )
    .add_table_asset("trips", table_name="taxi_trips")
    .add_batch_definition_whole_table("all trips")
    .get_batch()
)
# endregion: batch

# region: plain
expectation = gxe.ExpectColumnValuesToBeBetween(
    column="tip_amount",
    max_value=0,
    row_condition='col("payment_type") == "cash"',
    condition_parser="great_expectations",
    description="Trips paid in cash have no tip",
)
# endregion: plain

# region: validate
result = batch.validate(expectation)
print("passed:", result.success)
print("rows evaluated:", result.result["element_count"])
print("unexpected:", result.result["unexpected_count"])
# endregion: validate

# region: suite
suite = gx.ExpectationSuite(
    name="tips",
    expectations=[
        gxe.ExpectColumnValuesToBeBetween(column="tip_amount", max_value=50),
        gxe.ExpectColumnValuesToBeBetween(
            column="tip_amount",
            max_value=0,
            row_condition='col("payment_type") == "cash"',
            condition_parser="great_expectations",
            description="Trips paid in cash have no tip",
        ),
        gxe.ExpectTableRowCountToBeBetween(
            min_value=1500,
            row_condition='col("payment_type") == "card"',
            condition_parser="great_expectations",
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
def rows(condition, parser="great_expectations"):
    checked = batch.validate(
        gxe.ExpectColumnValuesToBeBetween(
            column="tip_amount", max_value=0, row_condition=condition, condition_parser=parser
        )
    )
    return checked.result["element_count"] if checked.result else None


assert rows('col("payment_type") == "cash"') == 497
assert rows("col(\"payment_type\") == 'cash'") == 497
assert rows('col("trip_distance") > 5') == 728
assert rows('col("fare_amount") > -5') == 2988
assert rows('col("passenger_count").notNull()') == 2926
assert rows('col("pickup_at") >= "2025-02-01"') == rows('col("pickup_at") >= date("2025-02-01")') == 1989
# Everything after the first comparison is ignored.
assert rows('col("payment_type") == "cash" and col("trip_distance") > 5') == 497
for rejected in ("payment_type == \"cash\"", "col('payment_type') == \"cash\"", 'col("passenger_count").isNull()'):
    try:
        rows(rejected)
        raise SystemExit(f"accepted {rejected}")
    except gx.exceptions.GreatExpectationsError as error:
        assert "unable to parse condition" in str(error)
assert rows('payment_type == "cash"', "pandas") is None
passengers = Column(name="passenger_count")
for condition, counted in (
    ((payment == "cash") & (distance > 5), 120),
    ((payment == "cash") | (payment == "app"), 1153),
    (payment.is_in(["cash", "app"]), 1153),
    (payment.is_not_in(["cash", "app"]), 1847),
    (passengers.is_null(), 74),
    (((payment == "cash") & (distance > 5)) | (payment == "app"), 776),
):
    assert rows(condition, None) == counted

# An invalid condition affects all Expectations of the Suite.
for condition, parser, message in (
    ('col("unknown") == "cash"', "great_expectations", "no such column: unknown"),
    ('payment_type == "cash"', "pandas", "is not supported for SqlAlchemyExecutionEngine"),
):
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
    assert [result.success for result in results] == [False] * 3
    assert message in str(results[0].exception_info), results[0].exception_info
# hide-end
