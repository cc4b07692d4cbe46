import { existsSync, realpathSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** A version of the documentation. */
export interface SiteVersion {
  name: string
  label: string
  /** Path below the site, such as `/docs/0.18`. */
  path: string
  isLast: boolean
}

interface SiteIndex {
  format: number
  title: string
  url: string
  versions: SiteVersion[]
}

/** Format of the files that this program reads. */
const FORMAT = 1
/** Largest file, in bytes. The largest published file has less than 2 MB. */
const MAX_BYTES = 16 * 2 ** 20
/** How long a host may take to answer, in milliseconds. */
const TIMEOUT = 10_000
/** Files that are kept in memory, with all their content. */
const MAX_KEPT = 64

/** A problem with the site or with a request, whose message tells the reader what to do. */
export class SiteError extends Error {}

/** The published files of the documentation: a built folder, or an address. Reads no other files and no other hosts. */
export class PublishedSite {
  private readonly kept = new Map<string, Promise<Uint8Array>>()

  private constructor(private readonly read: (path: string, signal: AbortSignal | undefined) => Promise<Uint8Array>) {}

  /**
   * @param site address (`https://…`) or folder
   * @throws SiteError if it is neither
   */
  static at(site: string): PublishedSite {
    if (/^https?:\/\//.test(site)) {
      if (!URL.canParse(site)) throw new SiteError(`${site} is not an address.`)
      const base = new URL(site.endsWith('/') ? site : `${site}/`)
      return new PublishedSite((path, signal) => download(new URL(path, base), signal))
    }
    if (!existsSync(join(site, 'agents.json'))) {
      throw new SiteError(
        `${site} is not a built site: it has no agents.json. Build the site with npm run build, or use its address.`,
      )
    }
    const folder = realpathSync(site)
    return new PublishedSite((path, signal) => readFromFolder(folder, path, signal))
  }

  /** The versions, newest first. */
  async index(signal?: AbortSignal): Promise<SiteIndex> {
    return this.json<SiteIndex>('agents.json', signal)
  }

  /**
   * A version by its name, its label, or the beginning of its label (`1.8.1`, `1`, `0.18`). Default: the latest.
   * @throws SiteError if there is none
   */
  async version(wanted: string | undefined, signal?: AbortSignal): Promise<SiteVersion> {
    const { versions } = await this.index(signal)
    const fits = ({ name, label }: SiteVersion) =>
      wanted === undefined || name === wanted || label === wanted || label.startsWith(`${wanted}.`)
    const found = wanted === undefined ? versions.find(({ isLast }) => isLast) : versions.find(fits)
    if (found) return found
    throw new SiteError(
      `There is no version "${cut(wanted ?? '', 40)}". Versions: ${versions.map(({ label }) => label).join(', ')}.`,
    )
  }

  /**
   * A JSON file with `format`.
   * @throws SiteError if the file is missing or has another format
   */
  async json<T extends { format: number }>(path: string, signal?: AbortSignal): Promise<T> {
    const value = JSON.parse(await this.text(path, signal)) as T
    if (value?.format === FORMAT) return value
    throw new SiteError(
      `${path} has format ${value?.format}; this program reads format ${FORMAT}. Install the version of this program that belongs to the site.`,
    )
  }

  /** A text file. */
  async text(path: string, signal?: AbortSignal): Promise<string> {
    return new TextDecoder().decode(await this.bytes(path, signal))
  }

  /**
   * A file of the site. Files that were read are kept in memory.
   * @throws SiteError if the path leaves the site, or the file is missing or too large
   */
  async bytes(path: string, signal?: AbortSignal): Promise<Uint8Array> {
    if (!/^[\w.-]+(\/[\w.-]+)*$/.test(path) || path.split('/').includes('..'))
      throw new SiteError(`"${cut(path, 80)}" is not a path of the site.`)
    const known = this.kept.get(path)
    this.kept.delete(path)
    // A cancelled request must not cancel the same file for others, so the file is read without its signal.
    const reading = known ?? this.read(path, undefined)
    this.kept.set(path, reading)
    reading.catch(() => this.kept.delete(path))
    if (this.kept.size > MAX_KEPT) this.kept.delete(this.kept.keys().next().value ?? '')
    return abortable(reading, signal)
  }
}

/** Rejects as soon as the signal is aborted. */
async function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

async function readFromFolder(folder: string, path: string, _signal: AbortSignal | undefined): Promise<Uint8Array> {
  const file = join(folder, path)
  try {
    // Links inside the folder must not lead out of it.
    if (!realpathSync(file).startsWith(folder + sep)) throw new SiteError(`"${path}" is not a file of the site.`)
    const handle = await open(file)
    try {
      const { size } = await handle.stat()
      if (size > MAX_BYTES) throw new SiteError(`${path} is too large.`)
      return await handle.readFile()
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (error instanceof SiteError) throw error
    throw new SiteError(`The site has no file "${path}".`)
  }
}

async function download(url: URL, signal: AbortSignal | undefined): Promise<Uint8Array> {
  const limit = AbortSignal.timeout(TIMEOUT)
  let response: Response
  try {
    response = await fetch(url, { redirect: 'follow', signal: signal ? AbortSignal.any([signal, limit]) : limit })
  } catch (error) {
    throw new SiteError(`${url.origin} cannot be reached: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!response.ok) throw new SiteError(`The site has no file "${url.pathname}" (status ${response.status}).`)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > MAX_BYTES) throw new SiteError(`${url.pathname} is too large.`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Shortens text of a request for a message. */
export function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text
}
