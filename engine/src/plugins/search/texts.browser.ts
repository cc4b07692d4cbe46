/** Texts of the search dialog and the search page. All are strings, so that the bundler can inline them. */

export const search = 'Search'
export const placeholder = 'Search the docs'
export const cancel = 'Cancel'
export const clear = 'Clear the query'
export const results = 'Search results'
export const loading = 'Searching…'
export const recent = 'Recent'
export const favorite = 'Favorite'
export const noRecent = 'No recent searches'
export const unreachable = 'Unable to fetch results'
export const checkNetwork = 'You might want to check your network connection.'
/** Followed by the query. */
export const noResults = 'No results for'
export const trySearching = 'Try searching for'
export const believe = 'Believe this query should return results?'
export const letUsKnow = 'Let us know.'
/** `{count}` is a placeholder. */
export const seeAll = 'See all {count} results'
export const save = 'Save this search'
export const removeRecent = 'Remove this search from history'
export const removeFavorite = 'Remove this search from favorites'
export const allAreas = 'All areas'
export const area = 'Area'
export const version = 'Version'
/** Names of keys, and what the keys do. */
export const enterKey = 'Enter'
export const escapeKey = 'Esc'
export const shortcut = 'Ctrl K'
export const appleShortcut = '⌘ K'
export const toSelect = 'to select'
export const toNavigate = 'to navigate'
export const toClose = 'to close'
/** Takes the place of a long text in the dialog. */
export const shortened = 'The text is too long, so the search uses its most important words.'
/** Announced in the dialog. `{count}` is a placeholder. */
export const count = '{count} results'
export const oneResult = '1 result'
/** On the search page. `{count}` is a placeholder. */
export const documents = '{count} documents found'
export const oneDocument = 'One document found'
export const more = 'Show more results'
/** `{version}` is a placeholder. */
export const inVersion = 'Search in version {version}'
export const pageTitle = 'Search the documentation'
/** `{query}` is a placeholder. */
export const resultsFor = 'Search results for "{query}"'
export const noneFound = 'No results were found'
export const needsScripts = 'Search requires JavaScript, which is turned off. Use the menu to browse the documentation.'
export const pageDescription = 'Search all pages of the documentation, in any version.'
/** Searches the index of the site if the hosted search fails. */
export const searchEmbedded = 'Use the built-in search'
/** Of a result on another site. */
export const newTab = '(opens in a new tab)'
export const openPage = 'Open the search page'
/** If the dialog can't be loaded, online and offline. */
export const notLoaded = 'The search could not be loaded.'
export const notSaved = 'You are offline, and the search is not saved on this device.'
