import type { Finding, Knowledge } from '../model.browser'

/** What a finding is about. */
interface Subject {
  from: number
  to: number
  old: string
  certainty: Finding['certainty']
  row: string | undefined
  /** Class that has the member or parameter. */
  owner: string | undefined
}

/** Fills in what the guide says about a name. The position is added later. */
export function describe({ rows, library }: Knowledge, { from, to, old, certainty, row, owner }: Subject): Finding {
  const entry = row === undefined ? undefined : rows[row]
  const where =
    owner === undefined || owner === ''
      ? ''
      : ` of \`${(owner.split('~')[0] ?? '').replace(/^_SourceFactories$/, 'context.sources')}\``
  const gone = old.endsWith('=…)')
    ? `This parameter${where} was removed.`
    : `This name was removed${where === '' ? '' : ` from${where.slice(3)}`}. It has no replacement.`
  const change = { renamed: 'Renamed.', moved: 'Moved.', replaced: 'Replaced.', gone: 'Removed.' }
  const says = entry === undefined ? gone : [change[entry.change], entry.note].filter(Boolean).join(' ')
  const level =
    certainty === 'works'
      ? `Works in ${library.new}, but isn’t part of the public API. ${entry?.note?.includes('public API') ? '' : (entry?.note ?? '')}`.trim()
      : certainty === 'possible'
        ? `Possible, because the type of the object isn’t known. ${says}`
        : says
  return {
    from,
    to,
    line: 0,
    column: 0,
    lastLine: 0,
    certainty,
    old,
    successors: entry?.new ?? [],
    text: level,
    ...(row === undefined || entry === undefined ? {} : { row, step: entry.step }),
    ...(entry?.page === undefined ? {} : { page: entry.page }),
  }
}
