/** Rows of the guide by the name of a removed member. Names that mean different things also have an entry with their class. */
export const MEMBER_ROWS: Readonly<Record<string, string>> = {
  ...of('data-context-class', 'create DataContext BaseDataContext'),
  ...of('validations-store', 'validations_store validations_store_name'),
  ...of('parameter-store', 'evaluation_parameter_store evaluation_parameter_store_name store_evaluation_parameters'),
  ...of('usage-statistics', 'anonymous_usage_statistics usage_statistics_handler send_usage_message'),
  ...of('test-yaml-config', 'test_yaml_config'),
  ...of('sources', 'sources'),
  ...of('datasources', 'datasources get_datasource list_datasources delete_datasource'),
  ...of('block-datasource', 'add_datasource add_or_update_datasource update_datasource'),
  ...of('sorters', 'add_sorters'),
  ...of('batch-request', 'build_batch_request get_batch_list_from_batch_request get_batch_list'),
  ...of('request-options', 'batch_request_options'),
  ...of('validator', 'get_validator'),
  ...of('batching-regex', 'batching_regex'),
  ...of('save-suite', 'save_expectation_suite'),
  ...of('add-suite', 'add_expectation_suite create_expectation_suite'),
  ...of(
    'add-or-update-suite',
    'add_or_update_expectation_suite update_expectation_suite AbstractDataContext.save_expectation_suite',
  ),
  ...of('get-suite', 'get_expectation_suite'),
  ...of('delete-suite', 'delete_expectation_suite'),
  ...of('list-suites', 'list_expectation_suite_names list_expectation_suites'),
  ...of('suite-name', 'expectation_suite_name'),
  ...of('result-suite-name', 'ExpectationSuiteValidationResult.expectation_suite_name'),
  ...of('evaluation-parameters', 'evaluation_parameters set_evaluation_parameter get_evaluation_parameter'),
  ...of('edit-suite', 'append_expectation find_expectations find_expectation_indexes patch_expectation replace_expectation'),
  ...of(
    'edit-suite',
    'remove_all_expectations_of_type get_column_expectations get_table_expectations get_column_pair_expectations',
  ),
  ...of('suite-file', 'data_asset_type ge_cloud_id'),
  ...of('add-checkpoint', 'add_checkpoint add_or_update_checkpoint update_checkpoint'),
  ...of('get-checkpoint', 'get_checkpoint list_checkpoints delete_checkpoint'),
  ...of('run-checkpoint', 'run_checkpoint'),
  ...of('checkpoint-configuration', 'get_config config get_substituted_config config_version'),
  ...of('action-list', 'action_list'),
  ...of('validations', 'BaseCheckpoint.validations'),
  ...of('list-results', 'list_validation_results list_validation_result_identifiers list_expectation_suite_names_of_results'),
  ...of(
    'list-results',
    'CheckpointResult.list_expectation_suite_names list_data_asset_names list_data_assets_validated list_batch_identifiers',
  ),
  ...of('result-as-json', 'CheckpointResult.to_json_dict CheckpointResult.to_raw_dict CheckpointResult.to_dict get_statistics'),
  ...of('result-as-json', 'CheckpointResult.keys CheckpointResult.values CheckpointResult.items CheckpointResult.get'),
  ...of('expectation-type', 'expectation_type'),
  ...of('custom-validate', 'get_success_kwargs get_domain_kwargs'),
  ...of(
    'assistants',
    'assistants list_profilers get_profiler add_profiler add_or_update_profiler delete_profiler update_profiler',
  ),
  ...of('assistants', 'run_profiler_on_data run_profiler_with_dynamic_arguments DataAssistantResult.get_expectation_suite'),
  ...of('validation-operators', 'run_validation_operator add_validation_operator'),
  ...of('read-csv', 'read_csv read_excel read_feather read_json read_parquet read_pickle read_sas read_table from_pandas'),
}

