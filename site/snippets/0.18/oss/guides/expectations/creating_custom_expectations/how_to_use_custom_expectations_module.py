# region: module
from great_expectations.expectations.core import ExpectColumnValuesToBeInSet


class ExpectColumnValuesToBeTaxiZones(ExpectColumnValuesToBeInSet):
    """Expect the values to be IDs of taxi zones, from 1 to 16."""

    default_kwarg_values = {"value_set": list(range(1, 17))}
# endregion: module
