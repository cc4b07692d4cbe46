import type { ApiParameter } from '../api/api'

/** Signatures that are longer have one parameter per line. */
const LINE_LENGTH = 64

/** A class or a function with its parameters. */
export interface Signature {
  prefix?: 'class' | 'classmethod' | 'staticmethod'
  name: string
  parameters: readonly Omit<ApiParameter, 'text'>[]
  returns?: string | undefined
}

/** What a part of a signature is. Names of parameters, and signs, have no kind. */
export type TokenKind = 'keyword' | 'name' | 'type' | 'string' | 'constant' | 'value'
/** A part of a signature. Together, the texts are the signature as Python writes it. */
export type Token = readonly [text: string, kind?: TokenKind]

/** The content of the component `ApiSignature`. */
export interface SignatureProps extends Signature {
  /** Targets of the links, by the names in types and defaults. */
  links?: Readonly<Record<string, string>>
  /** Address of the source code. */
  source?: string | undefined
}

/** A signature as Markdown with the component `ApiSignature`. */
export function signatureBlock({ parameters, ...props }: SignatureProps): string {
  const shown = parameters.map(({ name, kind, type, default: value }) => ({ name, kind, type, default: value }))
  const json = JSON.stringify({ ...props, parameters: shown }, (_, value) =>
    typeof value === 'string' ? value.replaceAll('{', '\ue000').replaceAll('}', '\ue001') : value,
  )
  // Braces in texts would end the prop.
  return `<ApiSignature of={${json.replaceAll('\ue000', '\\u007b').replaceAll('\ue001', '\\u007d')}} />`
}

/** A signature as Python writes it, such as `add(item: Item, *, twice: bool = False) -> Suite`. */
export const writeSignature = (signature: Signature): string => textOf(signatureTokens(signature))

/** The parts of a signature in order. */
export function signatureTokens({ prefix, name, parameters, returns }: Signature): Token[] {
  const start: Token[] = [...(prefix === undefined ? [] : ([[prefix, 'keyword'], [' ']] as const)), [name, 'name'], ['(']]
  const end: Token[] = returns === undefined ? [[')']] : [[') -> '], [returns, 'type']]
  const parts = parameterTokens(parameters)
  const line = [...start, ...parts.flatMap((part, i): Token[] => (i === 0 ? part : [[', '], ...part])), ...end]
  if (textOf(line).length <= LINE_LENGTH || parts.length === 0) return line
  return [...start, ['\n'], ...parts.flatMap((part): Token[] => [['    '], ...part, [',\n']]), ...end]
}

function parameterTokens(parameters: Signature['parameters']): Token[][] {
  const parts: Token[][] = []
  let keywordsOnly = false
  for (const [index, { name, kind, type, default: value }] of parameters.entries()) {
    if (kind === 'var_positional') keywordsOnly = true
    if (kind === 'keyword_only' && !keywordsOnly) {
      parts.push([['*']])
      keywordsOnly = true
    }
    const stars = kind === 'var_positional' ? '*' : kind === 'var_keyword' ? '**' : ''
    const typed: Token[] = type === undefined ? [] : [[': '], [type, 'type']]
    const equals: Token[] = value === undefined ? [] : [[type === undefined ? '=' : ' = '], [value, kindOfValue(value)]]
    parts.push([[stars + name], ...typed, ...equals])
    if (kind === 'positional_only' && parameters[index + 1]?.kind !== 'positional_only') parts.push([['/']])
  }
  return parts
}

/** What a default is. */
export function kindOfValue(value: string): TokenKind {
  if (/^[a-z]{0,2}(?:'[^']*'|"[^"]*")$/i.test(value)) return 'string'
  return /^(?:None|True|False|-?\d[\w.]*)$/.test(value) ? 'constant' : 'value'
}

const textOf = (tokens: readonly Token[]) => tokens.map(([text]) => text).join('')
