import { local, siteAddress } from '../../../index.browser'

/** A result that the reader has opened. */
export interface SavedHit {
  /** Of the section, without base URL. */
  route: string
  title: string
  /** Title of the page, for a section. */
  page?: string
}

export interface SavedSearches {
  recent: readonly SavedHit[]
  favorites: readonly SavedHit[]
}

/** Maximum number of recent searches, alone and next to favorites. */
const MAX_RECENT = 7
const MAX_RECENT_BESIDE_FAVORITES = 4
const MAX_FAVORITES = 10

/**
 * The results that the reader opened last and those that were marked, newest first. Other content of the storage is ignored.
 */
export function readSaved(): SavedSearches {
  return shorten(readList(COMPATIBILITY.recentSearches), readList(COMPATIBILITY.favoriteSearches))
}

/** Adds an opened result to the front. Favorites are not added. */
export function addRecent({ recent, favorites }: SavedSearches, hit: SavedHit): SavedSearches {
  if (favorites.some(({ route }) => route === hit.route)) return { recent, favorites }
  return shorten([hit, ...without(recent, hit)], favorites)
}

/** Moves a result from the recent ones to the favorites. */
export function addFavorite({ recent, favorites }: SavedSearches, hit: SavedHit): SavedSearches {
  return shorten(without(recent, hit), [hit, ...without(favorites, hit)])
}

export function removeSaved({ recent, favorites }: SavedSearches, hit: SavedHit): SavedSearches {
  return { recent: without(recent, hit), favorites: without(favorites, hit) }
}

/** Stores both lists. */
export function writeSaved({ recent, favorites }: SavedSearches): void {
  local.write(COMPATIBILITY.recentSearches, JSON.stringify(recent))
  local.write(COMPATIBILITY.favoriteSearches, JSON.stringify(favorites))
}

/** Both lists up to their limits. Next to favorites, there are fewer recent results. */
function shorten(recent: readonly SavedHit[], favorites: readonly SavedHit[]): SavedSearches {
  const limit = favorites.length > 0 ? MAX_RECENT_BESIDE_FAVORITES : MAX_RECENT
  return { recent: recent.slice(0, limit), favorites: favorites.slice(0, MAX_FAVORITES) }
}

const without = (list: readonly SavedHit[], hit: SavedHit) => list.filter(({ route }) => route !== hit.route)

function readList(name: string): SavedHit[] {
  const text = local.read(name)
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return value.filter(isSavedHit)
  } catch {
    // Removed below.
  }
  local.remove(name)
  return []
}

function isSavedHit(value: unknown): value is SavedHit {
  if (typeof value !== 'object' || value === null) return false
  const { route, title, page } = value as Partial<SavedHit>
  return (
    typeof route === 'string' &&
    siteAddress(route) !== undefined &&
    typeof title === 'string' &&
    (page === undefined || typeof page === 'string')
  )
}
