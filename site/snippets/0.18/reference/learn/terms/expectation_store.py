# region: save
import great_expectations as gx
from great_expectations.core import ExpectationConfiguration

context = gx.get_context(mode="file")
suite = context.add_or_update_expectation_suite("trip_checks")
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_unique",
        kwargs={"column": "trip_id"},
    )
)
context.update_expectation_suite(suite)
# endregion: save

# region: file
from pathlib import Path

print(Path("gx/expectations/trip_checks.json").read_text())
# endregion: file

# region: names
context.add_or_update_expectation_suite("finance.payments")
print(context.list_expectation_suite_names())
# endregion: names

assert Path("gx/expectations/finance/payments.json").is_file()

# region: read
suite = context.get_expectation_suite("trip_checks")
print(len(suite.expectations))
# endregion: read

# region: delete
context.delete_expectation_suite("finance.payments")
# endregion: delete

assert not Path("gx/expectations/finance/payments.json").exists()
assert context.list_expectation_suite_names() == ["trip_checks"]
assert context.expectations_store_name == "expectations_store"
assert type(context.expectations_store).__name__ == "ExpectationsStore"
from great_expectations.exceptions import DataContextError

for call, text in (
    (lambda: context.add_expectation_suite("trip_checks"), "already exists"),
    (lambda: context.get_expectation_suite("missing"), "expectation_suite missing not found"),
):
    try:
        call()
    except DataContextError as error:
        assert text in str(error), error
    else:
        raise AssertionError(text)
