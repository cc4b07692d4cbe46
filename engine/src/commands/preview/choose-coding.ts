/** Content codings that files lie in beside their plain form, the smallest first. */
const CODINGS = ['br', 'gzip'] as const

/** A content coding that files lie in. */
export type Coding = (typeof CODINGS)[number]

/**
 * The content coding to answer with (RFC 9110, section 12.5.3): of those that are there and accepted, the one with the highest weight, of equal ones
 * the smallest. `undefined` is the plain form; it also goes to those who accept none that is there.
 * @param accepted the `Accept-Encoding` header
 */
export function chooseCoding(accepted: string | undefined, there: Partial<Record<Coding, unknown>>): Coding | undefined {
  if (!accepted) return undefined
  const weights = readWeights(accepted)
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0
  const plain = weights.get('identity') ?? 0
  const [best] = CODINGS.filter((coding) => coding in there && weightOf(coding) > 0).sort((a, b) => weightOf(b) - weightOf(a))
  return best !== undefined && weightOf(best) >= plain ? best : undefined
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    // A weight that is no number is none of a coding that may be sent.
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight.slice('q='.length)) || 0)
  }
  return weights
}
