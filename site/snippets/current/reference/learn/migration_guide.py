# fixtures: taxi_trips.csv

# Runs 0.x code on 1.8.1. The migration guide lists the errors.
# hide-start
import re
import sqlite3
from contextlib import contextmanager

import pandas as pd

import great_expectations as gx
import great_expectations.expectations as gxe

count = 0


@contextmanager
def old_code():
    """Run 0.x code and print the type and message of the error, without the installation path."""
    global count
    try:
        yield
    except Exception as error:
        count += 1
        print(re.sub(r" \(/\S+\)$", "", f"{type(error).__name__}: {error}").strip())
    else:
        raise AssertionError("No error was raised.")


context = gx.get_context(mode="file")
data_source = context.data_sources.add_pandas("taxi")
data_asset = data_source.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")
batch_definition = data_asset.add_batch_definition("all")
batch_request = data_asset.build_batch_request()
batch = batch_definition.get_batch()
files = context.data_sources.add_pandas_filesystem("files", base_directory=".")
file_asset = files.add_csv_asset("files")
frames = data_source.add_dataframe_asset("frames")
dataframe = pd.DataFrame({"trip_id": [1, 2]})
with sqlite3.connect("taxi.db") as connection:
    connection.execute("CREATE TABLE trips (trip_id INTEGER, pickup_at TIMESTAMP)")
database = context.data_sources.add_sqlite("database", connection_string="sqlite:///taxi.db")
table_asset = database.add_table_asset("trips", table_name="trips")
suite = context.suites.add(gx.ExpectationSuite("trip_checks"))
suite.add_expectation(gxe.ExpectColumnToExist(column="trip_id"))
validation_definition = context.validation_definitions.add(
    gx.ValidationDefinition(name="trips", data=batch_definition, suite=suite)
)
checkpoint = context.checkpoints.add(
    gx.Checkpoint(name="nightly", validation_definitions=[validation_definition])
)
result = checkpoint.run()
validation_result = next(iter(result.run_results.values()))
validator = context.get_validator(batch_request=batch_request, expectation_suite_name="trip_checks")
# hide-end

# Imports

# region: import-data-context
with old_code():  # hidden
    from great_expectations.data_context import DataContext
# endregion: import-data-context

# region: import-base-data-context
with old_code():  # hidden
    from great_expectations.data_context import BaseDataContext
# endregion: import-base-data-context

# region: data-context-class
with old_code():  # hidden
    gx.DataContext()
# endregion: data-context-class

# region: file-context-create
with old_code():  # hidden
    gx.data_context.FileDataContext.create(".")
# endregion: file-context-create

# region: ge-cloud-mode
with old_code():  # hidden
    gx.get_context(ge_cloud_mode=True)
# endregion: ge-cloud-mode

# region: import-usage-statistics
with old_code():  # hidden
    from great_expectations.data_context.types.base import AnonymizedUsageStatisticsConfig
# endregion: import-usage-statistics

# region: import-cli
with old_code():  # hidden
    from great_expectations.cli import toolkit
# endregion: import-cli

# region: import-expectation-configuration
with old_code():  # hidden
    from great_expectations.core import ExpectationConfiguration
# endregion: import-expectation-configuration

# region: import-expectation-configuration-module
with old_code():  # hidden
    from great_expectations.core.expectation_configuration import ExpectationConfiguration
# endregion: import-expectation-configuration-module

# region: import-simple-checkpoint
with old_code():  # hidden
    from great_expectations.checkpoint import SimpleCheckpoint
# endregion: import-simple-checkpoint

# region: import-checkpoint-config
with old_code():  # hidden
    from great_expectations.data_context.types.base import CheckpointConfig
# endregion: import-checkpoint-config

# region: import-checkpoint-result
with old_code():  # hidden
    from great_expectations.checkpoint.types.checkpoint_result import CheckpointResult
# endregion: import-checkpoint-result

# region: import-store-result-action
with old_code():  # hidden
    from great_expectations.checkpoint import StoreValidationResultAction
# endregion: import-store-result-action

# region: import-store-parameters-action
with old_code():  # hidden
    from great_expectations.checkpoint import StoreEvaluationParametersAction
# endregion: import-store-parameters-action

# region: import-store-metrics-action
with old_code():  # hidden
    from great_expectations.checkpoint import StoreMetricsAction
# endregion: import-store-metrics-action

# region: import-block-datasource
with old_code():  # hidden
    from great_expectations.datasource import Datasource
# endregion: import-block-datasource

# region: import-data-connector
with old_code():  # hidden
    from great_expectations.datasource.data_connector import RuntimeDataConnector
# endregion: import-data-connector

# region: import-dataset
with old_code():  # hidden
    from great_expectations.dataset import PandasDataset
