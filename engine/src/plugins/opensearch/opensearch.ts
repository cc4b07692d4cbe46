import type { Plugin } from '../../model'
import { formatDescription } from './format-description'
import { type OpensearchOptions, OpensearchOptionsSchema } from './opensearch-options'

const PATH = '/opensearch.xml'
const TYPE = 'application/opensearchdescription+xml'

/**
 * Lets readers search the site from their browser's address bar: `opensearch.xml`, named in the head of every document (BEHAVIOUR 2.27). As
 * long as the page that searches does not exist, there is neither.
 * @example opensearch()
 */
export function opensearch(options: OpensearchOptions = {}): Plugin {
  return {
    name: 'opensearch',
    options: { schema: OpensearchOptionsSchema, value: options },
    headTags(_, { title, fileHref, hasPage }) {
      const { page, name = title } = OpensearchOptionsSchema.parse(options)
      if (!hasPage(page)) return []
      return [{ tag: 'link', attributes: { rel: 'search', type: TYPE, title: name, href: fileHref(PATH) } }]
    },
    files({ title, icon, hasPage, absoluteUrl, absoluteFileUrl }) {
      const { page, parameter, name = title } = OpensearchOptionsSchema.parse(options)
      if (!hasPage(page)) return []
      const form = absoluteUrl(page)
      const content = formatDescription({
        name,
        description: `Search ${title}`,
        form,
        template: `${form}?${parameter}={searchTerms}`,
        self: absoluteFileUrl(PATH),
        ...(icon === undefined ? {} : { icon: absoluteFileUrl(icon) }),
      })
      return [{ path: PATH, content, type: TYPE }]
    },
  }
}
