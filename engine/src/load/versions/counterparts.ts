import type { Counterpart, Doc, Version } from '../../model'

/** A version with its pages. */
export interface CounterpartVersion {
  version: Version
  /** By ID, in the latest version with the pages outside the versions. */
  docs: ReadonlyMap<string, Doc>
  /** IDs of similar pages in the latest version, best match first, by the ID of a page in this version. */
  nearest: Readonly<Record<string, string | readonly string[]>>
}

/**
 * Finds the counterpart of a page in every other version: the page with the same ID; otherwise, from an older version to the latest version, the first
 * existing page in `nearest`; otherwise the main page. The counterparts of a page outside the versions are the main pages.
 */
export function findCounterparts(doc: Doc, versions: readonly CounterpartVersion[]): Counterpart[] {
  const own = versions.find(({ version }) => version.name === doc.version)
  return versions.flatMap((target): Counterpart[] => {
    if (target === own) return []
    const { name, isLast, mainDocId } = target.version
    const link = (found: Doc | undefined, relation: Counterpart['relation']) =>
      found && { version: name, href: found.route, relation }
    const named = own && isLast ? [own.nearest[doc.id] ?? []].flat() : []
    const nearest = named.find((id) => target.docs.has(id))
    const counterpart =
      (own && link(target.docs.get(doc.id), 'same')) ??
      (nearest === undefined ? undefined : link(target.docs.get(nearest), 'nearest')) ??
      link(target.docs.get(mainDocId), 'main')
    return counterpart ? [counterpart] : []
  })
}
