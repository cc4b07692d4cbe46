import type { SidebarsInput } from 'docs-engine'
import api from './api-0.18'

/** The sidebars of 0.18.21, in the order of its published site. */
const sidebars: SidebarsInput = {
  gx_core: [
    { type: 'doc', id: 'core/introduction/introduction', label: 'About GX OSS' },
    {
      type: 'category',
      label: 'Get started with GX OSS',
      collapsed: false,
      link: { type: 'doc', id: 'oss/guides/setup/get_started_lp' },
      items: [
        'oss/tutorials/quickstart',
        'oss/get_started/get_started_with_gx_and_databricks',
        'oss/get_started/get_started_with_gx_and_sql',
      ],
    },
    {
      type: 'category',
      label: 'Configure your GX OSS environment',
      link: { type: 'doc', id: 'oss/guides/setup/setup_overview_lp' },
      items: [
        'oss/guides/setup/setup_overview',
        'oss/guides/setup/installation/install_gx',
        {
          type: 'category',
          label: 'Configure Data Contexts',
          items: ['oss/guides/setup/configuring_data_contexts/instantiating_data_contexts/instantiate_data_context'],
        },
      ],
    },
    'oss/troubleshooting',
  ],
  gx_apis: api,
  learn: [
    'reference/learn/migration_guide',
    {
      type: 'category',
      label: 'Glossary',
      collapsed: false,
      link: { type: 'doc', id: 'reference/learn/glossary' },
      items: [
        'reference/learn/terms/checkpoint',
        'reference/learn/terms/data_context',
        { type: 'doc', id: 'reference/learn/terms/expectation', label: 'Expectations' },
      ],
    },
  ],
}

export default sidebars
