import type { SidebarsInput } from 'docs-engine'

/** The sidebar of the API reference of 0.18.21: one category per Python package. */
const api: SidebarsInput[string] = [
  {
    type: 'category',
    label: 'GX API',
    collapsed: false,
    link: { type: 'doc', id: 'reference/index' },
    items: [
      {
        type: 'category',
        label: 'checkpoint',
        items: [
          'reference/api/checkpoint/Checkpoint_class',
          'reference/api/checkpoint/EmailAction_class',
          'reference/api/checkpoint/MicrosoftTeamsNotificationAction_class',
          'reference/api/checkpoint/OpsgenieAlertAction_class',
          'reference/api/checkpoint/PagerdutyAlertAction_class',
          'reference/api/checkpoint/SlackNotificationAction_class',
          'reference/api/checkpoint/SNSNotificationAction_class',
          'reference/api/checkpoint/StoreEvaluationParametersAction_class',
          'reference/api/checkpoint/StoreMetricsAction_class',
          'reference/api/checkpoint/StoreValidationResultAction_class',
          {
            type: 'category',
            label: 'types',
            items: [
              {
                type: 'category',
                label: 'checkpoint_result',
                items: ['reference/api/checkpoint/types/checkpoint_result/CheckpointResult_class'],
              },
            ],
          },
          'reference/api/checkpoint/UpdateDataDocsAction_class',
          'reference/api/checkpoint/ValidationAction_class',
        ],
      },
      {
        type: 'category',
        label: 'core',
        items: [
          {
            type: 'category',
            label: 'batch',
            items: [
              'reference/api/core/batch/Batch_class',
              'reference/api/core/batch/BatchDefinition_class',
              'reference/api/core/batch/BatchRequest_class',
              'reference/api/core/batch/RuntimeBatchRequest_class',
            ],
          },
          'reference/api/core/ExpectationConfiguration_class',
          'reference/api/core/ExpectationSuite_class',
          'reference/api/core/ExpectationSuiteValidationResult_class',
          'reference/api/core/ExpectationValidationResult_class',
          {
            type: 'category',
            label: 'metric_domain_types',
            items: ['reference/api/core/metric_domain_types/MetricDomainTypes_class'],
          },
          {
            type: 'category',
            label: 'metric_function_types',
            items: [
              'reference/api/core/metric_function_types/MetricFunctionTypes_class',
              'reference/api/core/metric_function_types/MetricPartialFunctionTypes_class',
              'reference/api/core/metric_function_types/MetricPartialFunctionTypeSuffixes_class',
              'reference/api/core/metric_function_types/SummarizationMetricNameSuffixes_class',
            ],
          },
          'reference/api/core/RunIdentifier_class',
          'reference/api/core/util',
          {
            type: 'category',
            label: 'yaml_handler',
            items: ['reference/api/core/yaml_handler/YAMLHandler_class'],
          },
        ],
      },
      {
        type: 'category',
        label: 'data_context',
        items: [
          'reference/api/data_context/AbstractDataContext_class',
          'reference/api/data_context/CloudDataContext_class',
          {
            type: 'category',
            label: 'data_context',
            items: ['reference/api/data_context/data_context/context_factory'],
          },
          'reference/api/data_context/EphemeralDataContext_class',
          'reference/api/data_context/FileDataContext_class',
          {
            type: 'category',
            label: 'types',
            items: [
              {
                type: 'category',
                label: 'base',
                items: [
                  'reference/api/data_context/types/base/CheckpointConfig_class',
                  'reference/api/data_context/types/base/DataContextConfig_class',
                  'reference/api/data_context/types/base/FilesystemStoreBackendDefaults_class',
                  'reference/api/data_context/types/base/InMemoryStoreBackendDefaults_class',
                  'reference/api/data_context/types/base/S3StoreBackendDefaults_class',
                ],
              },
              {
                type: 'category',
                label: 'resource_identifiers',
                items: ['reference/api/data_context/types/resource_identifiers/ValidationResultIdentifier_class'],
              },
            ],
          },
        ],
      },
      {
        type: 'category',
        label: 'datasource',
        items: [
          'reference/api/datasource/BaseDatasource_class',
          {
            type: 'category',
            label: 'data_connector',
            items: [
              'reference/api/datasource/data_connector/ConfiguredAssetAWSGlueDataCatalogDataConnector_class',
              'reference/api/datasource/data_connector/ConfiguredAssetAzureDataConnector_class',
              'reference/api/datasource/data_connector/ConfiguredAssetDBFSDataConnector_class',
              'reference/api/datasource/data_connector/ConfiguredAssetFilePathDataConnector_class',
              'reference/api/datasource/data_connector/ConfiguredAssetFilesystemDataConnector_class',
              'reference/api/datasource/data_connector/ConfiguredAssetGCSDataConnector_class',
              'reference/api/datasource/data_connector/ConfiguredAssetS3DataConnector_class',
              'reference/api/datasource/data_connector/ConfiguredAssetSqlDataConnector_class',
              'reference/api/datasource/data_connector/FilePathDataConnector_class',
              'reference/api/datasource/data_connector/InferredAssetAWSGlueDataCatalogDataConnector_class',
              'reference/api/datasource/data_connector/InferredAssetAzureDataConnector_class',
              'reference/api/datasource/data_connector/InferredAssetDBFSDataConnector_class',
              'reference/api/datasource/data_connector/InferredAssetFilePathDataConnector_class',
              'reference/api/datasource/data_connector/InferredAssetFilesystemDataConnector_class',
              'reference/api/datasource/data_connector/InferredAssetGCSDataConnector_class',
              'reference/api/datasource/data_connector/InferredAssetS3DataConnector_class',
              'reference/api/datasource/data_connector/InferredAssetSqlDataConnector_class',
              'reference/api/datasource/data_connector/RuntimeDataConnector_class',
            ],
          },
          'reference/api/datasource/DataConnector_class',
          'reference/api/datasource/Datasource_class',
          {
            type: 'category',
            label: 'fluent',
            items: [
              'reference/api/datasource/fluent/BatchRequest_class',
              'reference/api/datasource/fluent/DatabricksSQLDatasource_class',
              'reference/api/datasource/fluent/PandasAzureBlobStorageDatasource_class',
              'reference/api/datasource/fluent/PandasDBFSDatasource_class',
              'reference/api/datasource/fluent/PandasFilesystemDatasource_class',
              'reference/api/datasource/fluent/PandasGoogleCloudStorageDatasource_class',
              'reference/api/datasource/fluent/PandasS3Datasource_class',
              'reference/api/datasource/fluent/PostgresDatasource_class',
              'reference/api/datasource/fluent/SnowflakeDatasource_class',
              'reference/api/datasource/fluent/SparkAzureBlobStorageDatasource_class',
              'reference/api/datasource/fluent/SparkDatasource_class',
              'reference/api/datasource/fluent/SparkDBFSDatasource_class',
              'reference/api/datasource/fluent/SparkFilesystemDatasource_class',
              'reference/api/datasource/fluent/SparkGoogleCloudStorageDatasource_class',
              'reference/api/datasource/fluent/SparkS3Datasource_class',
              {
                type: 'category',
                label: 'sql_datasource',
                items: [
                  'reference/api/datasource/fluent/sql_datasource/QueryAsset_class',
                  'reference/api/datasource/fluent/sql_datasource/TableAsset_class',
                ],
              },
              'reference/api/datasource/fluent/SQLDatasource_class',
              'reference/api/datasource/fluent/SqliteDatasource_class',
            ],
          },
          'reference/api/datasource/PandasDatasource_class',
        ],
      },
      {
        type: 'category',
        label: 'execution_engine',
        items: [
          'reference/api/execution_engine/ExecutionEngine_class',
          'reference/api/execution_engine/PandasExecutionEngine_class',
          'reference/api/execution_engine/SparkDFExecutionEngine_class',
          'reference/api/execution_engine/SqlAlchemyExecutionEngine_class',
        ],
      },
      {
        type: 'category',
        label: 'expectations',
        items: [
          {
            type: 'category',
            label: 'expectation',
            items: [
              'reference/api/expectations/expectation/BatchExpectation_class',
              'reference/api/expectations/expectation/ColumnAggregateExpectation_class',
              'reference/api/expectations/expectation/ColumnExpectation_class',
              'reference/api/expectations/expectation/ColumnMapExpectation_class',
              'reference/api/expectations/expectation/ColumnPairMapExpectation_class',
              'reference/api/expectations/expectation/Expectation_class',
              'reference/api/expectations/expectation/MulticolumnMapExpectation_class',
              'reference/api/expectations/expectation/QueryExpectation_class',
              'reference/api/expectations/expectation/TableExpectation_class',
            ],
          },
          'reference/api/expectations/expectation',
          {
            type: 'category',
            label: 'expectation_configuration',
            items: ['reference/api/expectations/expectation_configuration/ExpectationConfiguration_class'],
          },
          {
            type: 'category',
            label: 'metrics',
            items: [
              'reference/api/expectations/metrics/column_aggregate_metric_provider',
              'reference/api/expectations/metrics/ColumnAggregateMetricProvider_class',
              'reference/api/expectations/metrics/ColumnMapMetricProvider_class',
              {
                type: 'category',
                label: 'map_metric_provider',
                items: [
                  'reference/api/expectations/metrics/map_metric_provider/column_condition_partial',
                  'reference/api/expectations/metrics/map_metric_provider/column_pair_function_partial',
                  'reference/api/expectations/metrics/map_metric_provider/ColumnPairMapMetricProvider_class',
                  'reference/api/expectations/metrics/map_metric_provider/MulticolumnMapMetricProvider_class',
                ],
              },
              'reference/api/expectations/metrics/MapMetricProvider_class',
              {
                type: 'category',
                label: 'metric_provider',
                items: ['reference/api/expectations/metrics/metric_provider/MetricProvider_class'],
              },
              'reference/api/expectations/metrics/metric_provider',
              {
                type: 'category',
                label: 'query_metric_provider',
                items: ['reference/api/expectations/metrics/query_metric_provider/QueryMetricProvider_class'],
              },
              {
                type: 'category',
                label: 'table_metric_provider',
                items: ['reference/api/expectations/metrics/table_metric_provider/TableMetricProvider_class'],
              },
            ],
          },
          {
            type: 'category',
            label: 'regex_based_column_map_expectation',
            items: [
              'reference/api/expectations/regex_based_column_map_expectation/RegexBasedColumnMapExpectation_class',
              'reference/api/expectations/regex_based_column_map_expectation/RegexColumnMapMetricProvider_class',
            ],
          },
          'reference/api/expectations/registry',
          {
            type: 'category',
            label: 'set_based_column_map_expectation',
            items: [
              'reference/api/expectations/set_based_column_map_expectation/SetBasedColumnMapExpectation_class',
              'reference/api/expectations/set_based_column_map_expectation/SetColumnMapMetricProvider_class',
            ],
          },
        ],
      },
      {
        type: 'category',
        label: 'experimental',
        items: [
          {
            type: 'category',
            label: 'datasource',
            items: [
              'reference/api/experimental/datasource/FabricPowerBIDatasource_class',
              'reference/api/experimental/datasource/PowerBIDax_class',
              'reference/api/experimental/datasource/PowerBIMeasure_class',
              'reference/api/experimental/datasource/PowerBITable_class',
            ],
          },
        ],
      },
      {
        type: 'category',
        label: 'profile',
        items: [
          {
            type: 'category',
            label: 'user_configurable_profiler',
            items: ['reference/api/profile/user_configurable_profiler/UserConfigurableProfiler_class'],
          },
        ],
      },
      {
        type: 'category',
        label: 'render',
        items: [
          'reference/api/render/CollapseContent_class',
          'reference/api/render/RenderedStringTemplateContent_class',
          'reference/api/render/RenderedTableContent_class',
          {
            type: 'category',
            label: 'renderer',
            items: [
              {
                type: 'category',
                label: 'renderer',
                items: ['reference/api/render/renderer/renderer/Renderer_class'],
              },
            ],
          },
          'reference/api/render/util',
        ],
      },
      {
        type: 'category',
        label: 'rule_based_profiler',
        items: [
          {
            type: 'category',
            label: 'data_assistant_result',
            items: ['reference/api/rule_based_profiler/data_assistant_result/DataAssistantResult_class'],
          },
          'reference/api/rule_based_profiler/RuleBasedProfilerResult_class',
        ],
      },
      {
        type: 'category',
        label: 'validator',
        items: [
          {
            type: 'category',
            label: 'metric_configuration',
            items: ['reference/api/validator/metric_configuration/MetricConfiguration_class'],
          },
          {
            type: 'category',
            label: 'validator',
            items: ['reference/api/validator/validator/Validator_class'],
          },
        ],
      },
    ],
  },
  'reference/expectations/index',
  'reference/exceptions',
]

export default api