# endregion: import-dataset

# region: import-profiler
with old_code():  # hidden
    from great_expectations.profile.user_configurable_profiler import UserConfigurableProfiler
# endregion: import-profiler

# region: import-rule-based-profiler
with old_code():  # hidden
    from great_expectations.rule_based_profiler import RuleBasedProfiler
# endregion: import-rule-based-profiler

# region: import-column-expectation
with old_code():  # hidden
    from great_expectations.expectations.expectation import ColumnExpectation
# endregion: import-column-expectation

# region: import-table-expectation
with old_code():  # hidden
    from great_expectations.expectations.expectation import TableExpectation
# endregion: import-table-expectation

# region: import-render-parameter
with old_code():  # hidden
    from great_expectations.expectations.expectation import render_evaluation_parameter_string
# endregion: import-render-parameter

# Data Context and data

# region: sources
with old_code():  # hidden
    context.sources.add_pandas("taxi")
# endregion: sources

# region: datasources
with old_code():  # hidden
    context.datasources["taxi"]
# endregion: datasources

# region: datasource-missing
with old_code():  # hidden
    context.get_datasource("nowhere")
# endregion: datasource-missing

# region: block-datasource
with old_code():  # hidden
    context.add_datasource(name="taxi_files", class_name="Datasource")
# endregion: block-datasource

# region: test-yaml-config
with old_code():  # hidden
    context.test_yaml_config("name: taxi_files")
# endregion: test-yaml-config

# region: batching-regex
with old_code():  # hidden
    files.add_csv_asset("monthly", batching_regex=r"trips_(?P<month>\d{2})\.csv")
# endregion: batching-regex

# region: regex-group
with old_code():  # hidden
    file_asset.add_batch_definition_monthly("by month", regex=r"(?P<name>\w+)_(?P<year>\d{4})-(?P<month>\d{2})\.csv")
# endregion: regex-group

# region: regex-missing
with old_code():  # hidden
    file_asset.add_batch_definition_monthly("by month", regex=r"trips_(?P<month>\d{2})\.csv")
# endregion: regex-missing

# region: order-by
with old_code():  # hidden
    files.add_csv_asset("ordered", order_by=["month"])
# endregion: order-by

# region: add-sorters
with old_code():  # hidden
    file_asset.add_sorters(["+month"])
# endregion: add-sorters

# region: splitter-month
with old_code():  # hidden
    table_asset.add_splitter_year_and_month(column_name="pickup_at")
# endregion: splitter-month

# region: splitter-value
with old_code():  # hidden
    table_asset.add_splitter_column_value(column_name="trip_id")
# endregion: splitter-value

# region: batch-request-options
with old_code():  # hidden
    data_asset.batch_request_options
# endregion: batch-request-options

# region: request-options
with old_code():  # hidden
    file_asset.build_batch_request(options={"month": "01"})
# endregion: request-options

# region: table-options
with old_code():  # hidden
    table_asset.build_batch_request(options={"month": 1})
# endregion: table-options

# region: batch-list
with old_code():  # hidden
    data_asset.get_batch_list_from_batch_request(batch_request)
# endregion: batch-list

# region: context-batch-list
with old_code():  # hidden
    context.get_batch_list(batch_request=batch_request)
# endregion: context-batch-list

# region: dataframe-asset
with old_code():  # hidden
    data_source.add_dataframe_asset("trip_rows", dataframe=dataframe)
# endregion: dataframe-asset

# region: dataframe-request
with old_code():  # hidden
    frames.build_batch_request(dataframe=dataframe)
# endregion: dataframe-request

# region: dataframe-missing
with old_code():  # hidden
    frames.build_batch_request()
# endregion: dataframe-missing

# region: read-csv
with old_code():  # hidden
    gx.read_csv("taxi_trips.csv")
# endregion: read-csv

# region: from-pandas
with old_code():  # hidden
    gx.from_pandas(dataframe)
# endregion: from-pandas

# Validators and Expectations

# region: batch-expect
with old_code():  # hidden
    batch.expect_column_values_to_not_be_null("trip_id")
# endregion: batch-expect

# region: validator-save
with old_code():  # hidden
    validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: validator-save

# region: validator-suite
with old_code():  # hidden
    context.get_validator(batch_request=batch_request, expectation_suite_name="new_checks")
# endregion: validator-suite

# region: positional
with old_code():  # hidden
    gxe.ExpectColumnValuesToBeBetween("trip_id", 1, 3000)
# endregion: positional

# region: auto
with old_code():  # hidden
    gxe.ExpectColumnValuesToBeBetween(column="trip_id", auto=True)
# endregion: auto

