import type { ApiParameter } from '../api/api'

/** Signatures that are longer have one parameter per line. */
const LINE_LENGTH = 64

/** A signature as Python writes it, such as `add(item: Item, *, twice: bool = False) -> Suite`. */
export function writeSignature(name: string, parameters: readonly ApiParameter[], returns?: string): string {
  const parts = writeParameters(parameters)
  const end = returns === undefined ? ')' : `) -> ${returns}`
  const line = `${name}(${parts.join(', ')}${end}`
  if (line.length <= LINE_LENGTH || parts.length === 0) return line
  return `${name}(\n${parts.map((part) => `    ${part},\n`).join('')}${end}`
}

function writeParameters(parameters: readonly ApiParameter[]): string[] {
  const parts: string[] = []
  let keywordsOnly = false
  for (const [index, { name, kind, type, default: value }] of parameters.entries()) {
    if (kind === 'var_positional') keywordsOnly = true
    if (kind === 'keyword_only' && !keywordsOnly) {
      parts.push('*')
      keywordsOnly = true
    }
    const stars = kind === 'var_positional' ? '*' : kind === 'var_keyword' ? '**' : ''
    const typed = type === undefined ? name : `${name}: ${type}`
    const equals = type === undefined ? '=' : ' = '
    parts.push(`${stars}${typed}${value === undefined ? '' : `${equals}${value}`}`)
    if (kind === 'positional_only' && parameters[index + 1]?.kind !== 'positional_only') parts.push('/')
  }
  return parts
}
