import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { bareRoute } from '../../model'
import { mediaType, NOT_FOR_READERS } from '../../publish'
import type { Coding } from './choose-coding'

/** A file of a built site. */
export interface SiteFile {
  /** Path on disk. */
  file: string
  /** Media type, with its character set. */
  type: string
  /** Paths on disk of its compressed forms. */
  forms: Partial<Record<Coding, string>>
}

/** What a built site has for readers. */
export interface SiteFiles {
  /** Address → file, in its own letter case. */
  files: ReadonlyMap<string, SiteFile>
  /** Lower-case address of a document, without ending and closing slash → its file. */
  documents: ReadonlyMap<string, SiteFile>
}

const ENDINGS: Record<Coding, string> = { br: '.br', gzip: '.gz' }
const REFUSED = new RegExp(`^/${NOT_FOR_READERS}`)

/** Lists a built site. Only what is listed is ever read, so no address leads out of the folder. */
export function listSiteFiles(folder: string): SiteFiles {
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  )
  const files = new Map<string, SiteFile>()
  const documents = new Map<string, SiteFile>()
  for (const name of names) {
    if (!isForReaders(name)) continue
    const file = { file: join(folder, name), type: mediaType(name), forms: formsOf(folder, name, names) }
    files.set(name, file)
    if (name.endsWith('.html')) documents.set(bareAddress(name), file)
  }
  return { files, documents }
}

/** An address as documents are found by: lower case, without ending, `index` and closing slash. */
export function bareAddress(path: string): string {
  return bareRoute(path.toLowerCase())
}

/** Whether readers may ask for a path inside the site. */
export function isForReaders(path: string): boolean {
  return !REFUSED.test(path)
}

function formsOf(folder: string, name: string, names: ReadonlySet<string>): SiteFile['forms'] {
  const forms: SiteFile['forms'] = {}
  for (const coding of Object.keys(ENDINGS) as Coding[]) {
    if (names.has(name + ENDINGS[coding])) forms[coding] = join(folder, name + ENDINGS[coding])
  }
  return forms
}
