import { z } from 'zod'
import { checkJson } from '../../../plugin'
import type { ApiMember, ApiPage, ApiParameter } from './api'

/** Version of the history format that the plugin reads. */
const HISTORY_FORMAT = 1

const MemberSchema = z.object({ since: z.string().optional(), parameters: z.record(z.string(), z.string()).optional() })

/** Since when the parts of a package exist, and what each release changed, as `python -m api_history` writes it. */
const HistorySchema = z.object({
  format: z.literal(HISTORY_FORMAT),
  /** Dates of the releases, oldest first. */
  releases: z.record(z.string(), z.iso.date()),
  /** By the name of the class. The constructor is the member without a name. */
  since: z.record(z.string(), z.object({ since: z.string().optional(), members: z.record(z.string(), MemberSchema).optional() })),
  changes: z.record(
    z.string(),
    z.object({
      added: z.array(z.string()).optional(),
      changed: z.array(z.string()).optional(),
      removed: z.array(z.string()).optional(),
    }),
  ),
})

/** Reads a history file. */
export const readHistory = (file: string, text: string) =>
  checkJson(HistorySchema, text, { codes: 'python-api/facts', at: file, whole: file })

export type ApiHistory = z.output<typeof HistorySchema>
type MemberHistory = z.output<typeof MemberSchema>

/** Adds to classes, members, and parameters the releases that introduced them, in place of the marks in the code. What is as old as its class or method isn't marked. */
export function addHistory(pages: readonly ApiPage[], { since }: ApiHistory): ApiPage[] {
  const sinceOf = (name: string | undefined) => (name !== undefined && Object.hasOwn(since, name) ? since[name] : undefined)
  return pages.map((page) => {
    const { since: added, members = {} } = sinceOf(page.title) ?? {}
    const historyOf = (name: string, owner: string | undefined): MemberHistory => {
      const history = members[name] ?? sinceOf(owner)?.members?.[name] ?? {}
      return history.since === added ? { ...history, since: undefined } : history
    }
    const { added: _, ...rest } = page
    return {
      ...rest,
      ...(added === undefined ? {} : { added }),
      parameters: withReleases(page.parameters, members[''], [added]),
      properties: page.properties.map((property) => {
        const { since: release } = historyOf(property.name, property.from?.name)
        return release === undefined ? property : { ...property, added: release }
      }),
      methods: page.methods.map((method): ApiMember => {
        const history = historyOf(method.name, method.from?.name)
        const parameters = withReleases(method.parameters, history, [added, history.since])
        const { added: _marked, ...unmarked } = method
        return { ...unmarked, parameters, ...(history.since === undefined ? {} : { added: history.since }) }
      }),
    }
  })
}

function withReleases(
  parameters: readonly ApiParameter[],
  history: MemberHistory | undefined,
  /** Releases of the class and the method. */
  known: readonly (string | undefined)[],
): readonly ApiParameter[] {
  return parameters.map((parameter) => {
    const added = history?.parameters?.[parameter.name]
    return added === undefined || known.includes(added) ? parameter : { ...parameter, added }
  })
}
