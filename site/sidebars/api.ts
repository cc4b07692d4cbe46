import type { SidebarsInput } from 'docs-engine'

/** The sidebar of the API reference of 1.8.1: one category per Python package. */
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
          'reference/api/checkpoint/ActionContext_class',
          'reference/api/checkpoint/CheckpointResult_class',
          'reference/api/checkpoint/EmailAction_class',
          'reference/api/checkpoint/MicrosoftTeamsNotificationAction_class',
          'reference/api/checkpoint/SlackNotificationAction_class',
          'reference/api/checkpoint/UpdateDataDocsAction_class',
          'reference/api/checkpoint/ValidationAction_class',
        ],
      },
      'reference/api/Checkpoint_class',
      {
        type: 'category',
        label: 'core',
        items: [
          { type: 'category', label: 'batch_definition', items: ['reference/api/core/batch_definition/BatchDefinition_class'] },
          'reference/api/core/ExpectationSuiteValidationResult_class',
          'reference/api/core/ExpectationValidationResult_class',
          {
            type: 'category',
            label: 'factory',
            items: [
              'reference/api/core/factory/CheckpointFactory_class',
              'reference/api/core/factory/SuiteFactory_class',
              'reference/api/core/factory/ValidationDefinitionFactory_class',
            ],
          },
        ],
      },
      {
        type: 'category',
        label: 'data_context',
        items: [
          'reference/api/data_context/AbstractDataContext_class',
          'reference/api/data_context/CloudDataContext_class',
          { type: 'category', label: 'data_context', items: ['reference/api/data_context/data_context/context_factory'] },
          {
            type: 'category',
            label: 'data_context_variables',
            items: ['reference/api/data_context/data_context_variables/DataContextVariables_class'],
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
          {
            type: 'category',
            label: 'fluent',
            items: [
              'reference/api/datasource/fluent/AlloyDatasource_class',
              'reference/api/datasource/fluent/AuroraDatasource_class',
              'reference/api/datasource/fluent/BigQueryDatasource_class',
              'reference/api/datasource/fluent/CitusDatasource_class',
              {
                type: 'category',
                label: 'data_asset',
                items: [
                  {
                    type: 'category',
                    label: 'path',
                    items: [
                      {
                        type: 'category',
                        label: 'directory_asset',
                        items: ['reference/api/datasource/fluent/data_asset/path/directory_asset/DirectoryDataAsset_class'],
                      },
                      {
                        type: 'category',
                        label: 'file_asset',
                        items: ['reference/api/datasource/fluent/data_asset/path/file_asset/FileDataAsset_class'],
                      },
                    ],
                  },
                ],
              },
              'reference/api/datasource/fluent/DataAsset_class',
              'reference/api/datasource/fluent/DatabricksSQLDatasource_class',
              'reference/api/datasource/fluent/Datasource_class',
              {
                type: 'category',
                label: 'fabric',
                items: [
                  'reference/api/datasource/fluent/fabric/PowerBIDax_class',
                  'reference/api/datasource/fluent/fabric/PowerBIMeasure_class',
                  'reference/api/datasource/fluent/fabric/PowerBITable_class',
                ],
              },
              'reference/api/datasource/fluent/FabricPowerBIDatasource_class',
              { type: 'category', label: 'interfaces', items: ['reference/api/datasource/fluent/interfaces/Batch_class'] },
              'reference/api/datasource/fluent/NeonDatasource_class',
              'reference/api/datasource/fluent/PandasAzureBlobStorageDatasource_class',
              'reference/api/datasource/fluent/PandasDatasource_class',
              'reference/api/datasource/fluent/PandasDBFSDatasource_class',
              'reference/api/datasource/fluent/PandasFilesystemDatasource_class',
              'reference/api/datasource/fluent/PandasGoogleCloudStorageDatasource_class',
              'reference/api/datasource/fluent/PandasS3Datasource_class',
              'reference/api/datasource/fluent/PostgresDatasource_class',
              {
                type: 'category',
                label: 'redshift_datasource',
                items: [
                  'reference/api/datasource/fluent/redshift_datasource/RedshiftConnectionDetails_class',
                  'reference/api/datasource/fluent/redshift_datasource/RedshiftSSLModes_class',
                ],
              },
              'reference/api/datasource/fluent/RedshiftDatasource_class',
              'reference/api/datasource/fluent/SnowflakeDatasource_class',
              { type: 'category', label: 'sources', items: ['reference/api/datasource/fluent/sources/DataSourceManager_class'] },
              {
                type: 'category',
                label: 'spark_datasource',
                items: ['reference/api/datasource/fluent/spark_datasource/DataFrameAsset_class'],
              },
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
        ],
      },
      { type: 'category', label: 'expectations', items: ['reference/api/expectations/Expectation_class'] },
      'reference/api/ExpectationSuite_class',
      'reference/api/RunIdentifier_class',
      'reference/api/ValidationDefinition_class',
    ],
  },
]

export default api
