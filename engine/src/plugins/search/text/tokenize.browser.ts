/** A word or an identifier of a text. */
export interface Token {
  /** The normalized form: lower case, without accents and underscores, so that `ExpectColumn` and `expect_column` are equal. */
  whole: string
  /** Normalized parts of an identifier: `add_postgres` → `add`, `postgres`. Empty for a plain word. */
  parts: readonly string[]
}

/** A run of letters and digits; underscores, dots, hyphens and apostrophes only join. */
export const RUN = /[\p{L}\p{N}_]+(?:[.'’-][\p{L}\p{N}_]+)*/gu
/** Longer runs are data. */
const MAX_LENGTH = 80

/** Words are ignored if a query or question contains others. */
export const STOP_WORDS = new Set(
  `a an and are as at be by can check do does during for from get has have how i if in into is it its me my of on or so than that the their there this to use
  using via want was we what when where which who why will with you your`.split(/\s+/),
)

/** The words and identifiers of a text, in order. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const [run] of text.matchAll(RUN)) {
    if (run.length > MAX_LENGTH) continue
    const token = tokenOf(run)
    if (token) tokens.push(token)
  }
  return tokens
}

/** Tokens of the runs read last, since most are in many texts. */
const known = new Map<string, Token | undefined>()
const MAX_KNOWN = 20_000

function tokenOf(run: string): Token | undefined {
  if (known.has(run)) return known.get(run)
  const token = readRun(run.replace(/['’]s$/, '').replace(/['’]/g, ''))
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(run, token)
  return token
}

function readRun(run: string): Token | undefined {
  const whole = normalize(run)
  if (whole === '') return undefined
  // Numbers and versions are not divided.
  if (/^[\d.-]+$/.test(whole)) return { whole, parts: [] }
  const parts = new Set<string>()
  for (const segment of run.split(/[.-]/)) {
    const pieces = segment.split('_').flatMap(splitCamelCase).map(normalize)
    for (const piece of [normalize(segment), ...pieces]) if (piece !== '' && piece !== whole) parts.add(piece)
  }
  return { whole, parts: [...parts] }
}

/** `ExpectSQLTable` → `Expect`, `SQL`, `Table`. */
function splitCamelCase(text: string): string[] {
  if (!/\p{Lu}/u.test(text) || !/\p{Ll}/u.test(text)) return [text]
  return text.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{N}+|\p{L}+/gu) ?? [text]
}

/** Lower case, without accents and underscores. */
export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}_]/gu, '')
    .toLowerCase()
}
