# region: module
from great_expectations.expectations.core import ExpectColumnValuesToBeInSet


class ExpectColumnValuesToBePaymentTypes(ExpectColumnValuesToBeInSet):
    """Expect the values to be card, cash, or app."""

    default_kwarg_values = {
        **ExpectColumnValuesToBeInSet.default_kwarg_values,
        "value_set": ["card", "cash", "app"],
    }
# endregion: module
