import { isPageAddress, isPathname } from '../../common'
import type { Source } from '../../model'
import { DocsError } from '../../model'

/** Joins the path of a version and a path in it: `/docs` and `/guides/` → `/docs/guides/`. */
export function joinRoute(versionPath: string, path: string): string {
  return versionPath === '/' ? path : versionPath + path
}

/**
 * The route of a content page: its slug, otherwise the path of its file. The route of `index.md` is that of its folder, with a trailing
 * slash.
 * @throws DocsError `page-address`
 */
export function routeOf({ path, file, frontMatter }: Pick<Source, 'path' | 'file' | 'frontMatter'>, versionPath: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const { slug } = frontMatter
  if (slug === undefined) {
    const route = `/${path.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1')}`
    if (isPageAddress(route)) return joinRoute(versionPath, route)
    if (isPathname(route)) {
      throw new DocsError({
        code: 'page-address',
        title: `The page "${path}" cannot have the address ${route}, because servers would not find it.`,
        hint: 'The name of a page can\'t end with "index", ".html", ".md", or a period before its extension. Rename the file, or set a slug.',
        at: file,
      })
    }
    throw new DocsError({
      code: 'page-address',
      title: `The path of the page "${path}" contains characters that are not allowed in an address.`,
      hint: 'Use letters, digits, "-", and "_" in its name, or set a slug.',
      at: file,
    })
  }
  const route = slug.startsWith('/') ? slug : resolve(folder, slug)
  if (route !== undefined) return joinRoute(versionPath, route)
  throw new DocsError({
    code: 'page-address',
    title: `The slug "${slug}" leads outside of the version.`,
    hint: 'Begin the slug with "/" to make it relative to the path of the version.',
    at: file,
  })
}

/** Resolves a relative slug; `undefined` if it leads above the root. */
function resolve(folder: string, slug: string): string | undefined {
  const steps = folder.split('/').slice(0, -1)
  const parts = slug.split('/')
  for (const part of parts) {
    if (part === '..' && steps.pop() === undefined) return undefined
    if (part !== '' && part !== '.' && part !== '..') steps.push(part)
  }
  const isFolder = ['', '.', '..'].includes(parts.at(-1) ?? '')
  const route = `/${steps.join('/')}`
  return isFolder && route !== '/' ? `${route}/` : route
}
