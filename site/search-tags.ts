import type { Doc, HeadTag, Plugin } from 'docs-engine/plugin'

/** Meta tags that the crawler of the hosted search uses to distinguish languages and versions. Versions are identified by name, not by label. */
export function searchTags(language: string): Plugin {
  return { name: 'search-tags', setup: () => ({ headTags: (doc) => tagsOf(doc, language) }) }
}

function tagsOf({ version }: Doc, language: string): HeadTag[] {
  const tag = version === undefined ? 'default' : `docs-default-${version}`
  const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })
  return [
    meta('docusaurus_locale', language),
    meta('docsearch:language', language),
    ...(version === undefined ? [] : [meta('docusaurus_version', version), meta('docsearch:version', version)]),
    meta('docusaurus_tag', tag),
    meta('docsearch:docusaurus_tag', tag),
  ]
}
