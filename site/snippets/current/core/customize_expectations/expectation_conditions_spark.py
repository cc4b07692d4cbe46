# fixtures: taxi_trips.csv
# services: spark

# region: batch
import great_expectations as gx
import great_expectations.expectations as gxe
from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
trips = spark.read.csv("taxi_trips.csv", header=True, inferSchema=True)

context = gx.get_context(mode="ephemeral")
batch = (
    context.data_sources.add_spark("memory")
    .add_dataframe_asset("trips")
    .add_batch_definition_whole_dataframe("all trips")
    .get_batch({"dataframe": trips})
)
# endregion: batch

# region: plain
expectation = gxe.ExpectColumnValuesToBeBetween(
    column="tip_amount",
    max_value=0,
    row_condition='payment_type = "cash"',
    condition_parser="spark",
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
            row_condition='payment_type = "cash"',
            condition_parser="spark",
            description="Trips paid in cash have no tip",
        ),
        gxe.ExpectTableRowCountToBeBetween(
            min_value=1500,
            row_condition='payment_type = "card"',
            condition_parser="spark",
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
def rows(condition, parser):
    checked = batch.validate(
        gxe.ExpectColumnValuesToBeBetween(
            column="tip_amount", max_value=0, row_condition=condition, condition_parser=parser
        )
    )
    return checked.result["element_count"] if checked.result else None


assert rows('payment_type = "cash" and trip_distance > 5', "spark") == 120
assert batch.validate(gxe.ExpectColumnValuesToBeOfType(column="trip_id", type_="IntegerType")).success
assert rows('col("payment_type") == "cash"', "great_expectations") == 497
assert rows((Column(name="payment_type") == "cash") & (Column(name="trip_distance") > 5), None) == 120
many = gxe.ExpectColumnValuesToBeBetween(column="fare_amount", max_value=30)
plain = batch.validate(many, result_format="COMPLETE").result
assert len(plain["unexpected_list"]) == 200 and "unexpected_index_list" not in plain
named = batch.validate(
    many, result_format={"result_format": "COMPLETE", "unexpected_index_column_names": ["trip_id"]}
).result
assert len(named["unexpected_index_list"]) == 492
# hide-end
