import type { Doc, Problems, Source } from '../../model'
import type { CategoryFile } from '../content/category-file'

/** A version while it is being put together. */
export interface VersionDraft {
  name: string
  /** Root address. */
  path: string
  /** Pages by id: content, component pages of the version, generated indexes. Drafts that are left out are missing. */
  docs: Map<string, Doc>
  /** Ids of pages that exist and are left out: drafts, and files with errors of their own. Naming one is no error. */
  drafts: Set<string>
  /** All content files, left-out drafts included. */
  sources: readonly Source[]
  categories: readonly CategoryFile[]
  problems: Problems
}

/** The file that a version's sidebars stand in, as errors name it. */
export function sidebarsFile(version: string): string {
  return `sidebars/${version}.ts`
}
