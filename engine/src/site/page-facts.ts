import { isPathname } from '../common'
import type { ComponentPage, SitePage } from '../load'
import type { PageModule } from '../model'
import { DocsError } from '../model'

/**
 * Validates a module in `pages/` and returns its metadata.
 * @throws DocsError `page-address`, `page-no-default`, `page-no-facts`
 */
export function pageFacts({ route, file, module }: SitePage): ComponentPage {
  if (!isPathname(route)) {
    throw new DocsError({
      code: 'page-address',
      title: `The path of the page "${file}" contains characters that are not allowed in an address.`,
      hint: 'Rename the file. Use letters, digits, "-" and "_".',
      at: file,
    })
  }
  if (typeof module.default !== 'function') {
    throw new DocsError({
      code: 'page-no-default',
      title: `The page at ${route} has no default export.`,
      hint: 'Default-export the React component that renders the page.',
      at: file,
    })
  }
  const page: Partial<PageModule['page']> = module.page ?? {}
  if (!page.id || !page.title) {
    throw new DocsError({
      code: 'page-no-facts',
      title: `The page at ${route} does not define its ID and title.`,
      hint: "Add: export const page = { id: '…', title: '…', description: '…' }",
      at: file,
    })
  }
  const { id, title, description, version, unlisted, robots, stylesheets } = page
  return {
    route,
    file,
    id,
    title,
    ...(description === undefined ? {} : { description }),
    ...(version === undefined ? {} : { version }),
    ...(unlisted === undefined ? {} : { unlisted }),
    ...(robots === undefined ? {} : { robots }),
    ...(stylesheets === undefined ? {} : { stylesheets }),
  }
}
