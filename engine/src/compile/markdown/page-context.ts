import { interfaceTexts, writeHref } from '../../common'
import type { PageContext, SiteSettings } from '../../model'
import type { Highlight } from '../code/highlighter'
import { findSnippet } from './components/find-snippet'
import { findAsset } from './inline/resolve-link'
import type { Recording } from './record-reads'

/** Input of {@link createPageContext}. */
export interface ContextSources {
  config: SiteSettings
  /** Records the lookups that the page depends on. */
  recording: Recording
  /** Version of the page; `undefined` for pages that don't belong to a version. */
  version: string | undefined
  highlight: Highlight
}

/** Creates the context of a page. */
export function createPageContext({ config, recording, version, highlight }: ContextSources): PageContext {
  const last = config.versions.find(({ isLast }) => isLast)?.name ?? ''
  const own = version ?? last
  const lookups = recording.of(own)
  return {
    config,
    texts: interfaceTexts(config.locales[0]?.htmlLang),
    ...(version === undefined ? {} : { version }),
    href: (route) => writeHref(route, config),
    doc: (id, wanted = own) => (config.versions.some(({ name }) => name === wanted) ? recording.of(wanted).doc(id) : undefined),
    asset: (path) => findAsset(path, lookups).href,
    snippet: (name) => findSnippet(name, lookups),
    highlight,
  }
}
