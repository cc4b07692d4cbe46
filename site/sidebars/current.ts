import type { SidebarsInput } from 'docs-engine'
import api from './api'

/** The sidebars of 1.8.1, with the pages that exist. */
const sidebars: SidebarsInput = {
  gx_core: [
    {
      type: 'category',
      label: 'Introduction to GX Core',
      link: { type: 'doc', id: 'core/introduction/introduction' },
      items: ['core/introduction/try_gx', 'core/introduction/gx_overview'],
    },
    {
      type: 'category',
      label: 'Set up a GX environment',
      link: { type: 'doc', id: 'core/set_up_a_gx_environment/set_up_a_gx_environment' },
      items: [
        'core/set_up_a_gx_environment/install_python',
        'core/set_up_a_gx_environment/install_gx',
        'core/set_up_a_gx_environment/install_additional_dependencies',
        'core/set_up_a_gx_environment/create_a_data_context',
        'core/set_up_a_gx_environment/convert_an_ephemeral_data_context',
      ],
    },
    {
      type: 'category',
      label: 'Connect to data',
      link: { type: 'doc', id: 'core/connect_to_data/connect_to_data' },
      items: [
        'core/connect_to_data/sql_data/sql_data',
        'core/connect_to_data/filesystem_data/filesystem_data',
        { type: 'doc', id: 'core/connect_to_data/dataframes/dataframes', label: 'Connect to dataframes' },
      ],
    },
    {
      type: 'category',
      label: 'Define Expectations',
      link: { type: 'doc', id: 'core/define_expectations/define_expectations' },
      items: [
        'core/define_expectations/create_an_expectation',
        'core/define_expectations/retrieve_a_batch_of_test_data',
        'core/define_expectations/test_an_expectation',
        'core/define_expectations/organize_expectation_suites',
        'core/define_expectations/compute_metrics',
      ],
    },
    {
      type: 'category',
      label: 'Run Validations',
      link: { type: 'doc', id: 'core/run_validations/run_validations' },
      items: [
        'core/run_validations/create_a_validation_definition',
        'core/run_validations/run_a_validation_definition',
        'core/trigger_actions_based_on_results/choose_a_result_format/choose_a_result_format',
      ],
    },
    {
      type: 'category',
      label: 'Checkpoints and Actions',
      link: { type: 'doc', id: 'core/trigger_actions_based_on_results/trigger_actions_based_on_results' },
      items: [
        'core/trigger_actions_based_on_results/create_a_checkpoint_with_actions',
        'core/trigger_actions_based_on_results/run_a_checkpoint',
        'core/trigger_actions_based_on_results/schedule_checkpoints',
        'core/trigger_actions_based_on_results/export_and_analyze_results',
        'core/trigger_actions_based_on_results/validate_large_tables',
        'core/trigger_actions_based_on_results/create_a_custom_action',
      ],
    },
    {
      type: 'category',
      label: 'Customize Expectations',
      link: { type: 'doc', id: 'core/customize_expectations/customize_expectations' },
      items: [
        'core/customize_expectations/expectation_conditions',
        'core/customize_expectations/define_a_custom_expectation_class',
        'core/customize_expectations/use_sql_to_define_a_custom_expectation',
        'core/customize_expectations/define_a_multi_source_expectation',
        'core/customize_expectations/custom_metrics_and_renderers',
      ],
    },
    {
      type: 'category',
      label: 'Configure project settings',
      link: { type: 'doc', id: 'core/configure_project_settings/configure_project_settings' },
      items: [
        'core/configure_project_settings/configure_metadata_stores/configure_metadata_stores',
        'core/configure_project_settings/configure_data_docs/configure_data_docs',
        'core/configure_project_settings/configure_credentials/configure_credentials',
        'core/configure_project_settings/access_secrets_managers/access_secrets_managers',
        'core/configure_project_settings/toggle_analytics_events/toggle_analytics_events',
      ],
    },
    'oss/changelog',
    { type: 'link', label: 'Migrate from 0.18 to 1.x', href: '/docs/0.18/reference/learn/migration_guide' },
    'core/check_code',
    'core/introduction/community_resources',
  ],
  gx_cloud: [
    {
      type: 'category',
      label: 'Introduction',
      link: { type: 'doc', id: 'cloud/gx_cloud_lp' },
      items: ['cloud/overview/gx_cloud_overview', 'cloud/overview/accelerating_test_coverage', 'cloud/overview/data_health'],
    },
    {
      type: 'category',
      label: 'Deploy GX Cloud',
      link: { type: 'doc', id: 'cloud/deploy/deploy_lp' },
      items: ['cloud/deploy/deployment_patterns', 'cloud/deploy/deploy_gx_agent'],
    },
    {
      type: 'category',
      label: 'Connect GX Cloud',
      link: { type: 'doc', id: 'cloud/connect/connect_lp' },
      items: [
        'cloud/connect/connect_s3',
        'cloud/connect/connect_databrickssql',
        'cloud/connect/connect_postgresql',
        'cloud/connect/connect_redshift',
        'cloud/connect/connect_snowflake',
        'cloud/connect/connect_airflow',
        'cloud/connect/connect_python',
      ],
    },
    'cloud/data_sources/manage_data_sources',
    'cloud/data_assets/manage_data_assets',
    {
      type: 'category',
      label: 'Expectations',
      link: { type: 'doc', id: 'cloud/expectations/expectations_lp' },
      items: [
        'cloud/expectations/expectations_overview',
        'cloud/expectations/expectation_settings',
        'cloud/expectations/manage_expectations',
      ],
    },
    'cloud/validations/manage_validations',
    'cloud/schedules/manage_schedules',
    {
      type: 'category',
      label: 'Respond to results',
      link: { type: 'doc', id: 'cloud/alerts/alerts_lp' },
      items: ['cloud/alerts/manage_email_alerts', 'cloud/alerts/trigger_actions'],
    },
    'cloud/access/manage_access',
    { type: 'link', label: 'Request a demo for GX Cloud', href: 'https://www.greatexpectations.io/demo' },
  ],
  gx_apis: api,
  learn: [
    {
      type: 'category',
      label: 'GX in your data pipeline',
      link: { type: 'doc', id: 'reference/learn/gx_in_your_data_pipeline/gx_in_your_data_pipeline_lp' },
      items: [
        'reference/learn/gx_in_your_data_pipeline/ingestion',
        'reference/learn/gx_in_your_data_pipeline/transformation',
        'reference/learn/gx_in_your_data_pipeline/delivery',
      ],
    },
    {
      type: 'category',
      label: 'Data quality use cases',
      link: { type: 'doc', id: 'reference/learn/data_quality_use_cases/dq_use_cases_lp' },
      items: [
        'reference/learn/data_quality_use_cases/missingness',
        'reference/learn/data_quality_use_cases/schema',
        'reference/learn/data_quality_use_cases/volume',
        'reference/learn/data_quality_use_cases/uniqueness',
        'reference/learn/data_quality_use_cases/freshness',
        'reference/learn/data_quality_use_cases/integrity',
        'reference/learn/data_quality_use_cases/distribution',
        'reference/learn/data_quality_use_cases/unstructured_data',
      ],
    },
    {
      type: 'category',
      label: 'Integration tutorials',
      link: { type: 'doc', id: 'reference/learn/integrations/integrations_lp' },
      items: ['reference/learn/integrations/data_pipeline_tutorial', 'reference/learn/integrations/dbt_tutorial'],
    },
    'reference/learn/glossary',
  ],
}

export default sidebars
