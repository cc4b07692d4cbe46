# fixtures: taxi_trips.csv

# hide-start
import json
import re
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def old_files():
    """Print the error that 1.8.1 raises when it reads files of 0.18.21."""
    try:
        yield
    except Exception as error:
        print(re.sub(r"\s*\n\s*\n", "\n", f"{type(error).__name__}: {error}").strip())
    else:
        raise AssertionError("No error was raised.")


# Written by 0.18.21, as asserted in site/snippets/0.18/reference/learn/migration_guide.py.
OLD_SETTINGS = """
config_version: 3.0
datasources: {}
config_variables_file_path: uncommitted/config_variables.yml
plugins_directory: plugins/
stores:
  expectations_store:
    class_name: ExpectationsStore
    store_backend:
      class_name: TupleFilesystemStoreBackend
      base_directory: expectations/
  validations_store:
    class_name: ValidationsStore
    store_backend:
      class_name: TupleFilesystemStoreBackend
      base_directory: uncommitted/validations/
  evaluation_parameter_store:
    class_name: EvaluationParameterStore
  checkpoint_store:
    class_name: CheckpointStore
    store_backend:
      class_name: TupleFilesystemStoreBackend
      suppress_store_backend_id: true
      base_directory: checkpoints/
expectations_store_name: expectations_store
validations_store_name: validations_store
evaluation_parameter_store_name: evaluation_parameter_store
checkpoint_store_name: checkpoint_store
data_docs_sites: {}
anonymous_usage_statistics:
  data_context_id: 00000000-0000-4000-8000-000000000001
  enabled: true
notebooks:
include_rendered_content:
  globally: false
  expectation_suite: false
  expectation_validation_result: false
fluent_datasources:
  taxi:
    type: pandas_filesystem
    assets:
      trips:
        type: csv
        batching_regex: taxi_trips\\.csv
    base_directory: .
"""
OLD_SUITE = {
    "data_asset_type": None,
    "expectation_suite_name": "trip_checks",
    "expectations": [
        {
            "expectation_type": "expect_column_values_to_not_be_null",
            "kwargs": {"column": "passenger_count", "mostly": 0.95},
            "meta": {},
        },
        {
            "expectation_type": "expect_column_values_to_be_between",
            "kwargs": {"column": "passenger_count", "max_value": 6, "min_value": 1},
            "meta": {},
        },
    ],
    "ge_cloud_id": None,
    "meta": {"great_expectations_version": "0.18.21"},
}
old = Path("old_project/gx")
(old / "expectations").mkdir(parents=True)
(old / "great_expectations.yml").write_text(OLD_SETTINGS)
(old / "expectations/trip_checks.json").write_text(json.dumps(OLD_SUITE))
# hide-end

# region: open
with old_files():  # hidden
    import great_expectations as gx

    gx.get_context(mode="file", project_root_dir="old_project")
# endregion: open

# region: old-project
with old_files():  # hidden
    gx.get_context(mode="file", project_root_dir="old_project")
# endregion: old-project

# hide-start
# Without the unknown keys, the Data Assets raise the next error.
known = re.sub(
    r"(?m)^(datasources|validations_store_name|evaluation_parameter_store_name|anonymous_usage_statistics|notebooks"
    r"|include_rendered_content):.*\n(  .*\n)*",
    "",
    OLD_SETTINGS,
)
(old / "great_expectations.yml").write_text(f"{known}validation_results_store_name: validations_store\n")
# hide-end

# region: old-assets
with old_files():  # hidden
    gx.get_context(mode="file", project_root_dir="old_project")
# endregion: old-assets

# hide-start
new = Path("new_project/gx")
gx.get_context(mode="file", project_root_dir="new_project")
(new / "expectations/trip_checks.json").write_text(json.dumps(OLD_SUITE))
context = gx.get_context(mode="file", project_root_dir="new_project")
# hide-end

# region: old-suite
with old_files():  # hidden
    context.suites.get("trip_checks")
# endregion: old-suite

# `all()` skips files in the old format without an error.
assert list(context.suites.all()) == []

# hide-start
half = {**OLD_SUITE, "name": "trip_checks"}
for key in ("expectation_suite_name", "data_asset_type", "ge_cloud_id"):
    del half[key]
(new / "expectations/trip_checks.json").write_text(json.dumps(half))
# hide-end

# region: half-suite
with old_files():  # hidden
    context.suites.get("trip_checks")
# endregion: half-suite

(new / "expectations/trip_checks.json").unlink()
(old / "expectations/other").mkdir()
other = {
    **OLD_SUITE,
    "expectation_suite_name": "other.checks",
    "expectations": [
        {
            "expectation_type": "expect_column_max_to_be_between",
            "kwargs": {"column": "fare_amount", "max_value": 500, "auto": True},
            "meta": {"notes": "agreed with finance"},
        },
        {"expectation_type": "expect_column_to_be_nice", "kwargs": {"column": "a"}, "meta": {}},
    ],
}
(old / "expectations/other/checks.json").write_text(json.dumps(other))

