import type { SearchHit } from '../query/provider.browser'

/** The hits of a page. */
export interface HitGroup {
  /** Of the page, without base URL. */
  route: string
  title: SearchHit['page']
  area: string
  hits: readonly SearchHit[]
}

/** Maximum number of hits of one page, so that several pages fit in the dialog. */
const MAX_HITS = 5

/** Hits by page, in the order of each page's best hit. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, { route: string; title: SearchHit['page']; area: string; hits: SearchHit[] }>()
  for (const hit of hits) {
    const route = hit.route.replace(/[?#].*/s, '')
    const group = groups.get(route) ?? { route, title: hit.page, area: hit.area, hits: [] }
    groups.set(route, group)
    if (group.hits.length < MAX_HITS) group.hits.push(hit)
  }
  return [...groups.values()]
}

/** The groups with the first hits. */
export function firstHits(groups: readonly HitGroup[], count: number): HitGroup[] {
  let rest = count
  return groups.flatMap((group) => {
    const hits = group.hits.slice(0, rest)
    rest -= hits.length
    return hits.length > 0 ? { ...group, hits } : []
  })
}