# region: include-config
with old_code():  # hidden
    gxe.ExpectColumnToExist(column="trip_id", include_config=True)
# endregion: include-config

# region: parse-datetimes
with old_code():  # hidden
    gxe.ExpectColumnMaxToBeBetween(column="pickup_at", max_value="2025-04-01", parse_strings_as_datetimes=True)
# endregion: parse-datetimes

# Expectation Suites

# region: add-suite
with old_code():  # hidden
    context.add_expectation_suite("trip_checks")
# endregion: add-suite

# region: add-or-update-suite
with old_code():  # hidden
    context.add_or_update_expectation_suite("trip_checks")
# endregion: add-or-update-suite

# region: create-suite
with old_code():  # hidden
    context.create_expectation_suite("trip_checks")
# endregion: create-suite

# region: get-suite
with old_code():  # hidden
    context.get_expectation_suite("trip_checks")
# endregion: get-suite

# region: save-suite
with old_code():  # hidden
    context.save_expectation_suite(suite)
# endregion: save-suite

# region: update-suite
with old_code():  # hidden
    context.update_expectation_suite(suite)
# endregion: update-suite

# region: delete-suite
with old_code():  # hidden
    context.delete_expectation_suite("trip_checks")
# endregion: delete-suite

# region: suite-names
with old_code():  # hidden
    context.list_expectation_suite_names()
# endregion: suite-names

# region: suite-by-name
with old_code():  # hidden
    context.suites.add("trip_checks")
# endregion: suite-by-name

# region: suite-keyword
with old_code():  # hidden
    gx.ExpectationSuite(expectation_suite_name="trip_checks")
# endregion: suite-keyword

# region: suite-parameters-keyword
with old_code():  # hidden
    gx.ExpectationSuite("trip_checks", evaluation_parameters={"limit": 6})
# endregion: suite-parameters-keyword

# region: suite-name
with old_code():  # hidden
    suite.expectation_suite_name
# endregion: suite-name

# region: suite-parameters
with old_code():  # hidden
    suite.evaluation_parameters
# endregion: suite-parameters

# region: parameter-missing
with old_code():  # hidden
    batch.validate(gxe.ExpectColumnMaxToBeBetween(column="fare_amount", max_value={"$PARAMETER": "limit"}))
# endregion: parameter-missing

# region: append-expectation
with old_code():  # hidden
    suite.append_expectation(gxe.ExpectColumnToExist(column="trip_id"))
# endregion: append-expectation

# region: add-configuration
with old_code():  # hidden
    suite.add_expectation(expectation_configuration=gxe.ExpectColumnToExist(column="trip_id"))
# endregion: add-configuration

# region: add-dictionary
with old_code():  # hidden
    suite.add_expectation({"expectation_type": "expect_column_to_exist", "kwargs": {"column": "trip_id"}})
# endregion: add-dictionary

# region: find-expectations
with old_code():  # hidden
    suite.find_expectations()
# endregion: find-expectations

# region: patch-expectation
with old_code():  # hidden
    suite.patch_expectation(suite.expectations[0])
# endregion: patch-expectation

# Checkpoints and results

# region: add-checkpoint
with old_code():  # hidden
    context.add_checkpoint(name="nightly", validator=validator)
# endregion: add-checkpoint

# region: add-or-update-checkpoint
with old_code():  # hidden
    context.add_or_update_checkpoint(name="nightly", validator=validator)
# endregion: add-or-update-checkpoint

# region: get-checkpoint
with old_code():  # hidden
    context.get_checkpoint("nightly")
# endregion: get-checkpoint

# region: run-checkpoint
with old_code():  # hidden
    context.run_checkpoint(checkpoint_name="nightly")
# endregion: run-checkpoint

# region: list-checkpoints
with old_code():  # hidden
    context.list_checkpoints()
# endregion: list-checkpoints

# region: delete-checkpoint
with old_code():  # hidden
    context.delete_checkpoint("nightly")
# endregion: delete-checkpoint

# region: checkpoint-suite
with old_code():  # hidden
    gx.Checkpoint(name="nightly", batch_request=batch_request, expectation_suite_name="trip_checks")
# endregion: checkpoint-suite

# region: checkpoint-validations
with old_code():  # hidden
    gx.Checkpoint(name="nightly", data_context=context, validations=[])
# endregion: checkpoint-validations

# region: checkpoint-validator
with old_code():  # hidden
    gx.Checkpoint(name="nightly", validator=validator)
# endregion: checkpoint-validator

# region: checkpoint-action-list
with old_code():  # hidden
    gx.Checkpoint(name="nightly", validation_definitions=[], action_list=[])
# endregion: checkpoint-action-list

