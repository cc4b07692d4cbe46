import { definePlugin } from '../../plugin'
import { formatDescription } from './format-description'
import { OpensearchOptionsSchema } from './opensearch-options'

const PATH = '/opensearch.xml'
const TYPE = 'application/opensearchdescription+xml'

/**
 * Lets readers search the site from the browser's address bar: writes `opensearch.xml` and links to it in the head of every document. Adds
 * nothing if the search page doesn't exist.
 * @example opensearch()
 */
export const opensearch = definePlugin({
  name: 'opensearch',
  options: OpensearchOptionsSchema,
  create: ({ page, parameter, ...options }) => ({
    setup({ config, docAt, absoluteUrl, absoluteFileUrl }) {
      const { name = config.title, icon = config.favicon } = options
      if (!docAt(page)) return {}
      const form = absoluteUrl(page)
      const content = formatDescription({
        name,
        description: `Search ${config.title}`,
        form,
        template: `${form}?${parameter}={searchTerms}`,
        self: absoluteFileUrl(PATH),
        ...(icon === undefined ? {} : { icon: absoluteFileUrl(icon) }),
      })
      const attributes = { rel: 'search', type: TYPE, title: name, href: config.baseUrl + PATH.slice(1) }
      return {
        headTags: () => [{ tag: 'link', attributes }],
        files: () => [{ path: PATH, content, type: TYPE }],
      }
    },
  }),
})
