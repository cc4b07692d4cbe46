import { CategoryFileSchema, type CategorySettings, checkJson, type Problem } from '../../model'
import type { ContentFile } from './read-source'

/** A validated `_category.json` file. */
export interface CategoryFile extends ContentFile {
  settings: CategorySettings
}

/** Parses and validates a `_category.json` file. Never throws. */
export function readCategoryFile(file: ContentFile, text: string): { category?: CategoryFile; problems: Problem[] } {
  const codes = { key: 'category-key', value: 'category-value' } as const
  const { value, problems } = checkJson(CategoryFileSchema, text, { codes, at: file.file, whole: 'The category' })
  return { ...(value ? { category: { ...file, settings: value } } : {}), problems }
}
