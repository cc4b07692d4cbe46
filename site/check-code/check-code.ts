import { join } from 'node:path'
import { DocsError, type Plugin, type PluginSources } from 'docs-engine/plugin'
import { joinKnowledge, recordedOutputs } from './knowledge'
import { WORKER_PATH } from './worker-path.browser'

const file = (name: string) => join(import.meta.dirname, name)
/** ID of the page with the checker. */
const PAGE = 'core/check_code'
/** Only this page loads them. */
const STYLES = 'styles/check-code.css'
const WORKER = file('worker.browser.ts')
const ISLAND = file('CodeChecker.island.tsx')

/**
 * The checker for code of an older release: the island of the page, and its worker, which contains everything that it knows. Programs read it from
 * `check-code.json` (docs/agents.md).
 */
export function checkCode(): Plugin {
  return {
    name: 'check-code',
    islands: { 'code-checker': ISLAND },
    scripts: () => ({ workers: [WORKER] }),
    setup: (site) => ({
      headTags: ({ id }) =>
        id === PAGE ? [{ tag: 'link', attributes: { rel: 'stylesheet', href: site.config.baseUrl + STYLES } }] : [],
      files: () => [{ path: '/docs/0.18/check-code.json', content: `{"format":1,"knowledge":${knowledgeOf(site)}}` }],
      finish: ({ worker }) => [
        { path: `/${WORKER_PATH}`, content: `globalThis.checkCodeKnowledge=${knowledgeOf(site)};\n${worker(WORKER)}` },
      ],
      offlineFiles: () => [`/${WORKER_PATH}`],
    }),
  }
}

/** What the checker knows, as JSON that is also JavaScript. */
function knowledgeOf(site: PluginSources): string {
  const outputs = recordedOutputs(JSON.parse(read(site, 'snippets/current/results.json')))
  const library = JSON.parse(read(site, 'check-code/library.json'))
  return JSON.stringify(joinKnowledge(library, JSON.parse(read(site, 'content/0.18/migration.json')), outputs))
}

function read(site: PluginSources, path: string): string {
  const text = site.readFile(path)
  if (text !== undefined) return text
  throw new DocsError({
    code: 'check-code/missing',
    title: `${path} is missing.`,
    hint: 'Run `npm run check-data`, or restore the file.',
    at: path,
  })
}
