import { findRegion, type Highlight, type Recording } from '../../compile'
import type { Doc, PageLoadContext } from '../../model'
import { DocsError, didYouMean, interfaceTexts } from '../../model'
import type { Site } from '../site'

/** What is needed to render one document. */
export interface PageTools {
  /** Hashed address of a static file. */
  asset(path: string): string
  highlight: Highlight
  recording: Recording
}

/** What a component page may look up while its props are made. */
export function pageLoadContext(site: Site, doc: Doc, { asset, highlight, recording }: PageTools): PageLoadContext {
  const last = site.versions.find((version) => version.isLast)?.name ?? ''
  const version = doc.version ?? last
  const lookups = recording.of(version)
  return {
    config: site.config,
    texts: interfaceTexts(site.config.locales[0]?.htmlLang),
    ...(doc.version === undefined ? {} : { version: doc.version }),
    href: site.href,
    doc: (id, wanted = version) => (site.versions.some(({ name }) => name === wanted) ? recording.of(wanted).doc(id) : undefined),
    asset(path) {
      const address = asset(path)
      if (site.assets.find(path)) return address
      throw new DocsError({
        code: 'missing-file',
        title: `The page names the file "${path}", which the static folder does not have.`,
        hint: didYouMean(path, site.assets.list()),
        at: doc.file,
      })
    },
    highlight,
    snippet(name) {
      const [path = '', region] = name.split('#')
      const found = lookups.snippet(path)
      if (!found) {
        throw new DocsError({
          code: 'unknown-snippet',
          title: `Unknown snippet "${path}".`,
          hint: didYouMean(path, lookups.names('snippet')),
          at: doc.file,
        })
      }
      const code = findRegion(found.text, region)
      if (code === undefined)
        throw new DocsError({ code: 'unknown-snippet', title: `The snippet "${path}" has no region "${region}".`, at: doc.file })
      const output = region === undefined ? undefined : found.outputs[region]
      return { code, language: found.language, tested: found.tested, ...(output === undefined ? {} : { output }) }
    },
  }
}
