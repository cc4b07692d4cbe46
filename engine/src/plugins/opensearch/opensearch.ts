import type { Plugin } from '../../model'
import { formatDescription } from './format-description'
import { type OpensearchOptions, OpensearchOptionsSchema } from './opensearch-options'

const PATH = '/opensearch.xml'
const TYPE = 'application/opensearchdescription+xml'

/**
 * Lets readers search the site from the browser's address bar: writes `opensearch.xml` and links to it in the head of every document. Adds
 * nothing if the search page doesn't exist.
 * @example opensearch()
 */
export function opensearch(options: OpensearchOptions = {}): Plugin {
  return {
    name: 'opensearch',
    options: { schema: OpensearchOptionsSchema, value: options },
    setup({ config, docAt, absoluteUrl, absoluteFileUrl }) {
      const { page, parameter, name = config.title, icon = config.favicon } = OpensearchOptionsSchema.parse(options)
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
  }
}
