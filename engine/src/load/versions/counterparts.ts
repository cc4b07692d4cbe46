import type { Counterpart, Doc, Version } from '../../model'

/** A version as the search for counterparts needs it. */
export interface CounterpartVersion {
  version: Version
  docs: ReadonlyMap<string, Doc>
  /** Ids of the nearest pages in the last version, best first, by id here. */
  nearest: Readonly<Record<string, string | readonly string[]>>
}

/**
 * Where a reader of a page goes in every other version (decision G-17): the page with the same id; from an older version to the last
 * one the first existing page that the version map names; else the main doc. A page outside the versions leads to the main doc of each.
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
