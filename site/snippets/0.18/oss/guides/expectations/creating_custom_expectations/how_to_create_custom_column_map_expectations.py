# fixtures: taxi_trips.csv taxi.db
# services: spark
# timeout: 400

# hide-start
import webbrowser
from pathlib import Path

opened: list[str] = []
webbrowser.open = lambda url, *args, **kwargs: opened.append(url) or True
MODULE = "expect_column_values_to_be_multiples_of"
Path(f"{MODULE}.py").write_text(Path(__file__).with_name(f"{Path(__file__).stem}_module.py").read_text())
# hide-end

# region: script
# region: pandas
import great_expectations as gx
import expect_column_values_to_be_multiples_of

context = gx.get_context()
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")

fares = validator.expect_column_values_to_be_multiples_of(
    column="fare_amount"
)
print("fares:", fares.success, fares.result["unexpected_count"])

tips = validator.expect_column_values_to_be_multiples_of(
    column="tip_amount", step=0.05
)
print("tips:", tips.success, tips.result["unexpected_count"])
print(tips.result["partial_unexpected_list"][:5])
# endregion: pandas

# region: sql
data_source = context.sources.add_or_update_sqlite(
    "taxi_database", connection_string="sqlite:///taxi.db"
)
table = data_source.add_table_asset("trips", table_name="taxi_trips")
context.add_or_update_expectation_suite("amounts")
validator = context.get_validator(
    batch_request=table.build_batch_request(),
    expectation_suite_name="amounts",
)

tips_in_table = validator.expect_column_values_to_be_multiples_of(
    column="tip_amount", step=0.05, mostly=0.5
)
print(tips_in_table.success, tips_in_table.result["unexpected_count"])
# endregion: sql

# region: docs
validator.save_expectation_suite()
checkpoint = context.add_or_update_checkpoint(
    name="amounts", validator=validator
)
result = checkpoint.run()
print(result.success)
context.open_data_docs()
# endregion: docs
# endregion: script

# hide-start
assert fares.success and fares.result["unexpected_count"] == 0
assert not tips.success and tips.result["unexpected_count"] == 1276
assert tips_in_table.success and tips_in_table.result["unexpected_count"] == 1276
site = Path(opened[0].removeprefix("file://")).parent
pages = [page.read_text() for page in (site / "validations").rglob("*.html")]
assert len(pages) == 1
import re

text = re.sub(r"<[^>]+>", "", pages[0])
assert re.search(r"amounts must be multiples of\s+0\.05, at least\s+50\s+% of the time\.", text), text

# Null values are ignored.
passengers = context.sources.pandas_default.read_csv("taxi_trips.csv").expect_column_values_to_be_multiples_of(
    column="passenger_count", step=1
)
assert passengers.success and passengers.result["missing_count"] == 74

# Spark
import pyspark.sql

spark = pyspark.sql.SparkSession.builder.getOrCreate()
frame = spark.read.option("header", True).option("inferSchema", True).csv("taxi_trips.csv")
asset = context.sources.add_or_update_spark("taxi_spark").add_dataframe_asset("trips")
validator = context.get_validator(batch_request=asset.build_batch_request(dataframe=frame))
tips = validator.expect_column_values_to_be_multiples_of(column="tip_amount", step=0.05, mostly=0.5)
assert tips.success and tips.result["unexpected_count"] == 1276, tips
assert validator.expect_column_values_to_be_multiples_of(column="fare_amount").success
# hide-end
