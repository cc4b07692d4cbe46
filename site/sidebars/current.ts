import type { SidebarsInput } from 'docs-engine'

/** The sidebars of 1.8.1. A page enters when it is written. */
const sidebars: SidebarsInput = {
  gx_core: [
    {
      type: 'category',
      label: 'Introduction to GX Core',
      link: { type: 'doc', id: 'core/introduction/introduction' },
      items: ['core/introduction/gx_overview', 'core/introduction/try_gx'],
    },
    'core/introduction/community_resources',
  ],
  gx_cloud: [
    {
      type: 'category',
      label: 'Introduction',
      link: { type: 'doc', id: 'cloud/gx_cloud_lp' },
      items: ['cloud/overview/gx_cloud_overview'],
    },
    { type: 'link', label: 'Request a demo for GX Cloud', href: 'https://www.greatexpectations.io/demo' },
  ],
  learn: ['reference/learn/glossary'],
}

export default sidebars
