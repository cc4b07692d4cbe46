/** Classes of highlighted code: keyword, string, function or key, number or constant, comment. Their colours live in CSS, per mode. */
const CLASSES = ['k', 's', 'f', 'n', 'c'] as const

/** Ordinary text; gets no element at all. */
const PLAIN = '#000000'

const colourOf = (name: (typeof CLASSES)[number]) => `#00000${CLASSES.indexOf(name) + 1}`

/** The class for a colour of {@link highlightTheme}; `undefined` for ordinary text. */
export function classOfColour(colour: string | undefined): string | undefined {
  const index = Number(colour?.slice(-1))
  return colour?.startsWith('#00000') && index > 0 ? CLASSES[index - 1] : undefined
}

/** Scopes by class; a longer scope wins over a shorter one, an inner over an outer. */
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

/** Scopes that look like one of the above and are ordinary text: operators, words of a command line, plain YAML values. */
const ORDINARY = ['keyword.operator', 'storage.type.function.arrow', 'string.unquoted']

/** A theme whose colours are no colours but marks for the classes, so that code is tokenized once for both modes. */
export const highlightTheme = {
  name: 'classes',
  type: 'light' as const,
  colors: { 'editor.foreground': PLAIN, 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: PLAIN } },
    { scope: ORDINARY, settings: { foreground: PLAIN } },
    ...CLASSES.map((name) => ({ scope: SCOPES[name], settings: { foreground: colourOf(name) } })),
  ],
}
