import type { GuideRow, Knowledge, LibraryData } from './model.browser'

/** The parts of `migration.json` that the checker needs. */
export interface MigrationData {
  groups: readonly {
    id: string
    rows: readonly (Omit<GuideRow, 'step'> & { id: string; errors?: readonly string[] })[]
  }[]
}

/** The headings of the guide's steps, by group of rows. */
const STEPS: Readonly<Record<string, string>> = {
  project: '2-create-a-project',
  data: '3-connect-to-your-data',
  expectations: 'expectation-suites-in-code',
  suites: '4-migrate-the-expectation-suites',
  checkpoints: '5-create-validation-definitions-and-checkpoints',
  results: '6-update-the-code-that-reads-results',
  'own-classes': '7-rewrite-custom-expectations-and-actions',
  gone: 'gone',
}

/** Combines what was probed in both releases with the tables and recorded errors of the guide. */
export function joinKnowledge(
  library: LibraryData,
  { groups }: MigrationData,
  outputOf: (snippet: string) => string | undefined,
): Knowledge {
  const rows: Record<string, GuideRow> = {}
  const errors: [string, string][] = []
  for (const group of groups) {
    for (const { id, errors: regions = [], change, new: successors, note, page } of group.rows) {
      const step = STEPS[group.id] ?? group.id
      rows[id] = {
        change,
        new: successors,
        step,
        ...(note === undefined ? {} : { note }),
        ...(page === undefined ? {} : { page }),
      }
      for (const region of regions) {
        const message = outputOf(region)
        if (message !== undefined) errors.push([message.trim().split('\n').slice(0, 2).join('\n'), id])
      }
    }
  }
  return { library, rows, errors }
}

/** Returns the recorded output of a region, such as `current:reference/guide.py#sources`. */
export function recordedOutputs(results: { snippets: Record<string, { outputs?: Record<string, string> }> }) {
  return (snippet: string): string | undefined => {
    const [file = '', region = ''] = snippet.replace(/^current:/, '').split('#')
    return results.snippets[file]?.outputs?.[region]
  }
}
