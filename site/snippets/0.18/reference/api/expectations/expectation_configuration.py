from great_expectations.core import ExpectationConfiguration

check = ExpectationConfiguration(
    expectation_type="expect_column_values_to_not_be_null",
    kwargs={"column": "pickup_at"},
)

# region: import
try:
    from great_expectations.expectations.expectation_configuration import (
        ExpectationConfiguration,
    )
except ModuleNotFoundError as error:
    print(error)
    from great_expectations.core import ExpectationConfiguration
# endregion: import

assert type(check) is ExpectationConfiguration