# region: checkpoint-run-name-template
with old_code():  # hidden
    gx.Checkpoint(name="nightly", validation_definitions=[], run_name_template="%Y-%m-%d")
# endregion: checkpoint-run-name-template

# region: checkpoint-dictionaries
with old_code():  # hidden
    gx.Checkpoint(name="nightly", validation_definitions=[{"expectation_suite_name": "trip_checks"}])
# endregion: checkpoint-dictionaries

# region: checkpoint-actions
with old_code():  # hidden
    gx.Checkpoint(name="nightly", validation_definitions=[], actions=[{"name": "docs", "action": {"class_name": "UpdateDataDocsAction"}}])
# endregion: checkpoint-actions

# region: definition-request
with old_code():  # hidden
    gx.ValidationDefinition(name="trips", data=batch_request, suite=suite)
# endregion: definition-request

# region: definition-suite-name
with old_code():  # hidden
    gx.ValidationDefinition(name="trips", data=batch_definition, suite="trip_checks")
# endregion: definition-suite-name

# region: not-added
with old_code():  # hidden
    gx.ValidationDefinition(name="new", data=batch_definition, suite=gx.ExpectationSuite("new_checks")).run()
# endregion: not-added

# region: run-batch-request
with old_code():  # hidden
    checkpoint.run(batch_request=batch_request)
# endregion: run-batch-request

# region: run-run-name
with old_code():  # hidden
    checkpoint.run(run_name="first run")
# endregion: run-run-name

# region: run-parameters
with old_code():  # hidden
    checkpoint.run(evaluation_parameters={"limit": 6})
# endregion: run-parameters

# region: run-suite-name
with old_code():  # hidden
    checkpoint.run(expectation_suite_name="trip_checks")
# endregion: run-suite-name

# region: checkpoint-get-config
with old_code():  # hidden
    checkpoint.get_config()
# endregion: checkpoint-get-config

# region: list-validation-results
with old_code():  # hidden
    result.list_validation_results()
# endregion: list-validation-results

# region: result-statistics
with old_code():  # hidden
    result.get_statistics()
# endregion: result-statistics

# region: result-json
with old_code():  # hidden
    result.to_json_dict()
# endregion: result-json

# region: result-item
with old_code():  # hidden
    result["success"]
# endregion: result-item

# region: run-results
with old_code():  # hidden
    next(iter(result.run_results.values()))["validation_result"]
# endregion: run-results

# region: expectation-type
with old_code():  # hidden
    validation_result.results[0].expectation_config.expectation_type
# endregion: expectation-type

# region: result-suite-name
with old_code():  # hidden
    validation_result.expectation_suite_name
# endregion: result-suite-name

# region: result-meta
with old_code():  # hidden
    validation_result.meta["expectation_suite_name"]
# endregion: result-meta

# Removed features

# region: assistants
with old_code():  # hidden
    context.assistants.onboarding.run(batch_request=batch_request)
# endregion: assistants

# region: validation-operator
with old_code():  # hidden
    context.run_validation_operator("action_list_operator", [])
# endregion: validation-operator

# region: profilers
with old_code():  # hidden
    context.list_profilers()
# endregion: profilers

# region: parameter-store
with old_code():  # hidden
    context.evaluation_parameter_store
# endregion: parameter-store

# region: validations-store
with old_code():  # hidden
    context.validations_store
# endregion: validations-store

# Custom classes

# hide-start
from great_expectations.checkpoint import ValidationAction
from great_expectations.expectations.expectation import ColumnAggregateExpectation


class ExpectColumnMaxToBeBelow(ColumnAggregateExpectation):
    metric_dependencies = ("column.max",)
    success_keys = ("limit",)
    default_kwarg_values = {"limit": 10}

    def _validate(self, configuration, metrics, runtime_configuration=None, execution_engine=None):
        limit = self.get_success_kwargs(configuration)["limit"]
        return {"success": metrics["column.max"] < limit, "result": {"observed_value": metrics["column.max"]}}


class LogAction(ValidationAction):
    def _run(self, validation_result_suite, validation_result_suite_identifier, data_asset, **kwargs):
        return {}


# hide-end

# region: custom-parameter
with old_code():  # hidden
    ExpectColumnMaxToBeBelow(column="fare_amount", limit=100)
# endregion: custom-parameter

# region: custom-validate
with old_code():  # hidden
    # hide-next-line
    exception = batch.validate(ExpectColumnMaxToBeBelow(column="fare_amount")).exception_info["exception_message"]
    # hide-next-line
    raise TypeError(exception)
    def _validate(self, configuration, metrics, runtime_configuration=None, execution_engine=None): ...
# endregion: custom-validate

# region: action-type
with old_code():  # hidden
    LogAction(name="log")
# endregion: action-type

assert count == 108
