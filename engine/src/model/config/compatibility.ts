import { z } from 'zod'

/** A name that can be part of a storage key, an id, or a query. */
const Name = z.string().regex(/^[\w.-]+$/, 'Expected a name of letters, digits, "_", "." and "-".')

/** The names by default. */
const NAMES = {
  tabs: 'docs.tab.',
  announcement: 'docs.announcement.id',
  announcementClosed: 'docs.announcement.dismiss',
  recentSearches: 'docs.search.recent',
  favoriteSearches: 'docs.search.favorites',
  colorParameter: 'color-mode',
  mainId: 'main-content',
}

/**
 * Names that browsers and links have stored. A site that replaces one made with another generator keeps its names, so that readers keep their
 * choices and links keep working.
 */
export const CompatibilitySchema = z
  .strictObject({
    tabs: Name.default(NAMES.tabs).meta({ description: 'Beginning of the storage keys of chosen tabs, before the group.' }),
    announcement: Name.default(NAMES.announcement).meta({
      description: 'Storage key of the ID of the announcement that was shown last.',
    }),
    announcementClosed: Name.default(NAMES.announcementClosed).meta({
      description: 'Storage key of whether that announcement was closed.',
    }),
    recentSearches: Name.default(NAMES.recentSearches).meta({ description: 'Storage key of the results opened last.' }),
    favoriteSearches: Name.default(NAMES.favoriteSearches).meta({ description: 'Storage key of the marked results.' }),
    colorParameter: Name.default(NAMES.colorParameter).meta({
      description: 'Query parameter that sets the color mode for one page load.',
    }),
    mainId: Name.default(NAMES.mainId).meta({ description: 'ID of the main content, the target of the skip link.' }),
  })
  .prefault({})
  .describe('Names that browsers and links have stored. A new name loses the choices of readers.')

export type Compatibility = z.output<typeof CompatibilitySchema>

/**
 * Constants for the bundler, which replaces `COMPATIBILITY.tabs` and the other names in scripts for browsers by their values.
 * @param names default: the names of a site without the setting
 */
export function compatibilityConstants(names: Compatibility = NAMES): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([key, name]) => [`COMPATIBILITY.${key}`, JSON.stringify(name)]))
}
