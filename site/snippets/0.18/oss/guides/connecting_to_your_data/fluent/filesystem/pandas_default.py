# fixtures: monthly/taxi_trips_2025-01.csv

# region: validator
import great_expectations as gx

context = gx.get_context(mode="file")
validator = context.sources.pandas_default.read_csv(
    "monthly/taxi_trips_2025-01.csv"
)
result = validator.expect_column_values_to_be_between(
    column="fare_amount", min_value=0
)
print("rows:", result.result["element_count"])
# endregion: validator

# hide-start
assert result.result["element_count"] == 1011
assert type(validator).__name__ == "Validator"
# hide-end
