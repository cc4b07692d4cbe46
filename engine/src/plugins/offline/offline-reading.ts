import { join } from 'node:path'
import { z } from 'zod'
import {
  type BuiltOutput,
  definePlugin,
  documentPath,
  type PluginFile,
  type PluginPage,
  type PluginSite,
  type SiteSettings,
} from '../../plugin'
import { OfflinePage } from './OfflinePage'
import * as texts from './offline-texts.browser'

export const OfflineReadingOptionsSchema = z
  .strictObject({
    enabled: z
      .boolean()
      .default(true)
      .describe(
        'If `false`, writes a service worker that removes saved pages and itself. Use it for a while after you turn offline reading off.',
      ),
  })
  .describe('Keeps pages readable without a network connection.')

const file = (path: string) => join(import.meta.dirname, path)
const WORKER = file('service-worker.browser.ts')
const REMOVING_WORKER = file('retire.browser.ts')
const STARTER = file('start-offline.browser.ts')

const ROUTE = '/offline'

function offlinePage(): PluginPage {
  const { title, description } = texts.page
  return { route: ROUTE, module: { default: OfflinePage, page: { id: 'offline', title, description, unlisted: true } } }
}

/**
 * Keeps pages readable without a network connection, in browsers with service workers. A page at `/offline` lists saved pages and saves
 * whole versions. With hash URLs, all pages share the URL of one document, so offline reading is turned off.
 * @example offlineReading()
 */
export const offlineReading = definePlugin({
  name: 'offline-reading',
  options: OfflineReadingOptionsSchema,
  create({ enabled }) {
    const isOn = ({ router }: Pick<SiteSettings, 'router'>) => enabled && router === 'path'
    return {
      pages: (config) => (isOn(config) ? [offlinePage()] : []),
      footerLinks: (config) => (isOn(config) ? [{ label: texts.page.title, to: ROUTE }] : []),
      styles: (config) => (isOn(config) ? [file('offline.css')] : []),
      scripts: (config) =>
        isOn(config) ? { browser: [{ module: STARTER, wake: 'idle' }], workers: [WORKER] } : { workers: [REMOVING_WORKER] },
      setup: (site) => ({ finish: (output) => (isOn(site.config) ? writeWorker(site, output) : [removingWorker(output)]) }),
    }
  },
})

function removingWorker({ worker }: BuiltOutput): PluginFile {
  return { path: '/service-worker.js', content: worker(REMOVING_WORKER) }
}

/** The service worker, and for each version the list of its files. */
function writeWorker({ config: { baseUrl, versions }, docs, href }: PluginSite, output: BuiltOutput): PluginFile[] {
  const { files, scripts } = output
  const assets = Object.keys(files).filter((path) => path.startsWith('assets/') && !/\.(?:br|gz)$/.test(path))
  // Browsers verify the files that they save with these hashes.
  const hashes = Object.fromEntries(assets.sort().map((path) => [baseUrl + path, files[path]?.hash]))
  // The worker changes whenever the offline page changes, so that browsers save that page again.
  const page = files[documentPath(ROUTE)]?.key ?? ''
  const ready = { page, scripts: output.scriptsOf(STARTER).map((path) => baseUrl + path), hashes }
  const sizeOf = (paths: readonly string[]) => paths.reduce((sum, path) => sum + (files[path]?.size ?? 0), 0)
  const lists = versions.map(({ name }): PluginFile => {
    const pages = docs.filter((doc) => doc.version === name && !doc.unlisted)
    const others = output.offlineFiles(name)
    const list = {
      pages: pages.map(({ route }) => href(route)).sort(),
      files: [...scripts, ...others].map((path) => baseUrl + path).sort(),
      hashes: { ...hashes, ...Object.fromEntries(others.map((path) => [baseUrl + path, files[path]?.hash])) },
      bytes: sizeOf(pages.map(({ route }) => documentPath(route))) + sizeOf([...scripts, ...others]),
    }
    return { path: `/offline/${name}.json`, content: `${JSON.stringify(list)}\n` }
  })
  const worker = `globalThis.docsOffline = ${JSON.stringify(ready)};\n${output.worker(WORKER)}`
  return [{ path: '/service-worker.js', content: worker }, ...lists]
}
