/** Classes of highlighted code: keyword, string, function or key, number or constant, comment. CSS defines their colors per mode. */
const CLASSES = ['k', 's', 'f', 'n', 'c'] as const

/** Color of plain text, which needs no element. */
const PLAIN = '#000000'

const colorOf = (name: (typeof CLASSES)[number]) => `#00000${CLASSES.indexOf(name) + 1}`

/** The class for a color of {@link highlightTheme}; `undefined` for plain text. */
export function classOfColor(color: string | undefined): string | undefined {
  const index = Number(color?.slice(-1))
  return color?.startsWith('#00000') && index > 0 ? CLASSES[index - 1] : undefined
}

/** Scopes by class. More specific scopes take precedence. */
const SCOPES: Record<(typeof CLASSES)[number], string[]> = {
  k: [
    'keyword',
    'storage',
    'keyword.operator.logical.python',
    'keyword.operator.new',
    'keyword.operator.expression',
    'entity.name.tag',
    'markup.heading',
    'markup.deleted',
  ],
  s: ['string', 'storage.type.string', 'markup.inserted', 'markup.inline.raw'],
  f: [
    'entity.name.function',
    'entity.name.command',
    'entity.name.type',
    'entity.name.section',
    'entity.other.inherited-class',
    'entity.other.attribute-name',
    'entity.name.tag.yaml',
    'meta.function-call.generic',
    'support.function',
    'support.type.property-name',
    'variable.other.key',
  ],
  n: ['constant.numeric', 'constant.language', 'constant.other.caps', 'constant.other.date', 'constant.other.time'],
  c: ['comment', 'meta.diff'],
}

/** More specific scopes that are plain text: operators, command line arguments, unquoted YAML values. */
const PLAIN_SCOPES = ['keyword.operator', 'storage.type.function.arrow', 'string.unquoted']

/** A theme whose placeholder colors represent the classes, so that code is tokenized once for both color modes. */
export const highlightTheme = {
  name: 'classes',
  type: 'light' as const,
  colors: { 'editor.foreground': PLAIN, 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: PLAIN } },
    { scope: PLAIN_SCOPES, settings: { foreground: PLAIN } },
    ...CLASSES.map((name) => ({ scope: SCOPES[name], settings: { foreground: colorOf(name) } })),
  ],
}
