import type { ApiFamily } from './api'
import type { MethodDescription, Shared } from './descriptions-schema'

/** A shared description for a method, with its texts filled in. */
export interface MethodMatch {
  /** Of the pattern in the list. */
  index: number
  description: MethodDescription
  rest?: string
  family?: ApiFamily
}

/** The first pattern that describes a method of a class. */
export function matchMethod(shared: Shared, name: string, owner: string): MethodMatch | undefined {
  for (const [index, pattern] of (shared.methods ?? []).entries()) {
    const { match, classes, labels, rest, family, ...description } = pattern
    if (classes && !classes.includes(owner)) continue
    const part = partOf(match, name)
    if (part === undefined) continue
    const label = labels === undefined ? part : labelOf(shared, labels, part)
    if (label === undefined) continue
    const fill = (text: string) => text.replaceAll('{name}', part).replaceAll('{label}', label)
    return {
      index,
      description: mapTexts(description, fill),
      ...(rest === undefined ? {} : { rest: fill(rest) }),
      ...(family === undefined ? {} : { family: { ...family, match, index, row: fill(family.row) } }),
    }
  }
  return undefined
}

/** What the `*` of a pattern stands for in a name; empty if the pattern has none. */
function partOf(match: string, name: string): string | undefined {
  const star = match.indexOf('*')
  if (star < 0) return match === name ? '' : undefined
  const before = match.slice(0, star)
  const after = match.slice(star + 1)
  const fits = name.length > before.length + after.length && name.startsWith(before) && name.endsWith(after)
  return fits ? name.slice(before.length, name.length - after.length) : undefined
}

function mapTexts(description: MethodDescription, fill: (text: string) => string): MethodDescription {
  const { summary, details, parameters, returns, raises, group } = description
  const each = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fill(text)]))
  return {
    ...(summary === undefined ? {} : { summary: fill(summary) }),
    ...(details === undefined ? {} : { details: details.map(fill) }),
    ...(parameters === undefined ? {} : { parameters: each(parameters) }),
    ...(returns === undefined ? {} : { returns: fill(returns) }),
    ...(raises === undefined ? {} : { raises: each(raises) }),
    ...(group === undefined ? {} : { group }),
  }
}

function labelOf({ labels = {} }: Shared, list: string, part: string): string | undefined {
  const texts = labels[list] ?? {}
  return Object.hasOwn(texts, part) ? texts[part] : undefined
}
