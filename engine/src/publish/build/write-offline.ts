import { hashText } from '../../load'
import { documentPath } from '../../model'
import type { OutputManifest } from '../output'
import type { Site } from '../site'
import type { BrowserScripts } from './browser-scripts'
import type { OutputWriter } from './output-writer'

/**
 * Writes the service worker and the list of the files of each version; for a site without offline reading the worker that removes an older one
 * from the browsers of readers.
 * @param built what this build has written, all documents and assets among it
 */
export async function writeOffline(
  { siteData, docs, config, href }: Pick<Site, 'siteData' | 'docs' | 'config' | 'href'>,
  writer: OutputWriter,
  { worker, retired, files, offline }: BrowserScripts,
  built: OutputManifest,
): Promise<void> {
  const write = (path: string, content: string) => writer.write(path, hashText(content), () => content)
  if (!siteData.offline) {
    await write('service-worker.js', retired)
    return
  }
  const assets = Object.keys(built).filter((path) => path.startsWith('assets/') && !/\.(?:br|gz)$/.test(path))
  // Browsers compare with these what they save.
  const hashes = Object.fromEntries(assets.sort().map((path) => [config.baseUrl + path, built[path]?.hash]))
  // A worker differs from the last one whenever the page does that it keeps ready.
  const page = built[documentPath('/offline')]?.key ?? ''
  const ready = { page, scripts: offline.map((path) => config.baseUrl + path), hashes }
  await write('service-worker.js', `globalThis.docsOffline = ${JSON.stringify(ready)};\n${worker}`)
  const scripts = files.map(({ path }) => path)
  const size = (paths: readonly string[]) => paths.reduce((sum, path) => sum + (built[path]?.size ?? 0), 0)
  for (const { name } of config.versions) {
    const pages = docs.filter((doc) => doc.version === name && !doc.unlisted)
    const bytes = size(pages.map(({ route }) => documentPath(route))) + size(scripts)
    const list = {
      pages: pages.map(({ route }) => href(route)).sort(),
      scripts: scripts.map((path) => config.baseUrl + path).sort(),
      hashes,
      bytes,
    }
    await write(`offline/${name}.json`, `${JSON.stringify(list)}\n`)
  }
}
