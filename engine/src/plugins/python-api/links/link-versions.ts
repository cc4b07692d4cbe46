import type { Version } from '../../../plugin'
import type { PageLinks, WrittenPage } from '../pages/write-content'

/** The reference of one version. */
export interface VersionPages {
  version: Pick<Version, 'name' | 'label' | 'path' | 'isLast'>
  pages: readonly WrittenPage[]
  /** Hash of the names in `pages`. */
  namesHash: string
  /** Names in the latest version that replace classes of this one, by their titles. */
  successors: Readonly<Record<string, string>>
}

/** The place of an object in another version. */
export interface OtherPage extends NonNullable<PageLinks['other']> {
  /** Its page in an older version, which the page of the latest version is compared with. */
  same?: WrittenPage
}

/**
 * The same object in the other version: the latest one, or from there the first older one that has it. It has the same qualified name or the same page, or it
 * is listed as a successor. A successor with another name is what replaces the object.
 */
export function findOther(page: WrittenPage, own: VersionPages, all: readonly VersionPages[]): OtherPage | undefined {
  const latest = all.find(({ version }) => version.isLast)
  if (!latest) return undefined
  if (own !== latest) return inLatest(page, own, latest)
  for (const older of all.filter((candidate) => candidate !== own)) {
    const leadsHere = (candidate: WrittenPage) =>
      candidate.title === page.title && inLatest(candidate, older, own)?.address === addressOf(page, own)
    const found = older.pages.find(leadsHere)
    if (found) return { address: addressOf(found, older), version: older.version.label, same: found }
  }
  return undefined
}

/** The object in the latest version, or what replaces it there. */
function inLatest(page: WrittenPage, { successors }: VersionPages, latest: VersionPages): OtherPage | undefined {
  const version = latest.version.label
  const successor = Object.hasOwn(successors, page.title) ? successors[page.title] : undefined
  if (successor !== undefined) {
    const found = latest.pages.find(({ content }) => content.names?.[`api:${successor}`] !== undefined)
    if (!found) return undefined
    const id = found.content.names?.[`api:${successor}`]
    const address = addressOf(found, latest) + (id ? `#${id}` : '')
    return { address, version, ...(successor === page.title ? {} : { successor }) }
  }
  const same = latest.pages.find(({ full, page: route }) => full === page.full || route === page.page)
  return same && { address: addressOf(same, latest), version }
}

const addressOf = ({ page }: WrittenPage, { version }: VersionPages) => `site:${version.path.replace(/\/$/, '')}/${page}`
