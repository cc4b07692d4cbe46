# region: mro
from great_expectations.expectations.core import (
    ExpectColumnMeanToBeBetween,
    ExpectColumnValuesToMatchRegex,
)

for expectation in [ExpectColumnMeanToBeBetween, ExpectColumnValuesToMatchRegex]:
    print(expectation.__name__)
    print("  base class:", expectation.__base__.__name__)
    print("  Metrics:", expectation.metric_dependencies or expectation.map_metric)
    print("  domain keys:", expectation.domain_keys)
# endregion: mro

# hide-start
from great_expectations.expectations import expectation as bases
from great_expectations.expectations.regex_based_column_map_expectation import RegexBasedColumnMapExpectation
from great_expectations.expectations.set_based_column_map_expectation import SetBasedColumnMapExpectation

parents = {
    bases.BatchExpectation: bases.Expectation,
    bases.ColumnAggregateExpectation: bases.BatchExpectation,
    bases.ColumnMapExpectation: bases.BatchExpectation,
    bases.ColumnPairMapExpectation: bases.BatchExpectation,
    bases.MulticolumnMapExpectation: bases.BatchExpectation,
    bases.QueryExpectation: bases.BatchExpectation,
    bases.TableExpectation: bases.BatchExpectation,
    bases.ColumnExpectation: bases.ColumnAggregateExpectation,
    RegexBasedColumnMapExpectation: bases.ColumnMapExpectation,
    SetBasedColumnMapExpectation: bases.ColumnMapExpectation,
}
for child, parent in parents.items():
    assert child.__base__ is parent, child

to_implement = {one for one in parents if "_validate" in one.__abstractmethods__}
assert to_implement == {
    bases.BatchExpectation,
    bases.TableExpectation,
    bases.ColumnAggregateExpectation,
    bases.ColumnExpectation,
    bases.QueryExpectation,
}
common = {"batch_id", "row_condition", "condition_parser"}
arguments = {
    bases.BatchExpectation: {"table"},
    bases.ColumnAggregateExpectation: {"table", "column"},
    bases.ColumnMapExpectation: {"table", "column"},
    bases.ColumnPairMapExpectation: {"table", "column_A", "column_B"},
    bases.MulticolumnMapExpectation: {"table", "column_list", "ignore_row_if"},
    bases.QueryExpectation: set(),
}
for one, keys in arguments.items():
    assert set(one.domain_keys) - common == keys, one
    assert ("mostly" in one.success_keys) == ("Map" in one.__name__), one
# catch_exceptions of the base class is False except for maps.
assert bases.Expectation.runtime_keys == ("include_config", "catch_exceptions", "result_format")
# hide-end
