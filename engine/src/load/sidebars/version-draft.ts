import type { Doc, Problems, Source } from '../../model'
import type { CategoryFile } from '../content/category-file'

/** A version that is being resolved. */
export interface VersionDraft {
  name: string
  /** Root path. */
  path: string
  /** Pages by ID: content files, component pages, and generated indexes, without excluded drafts. */
  docs: Map<string, Doc>
  /** IDs of excluded drafts and of files with errors. References to them aren't reported. */
  drafts: Set<string>
  /** All content files, including excluded drafts. */
  sources: readonly Source[]
  categories: readonly CategoryFile[]
  problems: Problems
}

/** The file with the sidebars of a version. */
export function sidebarsFile(version: string): string {
  return `sidebars/${version}.ts`
}