/** Rows by the name of a removed parameter. An entry with the name of a function or class takes precedence. */
export const PARAMETER_ROWS: Readonly<Record<string, string>> = {
  ...of('cloud-mode', 'ge_cloud_mode ge_cloud_base_url ge_cloud_access_token ge_cloud_organization_id'),
  ...of('suite-file', 'ge_cloud_id data_asset_type'),
  ...of('datasources', 'datasource_name'),
  ...of('batching-regex', 'batching_regex'),
  ...of('sorters', 'order_by'),
  ...of('splitters', 'splitter'),
  ...of('dataframe', 'dataframe'),
  ...of('request-options', 'options'),
  ...of('block-datasource', 'class_name data_connectors data_connector_name execution_engine'),
  ...of('auto', 'auto profiler_config'),
  ...of('include-config', 'include_config'),
  ...of('parse-strings', 'parse_strings_as_datetimes allow_cross_type_comparisons'),
  ...of('evaluation-parameters', 'evaluation_parameters'),
  ...of('suite-name', 'ExpectationSuite.expectation_suite_name'),
  ...of('edit-suite', 'expectation_configuration match_type overwrite_existing'),
  ...of('validations', 'batch_request validations expectation_suite_name validator expectation_suite_id'),
  ...of('run-arguments', 'run.batch_request run.validations run.expectation_suite_name run.validator'),
  ...of('add-checkpoint', 'data_context config_version template_name module_name'),
  ...of('action-list', 'action_list site_names slack_webhook notify_on notify_with'),
  ...of('run-name', 'run_name run_name_template run_time'),
  ...of('runtime-configuration', 'runtime_configuration run.result_format'),
  ...of('assistants', 'profilers'),
  ...of('expectation-configuration', 'expectation_type'),
}

/** Rows by the name of a removed class, function, or module. */
export const NAME_ROWS: Readonly<Record<string, string>> = {
  ...of(
    'data-context-class',
    'DataContext BaseDataContext data_context.data_context.data_context data_context.data_context.base_data_context',
  ),
  ...of('cli', 'cli'),
  ...of('usage-statistics', 'AnonymizedUsageStatisticsConfig core.usage_statistics'),
  ...of(
    'block-datasource',
    'Datasource SimpleSqlalchemyDatasource PandasDatasource datasource.data_connector datasource.new_datasource',
  ),
  ...of(
    'block-datasource',
    'datasource.datasource datasource.pandas_datasource datasource.types datasource.batch_kwargs_generator',
  ),
  ...of(
    'block-datasource',
    'datasource.simple_sqlalchemy_datasource datasource.sparkdf_datasource RuntimeDataConnector DataConnector',
  ),
  ...of(
    'read-csv',
    'dataset from_pandas read_csv read_excel read_feather read_json read_parquet read_pickle read_sas read_table',
  ),
  ...of('expectation-configuration', 'ExpectationConfiguration core.expectation_configuration'),
  ...of('simple-checkpoint', 'SimpleCheckpoint CheckpointConfig'),
  ...of('store-actions', 'StoreValidationResultAction StoreEvaluationParametersAction StoreMetricsAction'),
  ...of('checkpoint-result-import', 'checkpoint.types'),
  ...of('expectation-bases', 'ColumnExpectation TableExpectation'),
  ...of('render-parameter', 'render_evaluation_parameter_string'),
  ...of('parameter-store', 'EvaluationParameterStore core.evaluation_parameters'),
  ...of('validations-store', 'ValidationsStore data_context.store.validations_store'),
  ...of('assistants', 'RuleBasedProfiler rule_based_profiler DataAssistant OnboardingDataAssistant'),
  ...of(
    'user-configurable-profiler',
    'UserConfigurableProfiler profile.user_configurable_profiler profile.basic_dataset_profiler',
  ),
  ...of('validation-operators', 'ActionListValidationOperator validation_operators'),
}

/** Members of objects whose class isn't known, which readers hardly use for anything else. */
export const TELLING_MEMBERS: ReadonlySet<string> = new Set(
  Object.keys(MEMBER_ROWS).filter(
    (name) =>
      !name.includes('.') &&
      name.length > 8 &&
      !/^(config_version|expectation_type|validations|read_\w+|from_pandas|ge_cloud_id|batching_regex)$/.test(name),
  ),
)

/** Parameters that are removed wherever they occur. */
export const TELLING_PARAMETERS: ReadonlySet<string> = new Set([
  'batching_regex',
  'expectation_suite_name',
  'evaluation_parameters',
  'action_list',
  'run_name_template',
  'data_connector_name',
])

function of(row: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, row]))
}
