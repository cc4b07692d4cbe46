import type { Finding, Knowledge } from './model.browser'
import { Library } from './python/library.browser'
import { describe } from './rules/describe.browser'
import { MEMBER_ROWS, NAME_ROWS, PARAMETER_ROWS } from './rules/rows.browser'

/** Finds the row of the guide about the error at the end of a traceback. */
export function explainError({ code, error }: { code: string; error: string }, knowledge: Knowledge): Finding[] {
  const from = code.lastIndexOf(error)
  const row = rowOfRecorded(error, knowledge) ?? rowOfName(error, knowledge)
  if (row === undefined) return []
  const first = error.split('\n')[0] ?? ''
  const old = first.length > 160 ? `${first.slice(0, 159)}…` : first
  const finding = describe(knowledge, { from, to: from + first.length, old, certainty: 'certain', row, owner: undefined })
  const before = code.slice(0, from).split('\n')
  return [{ ...finding, line: before.length, lastLine: before.length, column: 1 }]
}

/** The row of the recorded message that differs only in the names of the reader. */
function rowOfRecorded(error: string, { errors }: Knowledge): string | undefined {
  const wanted = normalized(error)
  return errors.find(([message]) => wanted === normalized(message))?.[1]
}

const normalized = (message: string) =>
  message
    .split('\n')
    .slice(0, 2)
    .join('\n')
    .replace(/^(?:[a-z_]\w*\.)+/, '')
    .replace(/ \(\/\S+\)$/m, '')
    .replace(/'\w+DataContext'/, "'DataContext'")
    .replaceAll(/(?<!module )(named?) '?"?[\w .-]+'?"?( was| because|$)/g, '$1 …$2')
    .trim()

/** The row of the name that an error of Python mentions. */
function rowOfName(error: string, { library }: Knowledge): string | undefined {
  const attribute = /^\S*AttributeError: (?:type object )?'(\w+)' object has no attribute '(\w+)'/.exec(error)
  if (attribute) {
    const [, owner = '', name = ''] = attribute
    if (owner === 'Batch' && name.startsWith('expect_')) return 'validator'
    const known = new Library(library)
    const row = name.startsWith('add_splitter_') ? 'splitters' : (MEMBER_ROWS[`${owner}.${name}`] ?? MEMBER_ROWS[name])
    return known.hasClass(owner) || row !== undefined ? row : undefined
  }
  const module =
    /^\S*(?:AttributeError: module|ModuleNotFoundError: No module named) '(great_expectations[\w.]*)'(?: has no attribute '(\w+)')?/.exec(
      error,
    )
  if (module) {
    const parts = (module[1] ?? '').split('.').slice(1)
    const modules = parts.map((_, i) => parts.slice(0, parts.length - i).join('.'))
    return [module[2] ?? '', ...modules].map((key) => NAME_ROWS[key]).find((row) => row !== undefined)
  }
  const name = /^\S*ImportError: cannot import name '(\w+)' from 'great_expectations/.exec(error)?.[1]
  if (name) return NAME_ROWS[name]
  const argument = /^\S*TypeError: (?:\w+\.)?(\w+)(?:\.__init__)?\(\) got an unexpected keyword argument '(\w+)'/.exec(error)
  if (argument) return PARAMETER_ROWS[`${argument[1]}.${argument[2]}`] ?? PARAMETER_ROWS[argument[2] ?? '']
  const extra = /ValidationError: \d+ validation errors? for (\w+)[\s\S]*?^(\w+)\n\s+extra fields not permitted/m.exec(error)
  return extra ? (PARAMETER_ROWS[`${extra[1]}.${extra[2]}`] ?? PARAMETER_ROWS[extra[2] ?? '']) : undefined
}
