# region: name
from great_expectations.expectations.core import ExpectColumnValuesToBeInSet


class ExpectColumnValuesToBePaymentTypes(ExpectColumnValuesToBeInSet):
    """Expect the column values to be card, cash, or app.

    The payment system supports only these types.

    Args:
        column: The name of the column.

    Keyword Args:
        mostly: The fraction of values that must match.

    Returns:
        An ExpectationValidationResult.
    """

    default_kwarg_values = {"value_set": ["card", "cash", "app"]}


print(ExpectColumnValuesToBePaymentTypes.expectation_type)
# endregion: name

# hide-start
assert ExpectColumnValuesToBePaymentTypes.expectation_type == "expect_column_values_to_be_payment_types"
# hide-end

# region: deprecate
import warnings


def load_payment_types():
    warnings.warn(
        "load_payment_types() is deprecated as of v1.4 and will be removed"
        " in v1.6. Use read_payment_types() instead.",
        DeprecationWarning,
        stacklevel=2,
    )
    return ["card", "cash", "app"]
# endregion: deprecate

# hide-start
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    assert load_payment_types() == ["card", "cash", "app"]
assert caught[0].category is DeprecationWarning

# Names of the Expectations in the library.
from great_expectations.expectations import expectation as bases
from great_expectations.expectations.registry import get_expectation_impl, list_registered_expectation_implementations

exceptions = []
for name in list_registered_expectation_implementations():
    kind = get_expectation_impl(name)
    for base, prefix in (
        (bases.ColumnPairMapExpectation, "expect_column_pair_values_"),
        (bases.MulticolumnMapExpectation, "expect_multicolumn_"),
        (bases.ColumnMapExpectation, "expect_column_values_"),
        (bases.ColumnAggregateExpectation, "expect_column_"),
        (bases.BatchExpectation, "expect_table_"),
    ):
        if issubclass(kind, base):
            if not name.startswith(prefix):
                exceptions.append((base.__name__, name))
            break
print(exceptions)
# hide-end