# region: convert
import json
from pathlib import Path

import great_expectations as gx
import great_expectations.expectations as gxe

old_suites = Path("old_project/gx/expectations")
context = gx.get_context(mode="file", project_root_dir="new_project")

expectation_classes = {
    name.lower(): getattr(gxe, name) for name in dir(gxe)
}
removed_arguments = {
    "allow_cross_type_comparisons",
    "auto",
    "batch_id",
    "include_config",
    "parse_strings_as_datetimes",
    "profiler_config",
    "result_format",
}

for path in sorted(old_suites.rglob("*.json")):
    old_suite = json.loads(path.read_text())
    suite = gx.ExpectationSuite(name=old_suite["expectation_suite_name"])
    for entry in old_suite["expectations"]:
        expectation_type = entry["expectation_type"]
        arguments = dict(entry["kwargs"])
        removed = sorted(removed_arguments & arguments.keys())
        for argument in removed:
            del arguments[argument]
        class_name = expectation_type.replace("_", "")
        try:
            expectation_class = expectation_classes[class_name]
            suite.add_expectation(
                expectation_class(**arguments, meta=entry["meta"])
            )
        except (KeyError, ValueError) as error:
            reason = type(error).__name__
            print(f"{suite.name}: {expectation_type} not converted: {reason}")
        else:
            if removed:
                print(f"{suite.name}: {expectation_type} without", *removed)
    context.suites.add_or_update(suite)
    print(f"{suite.name}: {len(suite.expectations)} converted")
# endregion: convert

# hide-start
converted = context.suites.get("trip_checks")
assert [expectation.expectation_type for expectation in converted.expectations] == [
    "expect_column_values_to_not_be_null",
    "expect_column_values_to_be_between",
]
assert converted.expectations[0].mostly == 0.95
assert context.suites.get("other.checks").expectations[0].meta == {"notes": "agreed with finance"}
assert sorted(suite.name for suite in context.suites.all()) == ["other.checks", "trip_checks"]

# The script finds a class for each of the 54 Expectations of 0.18.21.
OLD_EXPECTATIONS = """
    expect_column_distinct_values_to_be_in_set
    expect_column_distinct_values_to_contain_set
    expect_column_distinct_values_to_equal_set
    expect_column_kl_divergence_to_be_less_than
    expect_column_max_to_be_between
    expect_column_mean_to_be_between
    expect_column_median_to_be_between
    expect_column_min_to_be_between
    expect_column_most_common_value_to_be_in_set
    expect_column_pair_values_a_to_be_greater_than_b
    expect_column_pair_values_to_be_equal
    expect_column_pair_values_to_be_in_set
    expect_column_proportion_of_unique_values_to_be_between
    expect_column_quantile_values_to_be_between
    expect_column_stdev_to_be_between
    expect_column_sum_to_be_between
    expect_column_to_exist
    expect_column_unique_value_count_to_be_between
    expect_column_value_lengths_to_be_between
    expect_column_value_lengths_to_equal
    expect_column_value_z_scores_to_be_less_than
    expect_column_values_to_be_between
    expect_column_values_to_be_dateutil_parseable
    expect_column_values_to_be_decreasing
    expect_column_values_to_be_in_set
    expect_column_values_to_be_in_type_list
    expect_column_values_to_be_increasing
    expect_column_values_to_be_json_parseable
    expect_column_values_to_be_null
    expect_column_values_to_be_of_type
    expect_column_values_to_be_unique
    expect_column_values_to_match_json_schema
    expect_column_values_to_match_like_pattern
    expect_column_values_to_match_like_pattern_list
    expect_column_values_to_match_regex
    expect_column_values_to_match_regex_list
    expect_column_values_to_match_strftime_format
    expect_column_values_to_not_be_in_set
    expect_column_values_to_not_be_null
    expect_column_values_to_not_match_like_pattern
    expect_column_values_to_not_match_like_pattern_list
    expect_column_values_to_not_match_regex
    expect_column_values_to_not_match_regex_list
    expect_compound_columns_to_be_unique
    expect_multicolumn_sum_to_equal
    expect_select_column_values_to_be_unique_within_record
    expect_table_column_count_to_be_between
    expect_table_column_count_to_equal
    expect_table_columns_to_match_ordered_list
    expect_table_columns_to_match_set
    expect_table_row_count_to_be_between
    expect_table_row_count_to_equal
    expect_table_row_count_to_equal_other_table
    unexpected_rows_expectation
""".split()
assert len(OLD_EXPECTATIONS) == 54
for kind in OLD_EXPECTATIONS:
    assert kind.replace("_", "") in expectation_classes, kind
# hide-end
