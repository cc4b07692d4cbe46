# fixtures: taxi_trips.csv

# region: create
import great_expectations as gx
import great_expectations.expectations as gxe

expectation = gxe.ExpectColumnValuesToBeBetween(
    column="passenger_count",
    min_value={"$PARAMETER": "minimum"},
    max_value={"$PARAMETER": "maximum"},
    mostly=0.99,
)
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")

for maximum in (6, 4):
    result = batch.validate(
        expectation,
        expectation_parameters={"minimum": 1, "maximum": maximum},
    )
    print(f"at most {maximum}:", result.success)
# endregion: create

# hide-start
assert not result.success
assert batch.validate(expectation, expectation_parameters={"minimum": 1, "maximum": 6}).success

from great_expectations.exceptions import SuiteParameterError

try:
    batch.validate(expectation, expectation_parameters={"minimum": 1})
    raise AssertionError("accepted a missing parameter")
except SuiteParameterError as error:
    assert "No value found for $PARAMETER maximum" in str(error)
try:
    gxe.ExpectColumnValuesToNotBeNull(column={"$PARAMETER": "column"})
    raise AssertionError("accepted a parameter for the column")
except ValueError as error:
    assert "str type expected" in str(error)
# hide-end
