import type { Source } from '../../model'
import { DocsError, isPathname } from '../../model'

/** A path from a version's root as a route of the site: `/docs` and `/guides/` → `/docs/guides/`. */
export function joinRoute(versionPath: string, path: string): string {
  return versionPath === '/' ? path : versionPath + path
}

/**
 * The address of a content page, without base URL: from its slug, else from its file. `index.md` is the page of its folder and its
 * address ends with `/`.
 * @throws DocsError `page-address`
 */
export function routeOf({ path, file, frontMatter }: Pick<Source, 'path' | 'file' | 'frontMatter'>, versionPath: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const { slug } = frontMatter
  if (slug === undefined) {
    const route = `/${path.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1')}`
    if (isPathname(route)) return joinRoute(versionPath, route)
    const title = `The path of the page, "${path}", has characters that an address cannot have.`
    throw new DocsError({
      code: 'page-address',
      title,
      hint: 'Rename it to letters, digits, "-" and "_", or set a slug.',
      at: file,
    })
  }
  const route = slug.startsWith('/') ? slug : resolve(folder, slug)
  if (route !== undefined) return joinRoute(versionPath, route)
  const title = `The slug "${slug}" leads out of the version's folder.`
  throw new DocsError({
    code: 'page-address',
    title,
    hint: 'Write it from the version\'s root, with "/" at the beginning.',
    at: file,
  })
}

/** Resolves a relative slug; `undefined` when it climbs above the root. */
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
