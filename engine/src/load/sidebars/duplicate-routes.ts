import type { Doc, Problem, SiteConfig } from '../../model'
import { bareRoute, problemOfPolicy } from '../../model'

/** Paths that differ only in letter case, closing slash, `.html` or `index` are one address to readers, servers or file systems. */
export function addressOf(path: string): string {
  return bareRoute(path.toLowerCase()).replace(/\/index$/, '') || '/'
}

/** Pages that share an address, as the policy for duplicate routes wants it; one problem for each address. */
export function checkDuplicateRoutes(docs: readonly Pick<Doc, 'route' | 'file'>[], config: Pick<SiteConfig, 'links'>): Problem[] {
  const byAddress = new Map<string, Pick<Doc, 'route' | 'file'>[]>()
  for (const doc of docs) {
    const address = addressOf(doc.route)
    const group = byAddress.get(address)
    if (group) group.push(doc)
    else byAddress.set(address, [doc])
  }
  return [...byAddress.values()].flatMap((group) => {
    const [first, ...others] = group
    if (!first || others.length === 0) return []
    return problemOfPolicy(config.links.onDuplicateRoutes, {
      code: 'duplicate-route',
      title: `${group.length} pages have the route ${first.route}:\n${group.map((doc) => `- ${doc.route} (${doc.file})`).join('\n')}`,
      hint: 'Readers only get the first one. Change the slug or the name of the others.',
      at: others[0]?.file ?? first.file,
    })
  })
}

/** The pages that readers get: of those that share an address the first. */
export function uniqueRoutes<T extends Pick<Doc, 'route'>>(docs: readonly T[]): T[] {
  const seen = new Set<string>()
  return docs.filter((doc) => {
    const address = addressOf(doc.route)
    if (seen.has(address)) return false
    seen.add(address)
    return true
  })
}
