import { isOnSite, siteData } from '../../index.browser'
import * as offlineTexts from './offline-texts.browser'
import { type AssetHashes, assetsOf, cacheNames, isAsset, isDocument, keepDocument, savedPages } from './saved-pages.browser'

/** The files of a version, from `offline/<version>.json`. Images are found in the pages. */
interface VersionFiles {
  pages: string[]
  /** Scripts, and files of plugins. */
  files: string[]
  hashes: AssetHashes
  bytes: number
}

/** Maximum number of concurrent requests. */
const MAX_CONCURRENT = 4

const LIST = '[data-offline-list]'

/** Fills the offline page: the list of saved pages, and buttons that save or remove a version. */
export async function startOfflinePage(): Promise<void> {
  const main = document.querySelector('main')
  if (!main || main.dataset.offlineStarted) return
  main.dataset.offlineStarted = 'true'
  for (const row of main.querySelectorAll<HTMLElement>('[data-offline-version]')) void startVersion(row)
  await showList(main)
}

async function showList(main: HTMLElement): Promise<void> {
  const { baseUrl } = siteData()
  const pages = (await savedPages(baseUrl)).filter(({ path }) => path !== `${baseUrl}offline` && isOnSite(path))
  pages.sort((a, b) => a.title.localeCompare(b.title) || a.path.localeCompare(b.path))
  const items = pages.map(({ path, title, date }) => {
    const item = document.createElement('li')
    const link = document.createElement('a')
    link.href = path
    link.textContent = title
    const time = document.createElement('time')
    time.dateTime = date.toISOString()
    time.textContent = date.toLocaleDateString(offlineTexts.dateLocale, { dateStyle: 'medium' })
    item.append(link, ' ', time)
    return item
  })
  main.querySelector(LIST)?.replaceChildren(...items)
  const count = main.querySelector('[data-offline-count]')
  if (count) count.textContent = items.length === 0 ? offlineTexts.nothingSaved : ''
}

async function startVersion(row: HTMLElement): Promise<void> {
  const { baseUrl } = siteData()
  const name = row.dataset.offlineVersion ?? ''
  const [save, remove] = row.querySelectorAll('button')
  const status = row.querySelector('[role="status"]')
  const bar = row.querySelector('progress')
  if (!save || !remove || !status || !bar) return
  const showStatus = (text: string) => {
    status.textContent = text
  }
  const refresh = async () => {
    const saved = await savedCaches(baseUrl, name)
    remove.hidden = saved.length === 0
    const at = saved[0]?.slice(cacheNames(baseUrl).version(name).length)
    if (at) showStatus(offlineTexts.savedOn(new Date(at).toLocaleDateString(offlineTexts.dateLocale, { dateStyle: 'long' })))
    save.textContent = at ? offlineTexts.saveAgain : offlineTexts.save
    const main = row.closest('main')
    if (main) await showList(main)
  }
  save.addEventListener('click', async () => {
    save.disabled = true
    bar.hidden = false
    try {
      await saveVersion(baseUrl, name, (done, total, bytes) => {
        bar.max = total
        bar.value = done
        showStatus(offlineTexts.progress(done, total, megabytes(bytes)))
      })
      await refresh()
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
      showStatus(isFull ? offlineTexts.storageFull : offlineTexts.saveFailed)
    }
    bar.hidden = true
    save.disabled = false
  })
  remove.addEventListener('click', async () => {
    for (const cache of await savedCaches(baseUrl, name)) await caches.delete(cache)
    showStatus(offlineTexts.removed)
    await refresh()
  })
  save.hidden = false
  await refresh()
  const files = await filesOf(baseUrl, name).catch(() => undefined)
  const size = row.querySelector('[data-offline-size]')
  if (files && size) size.textContent = offlineTexts.versionSize(files.pages.length, megabytes(files.bytes))
  save.disabled = files === undefined
}

/** Saves all pages of a version with their files. If a file fails, nothing is saved. */
async function saveVersion(
  baseUrl: string,
  name: string,
  onFile: (done: number, total: number, bytes: number) => void,
): Promise<void> {
  const { version } = cacheNames(baseUrl)
  const before = (await caches.keys()).filter((cache) => cache.startsWith(version(name)))
  const { pages, files, hashes } = await filesOf(baseUrl, name)
  const complete = version(name) + new Date().toISOString()
  const known = new Set([...pages, ...files])
  const queue = [...known]
  const stop = new AbortController()
  let done = 0
  let bytes = 0
  try {
    const cache = await caches.open(complete)
    const work = async () => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const { size, references } = await saveFile(cache, path, pages.includes(path) ? undefined : hashes)
        // Ignores files that are still loading when another one fails.
        stop.signal.throwIfAborted()
        for (const file of references) {
          if (known.has(file)) continue
          known.add(file)
          queue.push(file)
        }
        bytes += size
        onFile(++done, known.size, bytes)
      }
    }
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, work))
    // Added last, as a marker of complete versions.
    await cache.put(filesUrl(baseUrl, name), new Response(''))
    for (const old of before) await caches.delete(old)
  } catch (error) {
    stop.abort()
    await caches.delete(complete)
    throw error
  }
}

/**
 * @param hashes content hashes of the other files; if omitted, the file is a page
 * @returns the size of its content in bytes, and the files that a page refers to
 * @throws Error if the response is not the expected file
 */
async function saveFile(
  cache: Cache,
  path: string,
  hashes: AssetHashes | undefined,
): Promise<{ size: number; references: string[] }> {
  const response = await fetch(path)
  if (hashes) {
    if (!(await isAsset(path, response, hashes))) throw new Error(`${path} is not the file of this build: ${response.status}`)
    const content = await response.clone().arrayBuffer()
    await cache.put(path, response)
    return { size: content.byteLength, references: [] }
  }
  const html = await response.text()
  if (!isDocument(response, html)) throw new Error(`${path} is not a page.`)
  await keepDocument(cache, path, response, html)
  return { size: new Blob([html]).size, references: assetsOf(html) }
}

/** Names of the caches that contain a complete version. */
async function savedCaches(baseUrl: string, name: string): Promise<string[]> {
  const { version } = cacheNames(baseUrl)
  const found: string[] = []
  for (const cache of await caches.keys())
    if (cache.startsWith(version(name)) && (await (await caches.open(cache)).match(filesUrl(baseUrl, name)))) found.push(cache)
  return found
}

const filesUrl = (baseUrl: string, name: string) => `${baseUrl}offline/${encodeURIComponent(name)}.json`

async function filesOf(baseUrl: string, name: string): Promise<VersionFiles> {
  const response = await fetch(filesUrl(baseUrl, name))
  if (!response.ok) throw new Error(`${response.status}`)
  return (await response.json()) as VersionFiles
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
