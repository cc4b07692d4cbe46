import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem, Source } from '../../model'
import { hashText } from '../cache'
import { type CategoryFile, readCategoryFile } from './category-file'
import { listContent } from './list-content'
import { type ContentFile, type InvalidSource, readSource, type SourceResult } from './read-source'

/** The content of a site. */
export interface Content {
  /** In the order of the versions, sorted by path. `updated` is not set. */
  sources: Source[]
  categories: CategoryFile[]
  /** Pages with errors. */
  unreadable: ContentFile[]
  /** The pages with errors in their front matter only. */
  invalid: InvalidSource[]
  problems: Problem[]
}

/**
 * Reads the pages and category files of versions.
 * @param read reads a page, for example from a cache; the default reads the file
 */
export function scanContent(
  siteRoot: string,
  versions: readonly string[],
  read: (file: ContentFile) => SourceResult = (file) => readFromDisk(siteRoot, file),
): Content {
  const content: Content = { sources: [], categories: [], unreadable: [], invalid: [], problems: [] }
  for (const version of versions) {
    const listing = listContent(siteRoot, version)
    content.problems.push(...listing.problems)
    for (const file of listing.pages) {
      const { source, invalid, problems } = read(file)
      if (source) content.sources.push(source)
      else content.unreadable.push(file)
      if (invalid) content.invalid.push(invalid)
      content.problems.push(...problems)
    }
    for (const file of listing.categories) {
      const { category, problems } = readCategoryFile(file, readFileSync(join(siteRoot, file.file), 'utf8'))
      if (category) content.categories.push(category)
      content.problems.push(...problems)
    }
  }
  return content
}

function readFromDisk(siteRoot: string, file: ContentFile): SourceResult {
  const bytes = readFileSync(join(siteRoot, file.file))
  return readSource({ ...file, bytes, hash: hashText(bytes) })
}
