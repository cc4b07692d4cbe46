# fixtures: taxi_trips.csv taxi.db
# services: spark
# timeout: 400

# hide-start
from pathlib import Path

MODULE = "expect_column_zero_fraction_to_be_between"
Path(f"{MODULE}.py").write_text(Path(__file__).with_name(f"{Path(__file__).stem}_module.py").read_text())
# hide-end

# region: script
# region: pandas
import great_expectations as gx
import expect_column_zero_fraction_to_be_between

context = gx.get_context()
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")
result = validator.expect_column_zero_fraction_to_be_between(
    column="tip_amount", max_value=0.3
)
print(result.success, result.result["observed_value"])
# endregion: pandas

# region: condition
card_trips = validator.expect_column_zero_fraction_to_be_between(
    column="tip_amount",
    max_value=0.3,
    row_condition='payment_type == "card"',
    condition_parser="pandas",
)
print(card_trips.success, round(card_trips.result["observed_value"], 3))
# endregion: condition

# region: sql
data_source = context.sources.add_or_update_sqlite(
    "taxi_database", connection_string="sqlite:///taxi.db"
)
table = data_source.add_table_asset("trips", table_name="taxi_trips")
validator = context.get_validator(batch_request=table.build_batch_request())
in_table = validator.expect_column_zero_fraction_to_be_between(
    column="tip_amount", max_value=0.3
)
print(in_table.success, in_table.result["observed_value"])
# endregion: sql
# endregion: script

# hide-start
assert not result.success and result.result["observed_value"] == 0.41
assert card_trips.success
assert not in_table.success and in_table.result["observed_value"] == 0.41

# Null values are ignored.
expected = 11 / 2926
for one in (validator, context.sources.pandas_default.read_csv("taxi_trips.csv")):
    observed = one.expect_column_zero_fraction_to_be_between(column="passenger_count").result["observed_value"]
    assert abs(observed - expected) < 1e-9, observed

# Spark
import pyspark.sql

spark = pyspark.sql.SparkSession.builder.getOrCreate()
frame = spark.read.option("header", True).option("inferSchema", True).csv("taxi_trips.csv")
asset = context.sources.add_or_update_spark("taxi_spark").add_dataframe_asset("trips")
validator = context.get_validator(batch_request=asset.build_batch_request(dataframe=frame))
observed = validator.expect_column_zero_fraction_to_be_between(column="passenger_count").result["observed_value"]
assert abs(observed - expected) < 1e-9, observed
# hide-end
