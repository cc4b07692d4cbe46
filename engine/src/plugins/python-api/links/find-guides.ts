import { join } from 'node:path'
import { DocsError, listFiles, type PluginSite, readRegions } from '../../../plugin'
import type { WrittenPage } from '../pages/write-content'
import type { VersionPages } from './link-versions'

type GuideSite = Pick<PluginSite, 'root' | 'readFile' | 'fileHash' | 'memo'>

/** How often a text uses the objects of the reference, by the page of each. */
type Uses = Record<string, number>

/** A page that may use objects of the reference. */
interface Guide {
  id: string
  uses: Uses
  /** Snippets that it shows: `file.py#region`. */
  snippets: string[]
}

/** Pages with more objects are lists or changelogs. */
const MOST_OBJECTS = 25
/** Guides of one object. */
const MOST_GUIDES = 6

/**
 * The IDs of the content pages that use each object of the reference, most relevant first, by the page of the object. Names in code, snippets and `api:` links
 * count. Pages and snippets are only read if they have changed.
 * @param notGuides IDs of pages that are never listed, and folders that end with a slash
 */
export async function findGuides(
  site: GuideSite,
  api: VersionPages,
  notGuides: readonly string[],
): Promise<Map<string, string[]>> {
  const version = api.version.name
  const names = () => {
    const index = indexes.get(api.pages) ?? new NameIndex(api.pages)
    indexes.set(api.pages, index)
    return index
  }
  const key = (kind: string, file: string) => `${kind} ${version} ${file} ${site.fileHash(file)} ${api.namesHash}`
  const readGuide = (path: string) => {
    const file = `content/${version}/${path}`
    return site.memo(key('guide', file), () => guideIn(path, site.readFile(file) ?? '', names()))
  }
  const readSnippet = (file: string) => site.memo(key('snippet', file), () => usesInSnippet(site.readFile(file) ?? '', names()))
  const found = new Map<string, { id: string; score: number }[]>()
  for (const path of contentFiles(join(site.root, 'content', version))) {
    const { id, uses, snippets } = await readGuide(path)
    if (notGuides.some((name) => (name.endsWith('/') ? id.startsWith(name) : id === name))) continue
    const parts = await Promise.all(
      [...new Set(snippets)].map(async (name) => {
        const [file = '', region = ''] = name.split('#')
        return (await readSnippet(`snippets/${version}/${file}`))[region] ?? {}
      }),
    )
    const all = sumOf([uses, ...parts])
    const total = Object.values(all).reduce((sum, count) => sum + count, 0)
    if (Object.keys(all).length > MOST_OBJECTS) continue
    for (const [page, count] of Object.entries(all)) {
      found.set(page, [...(found.get(page) ?? []), { id, score: count / Math.sqrt(total) }])
    }
  }
  return new Map([...found].map(([page, guides]) => [page, bestOf(guides)]))
}

/** Indexes by the pages with the names. */
const indexes = new WeakMap<readonly WrittenPage[], NameIndex>()

function bestOf(guides: readonly { id: string; score: number }[]): string[] {
  const sorted = [...guides].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  return sorted.slice(0, MOST_GUIDES).map(({ id }) => id)
}

function contentFiles(folder: string): string[] {
  return listFiles(folder).filter((name) => name.endsWith('.md') && !/(?:^|\/)[._]/.test(name))
}

/** What a page uses in code and `api:` links. */
function guideIn(path: string, text: string, names: NameIndex): Guide {
  const id = /^---\n(?:(?!---).*\n)*?id: *["']?([^"'\n]+)/.exec(text)?.[1] ?? path.replace(/\.md$/, '')
  const code = [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```|`([^`\n]+)`/gm)].map(([, block, inline]) => block ?? inline ?? '')
  const targets = [...text.matchAll(/\]\(api:([\w.]+)\)/g)].map(([, name]) => name ?? '')
  const snippets = [...text.matchAll(/<Snippet\s[^>]*?name="([^":]+)"/g)].map(([, name]) => name ?? '')
  return { id, uses: names.usesIn([...code, ...targets].join('\n')), snippets }
}

/** What each region of a snippet uses; the whole script has an empty name. */
function usesInSnippet(text: string, names: NameIndex): Record<string, Uses> {
  try {
    return Object.fromEntries([...readRegions(text)].map(([region, code]) => [region, names.usesIn(code)]))
  } catch (error) {
    // The page that shows it reports the error.
    if (error instanceof DocsError) return {}
    throw error
  }
}

/** The pages that names in code lead to, with those of the classes that they return. */
class NameIndex {
  private readonly pagesOf = new Map<string, string[]>()

  constructor(pages: readonly WrittenPage[]) {
    for (const { page, returns, content } of pages) {
      for (const [name, id] of Object.entries(content.names ?? {})) {
        const returned = returns[id]
        this.pagesOf.set(name, returned === undefined ? [page] : [page, returned])
      }
    }
  }

  usesIn(code: string): Uses {
    const found = [...code.matchAll(/(?<![\w.])[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*/g)].flatMap(([name]) => this.find(name))
    return sumOf(found.map((page) => ({ [page]: 1 })))
  }

  /** Objects that have other names in a guide are found by their methods. */
  private find(name: string): readonly string[] {
    return this.pagesOf.get(`code:${name}`) ?? this.pagesOf.get(`code:${name.slice(name.lastIndexOf('.') + 1)}()`) ?? []
  }
}

function sumOf(all: readonly Uses[]): Uses {
  const sum: Uses = {}
  for (const uses of all) {
    for (const [page, count] of Object.entries(uses)) sum[page] = (sum[page] ?? 0) + count
  }
  return sum
}
