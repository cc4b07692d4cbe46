import { join } from 'node:path'
import type { Problem } from '../../model'
import { type FoundFile, findFiles } from '../list-files'
import type { ContentFile } from './read-source'

/** The files in the content folder of a version. */
export interface ContentListing {
  /** Pages, sorted by path. */
  pages: ContentFile[]
  /** `_category.json` files, sorted by path. */
  categories: ContentFile[]
  problems: Problem[]
}

/** Lists the `.md` files in `content/<version>/`, except those with names that begin with `_` or `.`. */
export function listContent(siteRoot: string, version: string): ContentListing {
  const pages: ContentFile[] = []
  const categories: ContentFile[] = []
  const problems: Problem[] = []
  const base = `content/${version}`
  const isIgnored = ({ entry }: FoundFile) => /^[_.]/.test(entry.name) && entry.name !== '_category.json'
  for (const { path, entry } of findFiles(join(siteRoot, base), isIgnored)) {
    const found = { version, file: `${base}/${path}`, path }
    if (entry.name === '_category.json') categories.push(found)
    else if (entry.name.endsWith('.md')) pages.push(found)
    else if (/\.(?:mdx|markdown|md)$/i.test(entry.name)) problems.push(extensionProblem(found.file))
  }
  const byPath = (a: ContentFile, b: ContentFile) => (a.path < b.path ? -1 : 1)
  return { pages: pages.sort(byPath), categories: categories.sort(byPath), problems }
}

function extensionProblem(file: string): Problem {
  return {
    severity: 'error',
    code: 'content-ending',
    title: 'The file does not have the extension ".md".',
    hint: 'Rename it to .md. Components work in .md files.',
    at: file,
  }
}
