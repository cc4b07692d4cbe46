import type { SidebarsInput } from 'docs-engine'

/** The sidebars of 0.18.21, in the order its readers know. */
const sidebars: SidebarsInput = {
  gx_core: [
    { type: 'doc', id: 'core/introduction/introduction', label: 'About GX OSS' },
    {
      type: 'category',
      label: 'Get started with GX OSS',
      collapsed: false,
      items: ['oss/tutorials/quickstart'],
    },
  ],
  learn: [
    'reference/learn/migration_guide',
    {
      type: 'category',
      label: 'Glossary',
      collapsed: false,
      items: [
        'reference/learn/terms/checkpoint',
        'reference/learn/terms/data_context',
        { type: 'doc', id: 'reference/learn/terms/expectation', label: 'Expectations' },
      ],
    },
  ],
}

export default sidebars
