import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { lookup } from 'mrmime'
import { bareRoute } from '../checks'
import { FOR_HOSTS } from '../output'
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
const NOT_FOR_READERS = new RegExp(`^/${FOR_HOSTS}`)
/** Types whose text is told to be UTF-8; in JSON and XML of other kinds the format says so. */
const TEXT = /^(?:text\/|application\/(?:json|atom\+xml|manifest\+json)$)/

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
    if (NOT_FOR_READERS.test(name) || isForm(name, names)) continue
    const file = { file: join(folder, name), type: typeOf(name), forms: formsOf(folder, name, names) }
    files.set(name.normalize(), file)
    if (name.endsWith('.html')) documents.set(bareAddress(name.normalize()), file)
  }
  return { files, documents }
}

/** An address as documents are found by: lower case, without ending, `index` and closing slash. */
export function bareAddress(path: string): string {
  return bareRoute(path.toLowerCase())
}

function isForm(name: string, names: ReadonlySet<string>): boolean {
  return Object.values(ENDINGS).some((ending) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)))
}

function formsOf(folder: string, name: string, names: ReadonlySet<string>): SiteFile['forms'] {
  const forms: SiteFile['forms'] = {}
  for (const coding of Object.keys(ENDINGS) as Coding[]) {
    if (names.has(name + ENDINGS[coding])) forms[coding] = join(folder, name + ENDINGS[coding])
  }
  return forms
}

function typeOf(name: string): string {
  const type = name.endsWith('.ico') ? 'image/x-icon' : (lookup(name) ?? 'application/octet-stream')
  return TEXT.test(type) ? `${type}; charset=utf-8` : type
}
