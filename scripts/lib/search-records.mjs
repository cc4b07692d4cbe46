/** Settings of the hosted index that the search expects. */
export const SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl0)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
  ],
  attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  customRanking: ['desc(weight.page)', 'desc(weight.level)', 'asc(weight.position)'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  ignorePlurals: true,
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  separatorsToIndex: '_',
}

/** Maximum length of the content, in characters. The smallest plan of the service allows records of 10 KB. */
const MAX_CONTENT = 8000
const LEVELS = [0, 1, 2, 3, 4, 5, 6]

/**
 * The records of all sections of a version for the hosted index.
 * @param {{ manifest: any, pages: import('./search-index.mjs').Page[] }} index of the version in the built site
 * @param {{ url: string, version: string, language: string }} site address of the site without a trailing slash, name of the version,
 * language tag
 * @returns {object[]}
 */
export function searchRecords({ manifest, pages }, { url, version, language }) {
  const { areas, pageAreas, weights } = manifest
  return pages.flatMap(({ route, title, sections }, number) =>
    sections.map(({ id, headings, text }, position) => {
      const levels = [areas[pageAreas[number]] || title, title, ...headings].slice(0, LEVELS.length)
      return {
        objectID: `${version}:${route}${id && `#${id}`}`,
        url: `${url}${route}${id && `#${id}`}`,
        type: `lvl${levels.length - 1}`,
        hierarchy: Object.fromEntries(LEVELS.map((level) => [`lvl${level}`, levels[level] ?? null])),
        content: text.slice(0, MAX_CONTENT) || null,
        language,
        docusaurus_tag: `docs-default-${version}`,
        weight: { page: weights[number], level: 100 - 10 * (levels.length - 1), position },
      }
    }),
  )
}
