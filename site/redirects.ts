import type { RedirectsOptions } from 'docs-engine'

/** Modules with a reference page, at least in 0.18. */
const MODULES = [
  'core/util',
  'data_context/data_context/context_factory',
  'expectations/expectation',
  'expectations/metrics/column_aggregate_metric_provider',
  'expectations/metrics/map_metric_provider/column_condition_partial',
  'expectations/metrics/map_metric_provider/column_pair_function_partial',
  'expectations/metrics/metric_provider',
  'expectations/registry',
  'render/util',
]

/**
 * Redirects from the addresses of all earlier versions of this documentation. Each address has one entry; the build follows chains of
 * redirects. Former hosts (old.docs, legacy.016.docs) are redirected in their own configuration.
 */
const rules: RedirectsOptions['rules'] = [
  {
    reason: 'Pages of 1.x that were moved or renamed',
    paths: {
      '/docs/resources/get_support': '/docs/help/get_support',
      '/docs/application_integration_support': '/docs/help/compatibility_reference',
      '/docs/cloud/users/manage_users': '/docs/cloud/access/manage_access',
      '/docs/cloud/alerts/manage_alerts': '/docs/cloud/alerts/manage_email_alerts',
      '/docs/cloud/expectation_suites/manage_expectation_suites': '/docs/cloud/expectations/manage_expectations',
      '/docs/cloud/about_gx': '/docs/cloud/overview/gx_cloud_overview',
      '/docs/cloud/deploy_gx_agent': '/docs/cloud/deploy/deploy_gx_agent',
      '/docs/cloud/why_gx_cloud': '/docs/cloud/overview/gx_cloud_overview',
      '/docs/core/customize_expectations/expectation_row_conditions': '/docs/core/customize_expectations/expectation_conditions',
      '/docs/core/customize_expectations/row_conditions': '/docs/core/customize_expectations/expectation_conditions',
      '/docs/oss/changelog': '/docs/core/changelog',
      '/docs/changelog': '/docs/core/changelog',
      '/docs/reference/learn/usage_statistics': '/docs/core/configure_project_settings/toggle_analytics_events/',
      '/docs/reference/learn/expectation_suite_operations': '/docs/core/define_expectations/organize_expectation_suites',
      '/docs/reference/learn/expectations/distributional_expectations':
        '/docs/reference/learn/data_quality_use_cases/distribution',
      '/docs/reference/learn/integrations/airflow_pipeline_tutorial': '/docs/reference/learn/integrations/data_pipeline_tutorial',
      '/docs/reference/learn/reference_overview': '/docs/reference/learn/',
      '/docs/reference/api/checkpoint/checkpoint/CheckpointResult_class': '/docs/reference/api/checkpoint/CheckpointResult_class',
      '/docs/help': '/docs/help/get_support',
      '/docs/core': '/docs/core/introduction/',
      '/docs/reference/learn/terms': '/docs/reference/learn/glossary',
    },
  },
  {
    reason: 'Short names of the pages about connecting GX Cloud',
    paths: {
      '/docs/cloud/connect/lp': '/docs/cloud/connect/connect_lp',
      '/docs/cloud/connect/airflow': '/docs/cloud/connect/connect_airflow',
      '/docs/cloud/connect/databrickssql': '/docs/cloud/connect/connect_databrickssql',
      '/docs/cloud/connect/postgresql': '/docs/cloud/connect/connect_postgresql',
      '/docs/cloud/connect/python': '/docs/cloud/connect/connect_python',
      '/docs/cloud/connect/redshift': '/docs/cloud/connect/connect_redshift',
      '/docs/cloud/connect/s3': '/docs/cloud/connect/connect_s3',
      '/docs/cloud/connect/snowflake': '/docs/cloud/connect/connect_snowflake',
    },
  },
  {
    reason: 'Pages of 1.x that were moved or renamed',
    status: 302,
    paths: {
      '/docs/reference/learn/migration_guide': '/docs/0.18/reference/learn/migration_guide',
    },
  },
  {
    reason: 'Page fragments that 0.18 published by mistake',
    paths: {
      '/docs/0.18/oss/guides/components/congrats': '/docs/0.18/oss/guides/setup/get_started_lp',
      '/docs/0.18/oss/guides/setup/components/install_congrats': '/docs/0.18/oss/guides/setup/setup_overview_lp',
      '/docs/0.18/oss/guides/setup/components/install_nextsteps': '/docs/0.18/oss/guides/setup/setup_overview_lp',
      '/docs/0.18/oss/guides/connecting_to_your_data/components/adding_database_credentials':
        '/docs/0.18/oss/guides/connecting_to_your_data/connect_to_data_lp',
      '/docs/0.18/oss/guides/connecting_to_your_data/components/congratulations':
        '/docs/0.18/oss/guides/connecting_to_your_data/connect_to_data_lp',
      '/docs/0.18/oss/guides/connecting_to_your_data/components/spark_data_context_note':
        '/docs/0.18/oss/guides/connecting_to_your_data/connect_to_data_lp',
      '/docs/0.18/oss/guides/connecting_to_your_data/components/where_to_run_code':
        '/docs/0.18/oss/guides/connecting_to_your_data/connect_to_data_lp',
    },
  },
  {
    reason: 'Addresses of the documentation on Read the Docs',
    paths: {
      '/latest': '/docs/home',
      '/v3': '/docs/home',
      '/en/latest/': '/docs/home',
      '/en/latest/intro.html': '/docs/home',
    },
  },
  {
    reason: 'Addresses of the documentation on Read the Docs',
    status: 302,
    paths: {
      '/en/latest/guides/how_to_guides/configuring_data_docs/how_to_host_and_share_data_docs_on_azure_blob_storage.html':
        '/docs/0.18/oss/guides/setup/configuring_data_docs/host_and_share_data_docs',
      '/en/latest/guides/how_to_guides/configuring_data_docs/how_to_host_and_share_data_docs_on_a_filesystem.html':
        '/docs/0.18/oss/guides/setup/configuring_data_docs/host_and_share_data_docs',
      '/en/latest/guides/how_to_guides/configuring_data_docs/how_to_host_and_share_data_docs_on_gcs.html':
        '/docs/0.18/oss/guides/setup/configuring_data_docs/host_and_share_data_docs',
    },
  },
  {
    reason: 'Pages that were renamed',
    status: 302,
    paths: {
      '/docs/contributing/contributing_style': '/docs/0.18/oss/contributing/contributing',
      '/docs/deployment_patterns/reference_architecture_overview':
        '/docs/0.18/oss/deployment_patterns/integrations_and_howtos_overview',
      '/docs/deployment_patterns/how_to_run_a_checkpoint_in_airflow':
        '/docs/0.18/oss/deployment_patterns/how_to_use_great_expectations_with_airflow',
      '/docs/contributing/contributing_checklist': '/docs/0.18/oss/contributing/contributing',
      '/docs/deployment_patterns/how_to_use_great_expectations_in_databricks':
        '/docs/0.18/oss/get_started/get_started_with_gx_and_databricks',
      '/docs/deployment_patterns/how_to_use_great_expectations_with_google_cloud_platform_and_bigquery':
        '/docs/0.18/oss/guides/connecting_to_your_data/fluent/database/connect_sql_source_data',
      '/docs/deployment_patterns/index': '/docs/0.18/category/integrate',
    },
  },
  {
    reason: 'Pages that were renamed',
    paths: {
      '/docs/why_use_ge': '/docs/home',
      '/docs/community': '/docs/home',
      '/docs/glossary': '/docs/reference/learn/glossary',
      '/docs/core/installation_and_setup/install_gx': '/docs/core/set_up_a_gx_environment/install_gx',
    },
  },
  {
    reason: 'Setup guides that were merged',
    status: 302,
    paths: {
      '/docs/guides/setup/installation/spark_emr': '/docs/0.18/oss/guides/setup/installation/install_gx',
      '/docs/guides/setup/configuring_data_contexts/how_to_configure_credentials_using_a_yaml_file_or_environment_variables':
        '/docs/0.18/oss/guides/setup/configuring_data_contexts/how_to_configure_credentials',
      '/docs/guides/setup/configuring_data_contexts/how_to_configure_credentials_using_a_secrets_store':
        '/docs/0.18/oss/guides/setup/configuring_data_contexts/how_to_configure_credentials',
      '/docs/guides/setup/configuring_data_contexts/how_to_instantiate_a_data_context_without_a_yml_file':
        '/docs/0.18/oss/guides/setup/configuring_data_contexts/instantiating_data_contexts/instantiate_data_context',
      '/docs/guides/setup/configuring_data_contexts/how_to_configure_datacontext_components_using_test_yaml_config':
        '/docs/0.18/reference/learn/terms/data_context',
      '/docs/guides/setup/configuring_data_contexts/how_to_configure_a_new_data_context_with_the_cli':
        '/docs/0.18/oss/guides/setup/configuring_data_contexts/instantiating_data_contexts/instantiate_data_context',
      '/docs/guides/setup/installation/local': '/docs/0.18/oss/guides/setup/installation/install_gx',
      '/docs/guides/setup/installation/hosted_environment': '/docs/0.18/oss/guides/setup/installation/install_gx',
      '/docs/guides/setup/optional_dependencies/cloud/how_to_set_up_gx_to_work_with_data_on_aws_s3':
        '/docs/0.18/oss/guides/setup/optional_dependencies/cloud/connect_gx_source_data_system',
      '/docs/guides/setup/optional_dependencies/cloud/how_to_set_up_gx_to_work_with_data_on_gcs':
        '/docs/0.18/oss/guides/setup/optional_dependencies/cloud/connect_gx_source_data_system',
      '/docs/guides/setup/optional_dependencies/cloud/how_to_set_up_gx_to_work_with_data_in_abs':
        '/docs/0.18/oss/guides/setup/optional_dependencies/cloud/connect_gx_source_data_system',
      '/docs/guides/setup/optional_dependencies/sql_databases/how_to_setup_gx_to_work_with_sql_databases':
        '/docs/0.18/oss/guides/setup/optional_dependencies/cloud/connect_gx_source_data_system',
      '/docs/guides/setup/configuring_data_contexts/instantiating_data_contexts/how_to_quickly_instantiate_a_data_context':
        '/docs/0.18/oss/guides/setup/configuring_data_contexts/instantiating_data_contexts/instantiate_data_context',
      '/docs/guides/setup/configuring_data_contexts/initializing_data_contexts/how_to_initialize_a_filesystem_data_context_in_python':
        '/docs/0.18/oss/guides/setup/configuring_data_contexts/instantiating_data_contexts/instantiate_data_context',
      '/docs/guides/setup/configuring_data_contexts/instantiating_data_contexts/how_to_instantiate_a_specific_filesystem_data_context':
        '/docs/0.18/oss/guides/setup/configuring_data_contexts/instantiating_data_contexts/instantiate_data_context',
      '/docs/guides/setup/configuring_data_contexts/instantiating_data_contexts/how_to_explicitly_instantiate_an_ephemeral_data_context':
        '/docs/0.18/oss/guides/setup/configuring_data_contexts/instantiating_data_contexts/instantiate_data_context',
      '/docs/guides/setup/configuring_metadata_stores/how_to_configure_an_expectation_store_in_amazon_s3':
        '/docs/0.18/oss/guides/setup/configuring_metadata_stores/configure_expectation_stores',
      '/docs/guides/setup/configuring_metadata_stores/how_to_configure_an_expectation_store_in_azure_blob_storage':
        '/docs/0.18/oss/guides/setup/configuring_metadata_stores/configure_expectation_stores',
      '/docs/guides/setup/configuring_metadata_stores/how_to_configure_an_expectation_store_in_gcs':
        '/docs/0.18/oss/guides/setup/configuring_metadata_stores/configure_expectation_stores',
      '/docs/guides/setup/configuring_metadata_stores/how_to_configure_an_expectation_store_on_a_filesystem':
        '/docs/0.18/oss/guides/setup/configuring_metadata_stores/configure_expectation_stores',
      '/docs/guides/setup/configuring_metadata_stores/how_to_configure_an_expectation_store_to_postgresql':
        '/docs/0.18/oss/guides/setup/configuring_metadata_stores/configure_expectation_stores',
      '/docs/guides/setup/configuring_metadata_stores/how_to_configure_a_validation_result_store_in_amazon_s3':
        '/docs/0.18/oss/guides/setup/configuring_metadata_stores/configure_result_stores',
      '/docs/guides/setup/configuring_metadata_stores/how_to_configure_a_validation_result_store_in_azure_blob_storage':
        '/docs/0.18/oss/guides/setup/configuring_metadata_stores/configure_result_stores',
      '/docs/guides/setup/configuring_metadata_stores/how_to_configure_a_validation_result_store_in_gcs':
        '/docs/0.18/oss/guides/setup/configuring_metadata_stores/configure_result_stores',
      '/docs/guides/setup/configuring_metadata_stores/how_to_configure_a_validation_result_store_on_a_filesystem':
        '/docs/0.18/oss/guides/setup/configuring_metadata_stores/configure_result_stores',
      '/docs/guides/setup/configuring_metadata_stores/how_to_configure_a_validation_result_store_to_postgresql':
        '/docs/0.18/oss/guides/setup/configuring_metadata_stores/configure_result_stores',
      '/docs/guides/setup/configuring_data_docs/how_to_host_and_share_data_docs_on_a_filesystem':
        '/docs/0.18/oss/guides/setup/configuring_data_docs/host_and_share_data_docs',
      '/docs/guides/setup/configuring_data_docs/how_to_host_and_share_data_docs_on_azure_blob_storage':
        '/docs/0.18/oss/guides/setup/configuring_data_docs/host_and_share_data_docs',
      '/docs/guides/setup/configuring_data_docs/how_to_host_and_share_data_docs_on_gcs':
        '/docs/0.18/oss/guides/setup/configuring_data_docs/host_and_share_data_docs',
      '/docs/guides/setup/configuring_data_docs/how_to_host_and_share_data_docs_on_amazon_s3':
        '/docs/0.18/oss/guides/setup/configuring_data_docs/host_and_share_data_docs',
      '/docs/guides/setup/index': '/docs/0.18/oss/guides/setup/setup_overview_lp',
      '/docs/oss/guides/setup/configuring_data_docs/aG93X3RvX2':
        '/docs/0.18/oss/guides/setup/configuring_data_docs/host_and_share_data_docs',
    },
  },
  {
    reason: 'Tutorials that were replaced by guides',
    status: 302,
    paths: {
      '/docs/tutorials/getting_started/intro': '/docs/0.18/oss/tutorials/quickstart',
      '/docs/tutorials/getting_started/initialize_a_data_context': '/docs/0.18/oss/tutorials/quickstart',
      '/docs/tutorials/getting_started/connect_to_data': '/docs/0.18/oss/tutorials/quickstart',
      '/docs/tutorials/getting_started/create_your_first_expectations': '/docs/0.18/oss/tutorials/quickstart',
      '/docs/tutorials/getting_started/check_out_data_docs': '/docs/0.18/reference/learn/terms/data_docs',
      '/docs/tutorials/getting_started/validate_your_data': '/docs/0.18/oss/tutorials/quickstart',
      '/docs/tutorials/getting_started/customize_your_deployment': '/docs/0.18/oss/tutorials/quickstart',
      '/docs/tutorials/getting_started/tutorial_connect_to_data': '/docs/0.18/oss/tutorials/quickstart',
      '/docs/tutorials/getting_started/tutorial_create_expectations': '/docs/0.18/oss/tutorials/quickstart',
      '/docs/tutorials/getting_started/tutorial_overview': '/docs/0.18/oss/tutorials/quickstart',
      '/docs/tutorials/getting_started/tutorial_review': '/docs/0.18/oss/tutorials/quickstart',
      '/docs/tutorials/getting_started/tutorial_setup': '/docs/0.18/oss/tutorials/quickstart',
      '/docs/tutorials/getting_started/tutorial_validate_data': '/docs/0.18/oss/tutorials/quickstart',
      '/docs/tutorials/getting_started/how_to_use_great_expectations_in_databricks':
        '/docs/0.18/oss/get_started/get_started_with_gx_and_databricks',
      '/docs/tutorials/getting_started/how_to_use_great_expectations_with_sql':
        '/docs/0.18/oss/get_started/get_started_with_gx_and_sql',
    },
  },
  {
    reason: 'Guides for connecting to data that were merged',
    status: 302,
    paths: {
      '/docs/guides/connecting_to_your_data/advanced/database_credentials':
        '/docs/0.18/oss/guides/setup/configuring_data_contexts/how_to_configure_credentials',
      '/docs/guides/connecting_to_your_data/fluent/filesystem/how_to_quickly_connect_to_a_single_file_with_pandas':
        '/docs/0.18/oss/guides/connecting_to_your_data/fluent/filesystem/connect_filesystem_source_data',
      '/docs/guides/connecting_to_your_data/fluent/filesystem/how_to_connect_to_one_or_more_files_using_pandas':
        '/docs/0.18/oss/guides/connecting_to_your_data/fluent/filesystem/connect_filesystem_source_data',
      '/docs/guides/connecting_to_your_data/fluent/filesystem/how_to_connect_to_one_or_more_files_using_spark':
        '/docs/0.18/oss/guides/connecting_to_your_data/fluent/filesystem/connect_filesystem_source_data',
      '/docs/guides/connecting_to_your_data/fluent/cloud/how_to_connect_to_data_on_gcs_using_pandas':
        '/docs/0.18/oss/guides/connecting_to_your_data/fluent/filesystem/connect_filesystem_source_data',
      '/docs/guides/connecting_to_your_data/fluent/cloud/how_to_connect_to_data_on_gcs_using_spark':
        '/docs/0.18/oss/guides/connecting_to_your_data/fluent/filesystem/connect_filesystem_source_data',
      '/docs/guides/connecting_to_your_data/fluent/cloud/how_to_connect_to_data_on_azure_blob_storage_using_pandas':
        '/docs/0.18/oss/guides/connecting_to_your_data/fluent/filesystem/connect_filesystem_source_data',
      '/docs/guides/connecting_to_your_data/fluent/cloud/how_to_connect_to_data_on_azure_blob_storage_using_spark':
        '/docs/0.18/oss/guides/connecting_to_your_data/fluent/filesystem/connect_filesystem_source_data',
      '/docs/guides/connecting_to_your_data/fluent/cloud/how_to_connect_to_data_on_s3_using_pandas':
        '/docs/0.18/oss/guides/connecting_to_your_data/fluent/filesystem/connect_filesystem_source_data',
      '/docs/guides/connecting_to_your_data/fluent/cloud/how_to_connect_to_data_on_s3_using_spark':
        '/docs/0.18/oss/guides/connecting_to_your_data/fluent/filesystem/connect_filesystem_source_data',
      '/docs/guides/connecting_to_your_data/fluent/database/how_to_connect_to_sql_data':
        '/docs/0.18/oss/guides/connecting_to_your_data/fluent/database/connect_sql_source_data',
      '/docs/guides/connecting_to_your_data/fluent/database/how_to_connect_to_postgresql_data':
        '/docs/0.18/oss/guides/connecting_to_your_data/fluent/database/connect_sql_source_data',
      '/docs/guides/connecting_to_your_data/fluent/database/how_to_connect_to_sqlite_data':
        '/docs/0.18/oss/guides/connecting_to_your_data/fluent/database/connect_sql_source_data',
      '/docs/guides/connecting_to_your_data/fluent/database/how_to_connect_to_a_sql_table':
        '/docs/0.18/oss/guides/connecting_to_your_data/fluent/database/sql_data_assets',
      '/docs/guides/connecting_to_your_data/fluent/database/how_to_connect_to_sql_data_using_a_query':
        '/docs/0.18/oss/guides/connecting_to_your_data/fluent/database/sql_data_assets',
      '/docs/guides/connecting_to_your_data/fluent/data_assets/how_to_organize_batches_in_a_sql_based_data_asset':
        '/docs/0.18/oss/guides/connecting_to_your_data/fluent/database/sql_data_assets',
      '/docs/guides/connecting_to_your_data/fluent/in_memory/how_to_connect_to_in_memory_data_using_pandas':
        '/docs/0.18/oss/guides/connecting_to_your_data/fluent/in_memory/connect_in_memory_data',
      '/docs/guides/connecting_to_your_data/index': '/docs/0.18/oss/guides/connecting_to_your_data/connect_to_data_lp',
      '/docs/guides/connecting_to_your_data/connect_to_data_overview':
        '/docs/0.18/oss/guides/connecting_to_your_data/connect_to_data_lp',
    },
  },
  {
    reason: 'Guides that were merged or renamed',
    status: 302,
    paths: {
      '/docs/guides/expectations/how_to_create_and_edit_expectations_in_bulk':
        '/docs/0.18/oss/guides/expectations/expectations_lp',
      '/docs/guides/validation/advanced/how_to_implement_custom_notifications':
        '/docs/0.18/oss/guides/validation/advanced/how_to_get_data_docs_urls_for_custom_validation_actions',
      '/docs/guides/expectations/creating_custom_expectations/how_to_create_custom_metrics':
        '/docs/0.18/oss/guides/expectations/custom_expectations_lp',
      '/docs/guides/expectations/advanced/how_to_create_renderers_for_custom_expectations':
        '/docs/0.18/oss/guides/expectations/custom_expectations_lp',
      '/docs/guides/expectations/features_custom_expectations/how_to_add_data_visualization_renderers_for_an_expectation':
        '/docs/0.18/oss/guides/expectations/custom_expectations_lp',
      '/docs/guides/expectations/features_custom_expectations/how_to_add_statement_renderers_for_an_expectation':
        '/docs/0.18/oss/guides/expectations/custom_expectations_lp',
      '/docs/guides/miscellaneous/how_to_configure_notebooks_generated_by_suite_edit':
        '/docs/0.18/oss/guides/expectations/how_to_create_and_edit_expectations_with_instant_feedback_from_a_sample_batch_of_data',
      '/docs/guides/validation/advanced/how_to_validate_data_with_an_in_memory_checkpoint.md':
        '/docs/0.18/oss/guides/validation/checkpoints/how_to_pass_an_in_memory_dataframe_to_a_checkpoint',
      '/docs/guides/expectations/creating_custom_expectations/overview':
        '/docs/0.18/oss/guides/expectations/custom_expectations_lp',
      '/docs/guides/validation/how_to_validate_data_by_running_a_checkpoint':
        '/docs/0.18/oss/guides/validation/checkpoints/how_to_create_a_new_checkpoint',
      '/docs/guides/validation/advanced/how_to_validate_data_without_a_checkpoint':
        '/docs/0.18/oss/guides/validation/checkpoints/how_to_pass_an_in_memory_dataframe_to_a_checkpoint',
      '/docs/guides/expectations/advanced/how_to_create_a_new_expectation_suite_using_rule_based_profilers':
        '/docs/0.18/oss/guides/expectations/expectations_lp',
      '/docs/guides/expectations/index': '/docs/0.18/oss/guides/expectations/expectations_lp',
      '/docs/guides/validation/index': '/docs/0.18/oss/guides/validation/validate_data_lp',
      '/docs/guides/validation/validate_data_overview': '/docs/0.18/oss/guides/validation/validate_data_lp',
      '/docs/oss/guides/validation/checkpoints/aG93X3RvX2': '/docs/0.18/oss/guides/validation/checkpoints/checkpoint_lp',
      '/docs/oss/guides/expectations/aG93X3RvX2': '/docs/0.18/oss/guides/expectations/expectations_lp',
    },
  },
  {
    reason: 'Reference pages of modules, whose addresses ended with ".py"',
    paths: Object.fromEntries(
      MODULES.flatMap((module) =>
        ['/docs', '/docs/0.18'].map((version) => [`${version}/reference/api/${module}.py`, `${version}/reference/api/${module}`]),
      ),
    ),
  },
  {
    reason: 'Reference pages that were renamed',
    status: 302,
    paths: {
      '/docs/reference/suite_parameters/': '/docs/0.18/reference/learn/terms/evaluation_parameter',
      '/docs/reference/expectations/expectations': '/docs/0.18/reference/learn/terms/expectation',
      '/docs/reference/checkpoints_and_actions': '/docs/0.18/reference/learn/terms/checkpoint',
      '/docs/reference/core_concepts': '/docs/0.18/oss/tutorials/quickstart',
      '/docs/reference/data_context': '/docs/0.18/reference/learn/terms/data_context',
      '/docs/reference/data_docs': '/docs/0.18/reference/learn/terms/data_docs',
      '/docs/reference/datasources': '/docs/0.18/reference/learn/terms/datasource',
      '/docs/reference/execution_engine': '/docs/0.18/reference/learn/terms/execution_engine',
      '/docs/reference/metrics': '/docs/0.18/reference/learn/terms/metric',
      '/docs/reference/profilers': '/docs/0.18/reference/learn/terms/data_assistant',
      '/docs/reference/supporting_resources': '/docs/0.18/oss/tutorials/quickstart',
      '/docs/reference/validation': '/docs/0.18/oss/guides/validation/validate_data_lp',
      '/docs/api_docs/classes/great_expectations-data_context-data_context-data_context-DataContext':
        '/docs/0.18/reference/api/data_context/AbstractDataContext_class',
      '/docs/api_docs/methods/great_expectations-data_context-data_context-data_context-DataContext-test_yaml_config':
        '/docs/0.18/reference/api/data_context/AbstractDataContext_class#test_yaml_config',
      '/docs/api_docs/methods/great_expectations-data_context-data_context-data_context-DataContext-create':
        '/docs/0.18/reference/api/data_context/FileDataContext_class#create',
      '/docs/reference/learn/terms/data_docs': '/docs/0.18/reference/learn/terms/data_docs',
    },
  },
  {
    reason: 'Reference pages that were renamed',
    paths: {
      '/docs/reference/expectations/expectation_suite_operations': '/docs/core/define_expectations/organize_expectation_suites',
      '/docs/reference/anonymous_usage_statistics': '/docs/core/configure_project_settings/toggle_analytics_events/',
    },
  },
  {
    reason: 'Pages of GX Cloud that were renamed or merged',
    paths: {
      '/docs/cloud/quickstarts/quickstart_lp': '/docs/cloud/connect/connect_lp',
      '/docs/cloud/quickstarts/airflow_quickstart': '/docs/cloud/connect/connect_airflow',
      '/docs/cloud/quickstarts/python_quickstart': '/docs/cloud/connect/connect_python',
      '/docs/cloud/try_gx_cloud': '/docs/cloud/deploy/deploy_gx_agent',
    },
  },
  {
    reason: 'Pages of GX Cloud that were renamed or merged',
    status: 302,
    paths: {
      '/docs/cloud/quickstarts/snowflake_quickstart': '/docs/0.18/cloud/deploy_gx_agent',
    },
  },
  {
    reason: 'Prerelease documentation of 1.0 in a separate folder',
    paths: {
      '/docs/1.0-prerelease/core/introduction/about_gx': '/docs/core/introduction/',
      '/docs/1.0-prerelease/core/installation_and_setup/manage_data_contexts':
        '/docs/core/set_up_a_gx_environment/create_a_data_context',
      '/docs/1.0-prerelease/core/installation_and_setup/install_gx': '/docs/core/set_up_a_gx_environment/install_gx',
      '/docs/1.0-prerelease/core/installation_and_setup/set_up_a_python_environment':
        '/docs/core/set_up_a_gx_environment/install_python',
      '/docs/1.0-prerelease/core/*': '/docs/core/*',
      '/docs/1.0-prerelease/cloud/*': '/docs/cloud/*',
      '/docs/1.0-prerelease/reference/api/*': '/docs/reference/api/*',
      '/docs/1.0-prerelease/reference/learn/*': '/docs/reference/learn/*',
      '/docs/1.0-prerelease/oss/*': '/docs/oss/*',
    },
  },
  {
    reason: 'Folders that became part of the guides of 0.18',
    paths: {
      '/docs/contributing/*': '/docs/oss/contributing/*',
      '/docs/deployment_patterns/*': '/docs/oss/deployment_patterns/*',
      '/docs/get_started/*': '/docs/oss/get_started/*',
      '/docs/guides/*': '/docs/oss/guides/*',
      '/docs/tutorials/*': '/docs/oss/tutorials/*',
    },
  },
  {
    reason: 'Folders that became part of Learn',
    paths: {
      '/docs/terms/*': '/docs/reference/learn/terms/*',
      '/docs/reference/terms/*': '/docs/reference/learn/terms/*',
      '/docs/conceptual_guides/*': '/docs/reference/learn/conceptual_guides/*',
      '/docs/expectations/*': '/docs/reference/learn/expectations/*',
      '/docs/reference/expectations/*': '/docs/reference/learn/expectations/*',
    },
  },
  {
    reason: "Redirected to versions before 0.13 on another host, which this site doesn't contain",
    gone: [
      '/en/latest/changelog.html',
      '/en/latest/community.html',
      '/en/latest/contributing.html',
      '/en/latest/contributing/contrib_pull_request_acceptance_checklist.html',
      '/en/latest/contributing/contribution_checklist.html',
      '/en/latest/contributing/levels_of_maturity.html',
      '/en/latest/contributing/make_changes_through_github.html',
      '/en/latest/contributing/miscellaneous.html',
      '/en/latest/contributing/setting_up_your_dev_environment.html',
      '/en/latest/contributing/style_guide.html',
      '/en/latest/contributing/testing.html',
      '/en/latest/guides.html',
      '/en/latest/guides/how_to_guides.html',
      '/en/latest/guides/how_to_guides/configuring_data_contexts.html',
      '/en/latest/guides/how_to_guides/configuring_data_contexts/how_to_configure_data_context_components_using_test_yaml_config.html',
      '/en/latest/guides/how_to_guides/configuring_data_contexts/how_to_create_a_new_data_context_with_the_cli.html',
      '/en/latest/guides/how_to_guides/configuring_data_contexts/how_to_instantiate_a_data_context_on_a_databricks_spark_cluster.html',
      '/en/latest/guides/how_to_guides/configuring_data_contexts/how_to_instantiate_a_data_context_on_an_emr_spark_cluster.html',
      '/en/latest/guides/how_to_guides/configuring_data_contexts/how_to_instantiate_a_data_context_without_a_yml_file.html',
      '/en/latest/guides/how_to_guides/configuring_data_contexts/how_to_populate_credentials_from_a_secrets_store.html',
      '/en/latest/guides/how_to_guides/configuring_data_contexts/how_to_use_a_yaml_file_or_environment_variables_to_populate_credentials.html',
      '/en/latest/guides/how_to_guides/configuring_data_docs/how_to_add_comments_to_expectations_and_display_them_in_data_legacy.docs.html',
      '/en/latest/guides/how_to_guides/configuring_data_docs/how_to_create_renderers_for_custom_expectations.html',
      '/en/latest/guides/how_to_guides/configuring_data_docs/how_to_host_and_share_data_docs_on_s3.html',
      '/en/latest/guides/how_to_guides/configuring_data_legacy.docs.html',
      '/en/latest/guides/how_to_guides/configuring_datasources.html',
      '/en/latest/guides/how_to_guides/configuring_datasources/how_to_choose_which_data_connector_to_use.html',
      '/en/latest/guides/how_to_guides/configuring_datasources/how_to_configure_a_bigquery_datasource.html',
      '/en/latest/guides/how_to_guides/configuring_datasources/how_to_configure_a_configuredassetdataconnector.html',
      '/en/latest/guides/how_to_guides/configuring_datasources/how_to_configure_a_databricks_aws_datasource.html',
      '/en/latest/guides/how_to_guides/configuring_datasources/how_to_configure_a_databricks_azure_datasource.html',
      '/en/latest/guides/how_to_guides/configuring_datasources/how_to_configure_a_mssql_datasource.html',
      '/en/latest/guides/how_to_guides/configuring_datasources/how_to_configure_a_mysql_datasource.html',
      '/en/latest/guides/how_to_guides/configuring_datasources/how_to_configure_a_pandas_filesystem_datasource.html',
      '/en/latest/guides/how_to_guides/configuring_datasources/how_to_configure_a_pandas_s3_datasource.html',
      '/en/latest/guides/how_to_guides/configuring_datasources/how_to_configure_a_redshift_datasource.html',
      '/en/latest/guides/how_to_guides/configuring_datasources/how_to_configure_a_self_managed_spark_datasource.html',
      '/en/latest/guides/how_to_guides/configuring_datasources/how_to_configure_a_snowflake_datasource.html',
      '/en/latest/guides/how_to_guides/configuring_datasources/how_to_configure_a_spark_filesystem_datasource.html',
      '/en/latest/guides/how_to_guides/configuring_datasources/how_to_configure_an_athena_datasource.html',
      '/en/latest/guides/how_to_guides/configuring_datasources/how_to_configure_an_emr_spark_datasource.html',
      '/en/latest/guides/how_to_guides/configuring_datasources/how_to_configure_an_inferredassetdataconnector.html',
      '/en/latest/guides/how_to_guides/configuring_datasources/how_to_configure_sorting_in_data_connectors.html',
      '/en/latest/guides/how_to_guides/configuring_generated_notebooks.html',
      '/en/latest/guides/how_to_guides/configuring_generated_notebooks/how_to_configure_suite_edit_generated_notebooks.html',
      '/en/latest/guides/how_to_guides/configuring_metadata_stores.html',
      '/en/latest/guides/how_to_guides/configuring_metadata_stores/how_to_configure_a_validation_result_store_in_azure_blob_storage.html',
      '/en/latest/guides/how_to_guides/configuring_metadata_stores/how_to_configure_a_validation_result_store_in_gcs.html',
      '/en/latest/guides/how_to_guides/configuring_metadata_stores/how_to_configure_a_validation_result_store_in_s3.html',
      '/en/latest/guides/how_to_guides/configuring_metadata_stores/how_to_configure_a_validation_result_store_on_a_filesystem.html',
      '/en/latest/guides/how_to_guides/configuring_metadata_stores/how_to_configure_a_validation_result_store_to_postgresql.html',
      '/en/latest/guides/how_to_guides/configuring_metadata_stores/how_to_configure_an_expectation_store_in_amazon_s3.html',
      '/en/latest/guides/how_to_guides/configuring_metadata_stores/how_to_configure_an_expectation_store_in_azure_blob_storage.html',
      '/en/latest/guides/how_to_guides/configuring_metadata_stores/how_to_configure_an_expectation_store_in_gcs.html',
      '/en/latest/guides/how_to_guides/configuring_metadata_stores/how_to_configure_an_expectation_store_on_a_filesystem.html',
      '/en/latest/guides/how_to_guides/configuring_metadata_stores/how_to_configure_an_expectation_store_to_postgresql.html',
      '/en/latest/guides/how_to_guides/configuring_metadata_stores/how_to_save_metrics.html',
      '/en/latest/guides/how_to_guides/creating_and_editing_expectations.html',
      '/en/latest/guides/how_to_guides/creating_and_editing_expectations/how_to_contribute_a_new_expectation_to_great_expectations.html',
      '/en/latest/guides/how_to_guides/creating_and_editing_expectations/how_to_create_a_new_expectation_suite_using_the_cli.html',
      '/en/latest/guides/how_to_guides/creating_and_editing_expectations/how_to_create_a_new_expectation_suite_without_a_sample_batch.html',
      '/en/latest/guides/how_to_guides/creating_and_editing_expectations/how_to_create_a_new_expectation_suite_without_the_cli.html',
      '/en/latest/guides/how_to_guides/creating_and_editing_expectations/how_to_create_a_suite_from_a_json_schema_file.html',
      '/en/latest/guides/how_to_guides/creating_and_editing_expectations/how_to_create_an_expectation_suite_with_the_user_configurable_profiler.html',
      '/en/latest/guides/how_to_guides/creating_and_editing_expectations/how_to_create_custom_expectations.html',
      '/en/latest/guides/how_to_guides/creating_and_editing_expectations/how_to_create_custom_expectations_for_pandas.html',
      '/en/latest/guides/how_to_guides/creating_and_editing_expectations/how_to_create_custom_expectations_for_spark.html',
      '/en/latest/guides/how_to_guides/creating_and_editing_expectations/how_to_create_custom_expectations_for_sqlalchemy.html',
      '/en/latest/guides/how_to_guides/creating_and_editing_expectations/how_to_create_expectations_that_span_multiple_batches_using_suite_parameters.html',
      '/en/latest/guides/how_to_guides/creating_and_editing_expectations/how_to_create_parameterized_expectations_super_fast.html',
      '/en/latest/guides/how_to_guides/creating_and_editing_expectations/how_to_dynamically_load_suite_parameters_from_a_database.html',
      '/en/latest/guides/how_to_guides/creating_and_editing_expectations/how_to_edit_an_expectation_suite_using_a_disposable_notebook.html',
      '/en/latest/guides/how_to_guides/creating_batches.html',
      '/en/latest/guides/how_to_guides/creating_batches/how_to_configure_a_runtime_data_connector.html',
      '/en/latest/guides/how_to_guides/creating_batches/how_to_create_a_batch_request_using_an_active_data_connector.html',
      '/en/latest/guides/how_to_guides/creating_batches/how_to_load_a_database_table_view_or_query_result_as_a_batch.html',
      '/en/latest/guides/how_to_guides/creating_batches/how_to_load_a_pandas_dataframe_as_a_batch.html',
      '/en/latest/guides/how_to_guides/creating_batches/how_to_load_a_spark_dataframe_as_a_batch.html',
      '/en/latest/guides/how_to_guides/migrating_versions.html',
      '/en/latest/guides/how_to_guides/miscellaneous.html',
      '/en/latest/guides/how_to_guides/miscellaneous/command_line.html',
      '/en/latest/guides/how_to_guides/miscellaneous/how_to_add_and_test_a_new_sqlalchemydataset_class.html',
      '/en/latest/guides/how_to_guides/miscellaneous/how_to_add_comments_to_a_page_in_documentation.html',
      '/en/latest/guides/how_to_guides/miscellaneous/how_to_setup_opsgenie_alert_notifications.html',
      '/en/latest/guides/how_to_guides/miscellaneous/how_to_stub.html',
      '/en/latest/guides/how_to_guides/miscellaneous/how_to_template.html',
      '/en/latest/guides/how_to_guides/miscellaneous/how_to_use_official_docker_images.html',
      '/en/latest/guides/how_to_guides/miscellaneous/how_to_write_a_how_to_guide.html',
      '/en/latest/guides/how_to_guides/spare_parts/how_to_create_a_new_expectation_suite_using_the_cli.html',
      '/en/latest/guides/how_to_guides/spare_parts/how_to_create_expectations.html',
      '/en/latest/guides/how_to_guides/validation.html',
      '/en/latest/guides/how_to_guides/validation/how_to_add_a_validation_operator.html',
      '/en/latest/guides/how_to_guides/validation/how_to_add_validations_data_or_suites_to_a_checkpoint.html',
      '/en/latest/guides/how_to_guides/validation/how_to_create_a_new_checkpoint.html',
      '/en/latest/guides/how_to_guides/validation/how_to_create_a_new_checkpoint_using_test_yaml_config.html',
      '/en/latest/guides/how_to_guides/validation/how_to_deploy_a_scheduled_checkpoint_with_cron.html',
      '/en/latest/guides/how_to_guides/validation/how_to_implement_a_custom_validation_operator.html',
      '/en/latest/guides/how_to_guides/validation/how_to_implement_custom_notifications.html',
      '/en/latest/guides/how_to_guides/validation/how_to_run_a_checkpoint_in_airflow.html',
      '/en/latest/guides/how_to_guides/validation/how_to_run_a_checkpoint_in_python.html',
      '/en/latest/guides/how_to_guides/validation/how_to_run_a_checkpoint_in_terminal.html',
      '/en/latest/guides/how_to_guides/validation/how_to_store_validation_results_as_a_validation_action.html',
      '/en/latest/guides/how_to_guides/validation/how_to_trigger_email_as_a_validation_action.html',
      '/en/latest/guides/how_to_guides/validation/how_to_trigger_slack_notifications_as_a_validation_action.html',
      '/en/latest/guides/how_to_guides/validation/how_to_update_data_docs_as_a_validation_action.html',
      '/en/latest/guides/how_to_guides/validation/how_to_validate_data_without_a_checkpoint.html',
      '/en/latest/guides/tutorials.html',
      '/en/latest/guides/tutorials/explore_expectations_in_a_notebook.html',
      '/en/latest/guides/tutorials/getting_started.html',
      '/en/latest/guides/tutorials/getting_started/connect_to_data.html',
      '/en/latest/guides/tutorials/getting_started/create_your_first_expectations.html',
      '/en/latest/guides/tutorials/getting_started/customize_your_deployment.html',
      '/en/latest/guides/tutorials/getting_started/initialize_a_data_context.html',
      '/en/latest/guides/tutorials/getting_started/set_up_data_legacy.docs.html',
      '/en/latest/guides/tutorials/getting_started/validate_your_data.html',
      '/en/latest/guides/tutorials/getting_started_v3_api.html',
      '/en/latest/guides/tutorials/getting_started_v3_api/connect_to_data.html',
      '/en/latest/guides/tutorials/getting_started_v3_api/create_your_first_expectations.html',
      '/en/latest/guides/tutorials/getting_started_v3_api/customize_your_deployment.html',
      '/en/latest/guides/tutorials/getting_started_v3_api/initialize_a_data_context.html',
      '/en/latest/guides/tutorials/getting_started_v3_api/set_up_data_legacy.docs.html',
      '/en/latest/guides/tutorials/getting_started_v3_api/validate_your_data.html',
      '/en/latest/guides/tutorials/how_to_create_expectations.html',
      '/en/latest/guides/tutorials/quick_start.html',
      '/en/latest/guides/workflows_patterns.html',
      '/en/latest/guides/workflows_patterns/deployment_airflow.html',
      '/en/latest/guides/workflows_patterns/deployment_astronomer.html',
      '/en/latest/guides/workflows_patterns/deployment_google_cloud_composer.html',
      '/en/latest/guides/workflows_patterns/deployment_hosted_environments.html',
      '/en/latest/reference/conditional_expectations.html',
      '/en/latest/reference/core_concepts.html',
      '/en/latest/reference/core_concepts/checkpoints_and_actions.html',
      '/en/latest/reference/core_concepts/conditional_expectations.html',
      '/en/latest/reference/core_concepts/data_context.html',
      '/en/latest/reference/core_concepts/data_discovery.html',
      '/en/latest/reference/core_concepts/data_docs.html',
      '/en/latest/reference/core_concepts/data_legacy.docs.html',
      '/en/latest/reference/core_concepts/datasource.html',
      '/en/latest/reference/core_concepts/dividing_data_assets_into_batches.html',
      '/en/latest/reference/core_concepts/execution_engine.html',
      '/en/latest/reference/core_concepts/expectation_suite_operations.html',
      '/en/latest/reference/core_concepts/expectations/distributional_expectations.html',
      '/en/latest/reference/core_concepts/expectations/expectations.html',
      '/en/latest/reference/core_concepts/expectations/result_format.html',
      '/en/latest/reference/core_concepts/expectations/standard_arguments.html',
      '/en/latest/reference/core_concepts/metrics.html',
      '/en/latest/reference/core_concepts/profilers.html',
      '/en/latest/reference/core_concepts/suite_parameters.html',
      '/en/latest/reference/core_concepts/validation.html',
      '/en/latest/reference/spare_parts.html',
      '/en/latest/reference/spare_parts/__doctest_example.html',
      '/en/latest/reference/spare_parts/data_context_reference.html',
      '/en/latest/reference/spare_parts/data_docs_reference.html',
      '/en/latest/reference/spare_parts/profiling_reference.html',
      '/en/latest/reference/supporting_resources.html',
      '/en/latest/releasing.html',
      '/en/latest/releasing/docker_release_process.html',
      '/v2',
    ],
  },
  {
    reason: 'Redirected to pages on other hosts, which have moved',
    gone: [
      '/docs/contributing/contributing_github',
      '/docs/contributing/contributing_misc',
      '/docs/contributing/contributing_package',
      '/docs/contributing/contributing_setup',
      '/docs/contributing/contributing_test',
      '/docs/guides/expectations/contributing/how_to_contribute_a_custom_expectation_to_great_expectations',
      '/docs/guides/miscellaneous/how_to_quickly_explore_expectations_in_a_notebook',
      '/docs/guides/miscellaneous/how_to_template',
      '/docs/guides/miscellaneous/how_to_write_a_how_to_guide',
      '/docs/integrations/contributing_integration',
      '/docs/integrations/integration_template',
      '/docs/reference/expectations/implemented_expectations/',
      '/en/latest/reference.html',
      '/en/latest/reference/core_concepts/expectations/implemented_expectations.html',
      '/en/latest/reference/glossary_of_expectations.html',
    ],
  },
  {
    reason: "Redirected to 0.15, which this site doesn't contain",
    gone: [
      '/docs/contributing/style_guides/cli_and_notebooks_style',
      '/docs/guides/connecting_to_your_data/advanced/how_to_configure_a_dataconnector_for_splitting_and_sampling_a_file_system_or_blob_store',
      '/docs/guides/connecting_to_your_data/advanced/how_to_configure_a_dataconnector_for_splitting_and_sampling_tables_in_sql',
      '/docs/guides/connecting_to_your_data/cloud/azure/pandas',
      '/docs/guides/connecting_to_your_data/cloud/azure/spark',
      '/docs/guides/connecting_to_your_data/cloud/gcs/pandas',
      '/docs/guides/connecting_to_your_data/cloud/gcs/spark',
      '/docs/guides/connecting_to_your_data/cloud/s3/pandas',
      '/docs/guides/connecting_to_your_data/cloud/s3/spark',
      '/docs/guides/connecting_to_your_data/database/athena',
      '/docs/guides/connecting_to_your_data/database/bigquery',
      '/docs/guides/connecting_to_your_data/database/mssql',
      '/docs/guides/connecting_to_your_data/database/mysql',
      '/docs/guides/connecting_to_your_data/database/postgres',
      '/docs/guides/connecting_to_your_data/database/redshift',
      '/docs/guides/connecting_to_your_data/database/snowflake',
      '/docs/guides/connecting_to_your_data/database/sqlite',
      '/docs/guides/connecting_to_your_data/database/trino',
      '/docs/guides/connecting_to_your_data/datasource_configuration/how_to_configure_a_pandas_datasource',
      '/docs/guides/connecting_to_your_data/datasource_configuration/how_to_configure_a_spark_datasource',
      '/docs/guides/connecting_to_your_data/datasource_configuration/how_to_configure_a_sql_datasource',
      '/docs/guides/connecting_to_your_data/filesystem/pandas',
      '/docs/guides/connecting_to_your_data/filesystem/spark',
      '/docs/guides/connecting_to_your_data/how_to_choose_which_dataconnector_to_use',
      '/docs/guides/connecting_to_your_data/how_to_configure_a_configuredassetdataconnector',
      '/docs/guides/connecting_to_your_data/how_to_configure_a_dataconnector_to_introspect_and_partition_a_file_system_or_blob_store',
      '/docs/guides/connecting_to_your_data/how_to_configure_a_dataconnector_to_introspect_and_partition_tables_in_sql',
      '/docs/guides/connecting_to_your_data/how_to_configure_a_runtimedataconnector',
      '/docs/guides/connecting_to_your_data/how_to_configure_an_inferredassetdataconnector',
      '/docs/guides/connecting_to_your_data/how_to_create_a_batch_of_data_from_an_in_memory_spark_or_pandas_dataframe',
      '/docs/guides/connecting_to_your_data/how_to_get_a_batch_of_data_from_a_configured_datasource',
      '/docs/guides/connecting_to_your_data/how_to_get_one_or_more_batches_of_data_from_a_configured_datasource',
      '/docs/guides/connecting_to_your_data/in_memory/pandas',
      '/docs/guides/connecting_to_your_data/in_memory/spark',
      '/docs/guides/expectations/how_to_create_and_edit_expectations_with_a_profiler',
      '/docs/guides/miscellaneous/how_to_use_the_great_expectations_cli',
      '/docs/guides/miscellaneous/how_to_use_the_project_check_config_command',
      '/docs/reference/dividing_data_assets_into_batches',
    ],
  },
  {
    reason: 'Paths of source files, which were never page addresses',
    gone: ['/docs/docusaurus/docs/tutorials/getting_started/', '/versioned_docs/version-0.18/cloud/try_gx_cloud'],
  },
]

export default rules
