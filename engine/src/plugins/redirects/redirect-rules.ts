import { type Problem, pathKey } from '../../plugin'
import type { RedirectsConfig } from './redirects-options'

/** A rule for a single address or, with `isPrefix`, for all addresses below it. */
export interface Rule {
  from: string
  to: string
  status: 301 | 302
  isPrefix: boolean
  /** Only one of source and target ends with `/*`. */
  isUneven: boolean
}

/** The rules of the configuration, in order. */
export function readRules(config: RedirectsConfig): Rule[] {
  return config.rules.flatMap((group): Rule[] =>
    'paths' in group
      ? Object.entries(group.paths).map(([from, to]) => ({
          from: from.replace(/\*$/, ''),
          to: to.replace(/\*$/, ''),
          status: group.status,
          isPrefix: from.endsWith('/*'),
          isUneven: from.endsWith('/*') !== to.endsWith('/*'),
        }))
      : [],
  )
}

/** Rules that contradict each other or an existing page. */
export function checkRules(
  config: RedirectsConfig,
  rules: readonly Rule[],
  pages: ReadonlyMap<string, string>,
  at: string,
): Problem[] {
  const problems: Problem[] = []
  const seen = new Map<string, string>()
  for (const { from, to, isPrefix, isUneven } of rules) {
    const key = pathKey(from) + (isPrefix ? '/*' : '')
    if (isUneven) {
      const title = `Only one side of the redirect from "${from}" to "${to}" ends with "/*".`
      problems.push({ severity: 'error', code: 'redirect-form', title, hint: 'End both sides with "/*", or neither.', at })
    }
    if (!isPrefix && pages.has(key)) problems.push(hidesPage(from, at))
    if (seen.has(key)) {
      const title = `Two redirects start at "${from}".`
      const hint = 'Letter case and a trailing slash are ignored. Keep one of them.'
      problems.push({ severity: 'error', code: 'redirect-duplicate', title, hint, at })
    }
    seen.set(key, from)
  }
  for (const group of config.rules) {
    for (const from of 'gone' in group ? group.gone : []) {
      if (pages.has(pathKey(from)) || seen.has(pathKey(from))) problems.push(notGone(from, at))
    }
  }
  return problems
}

const hidesPage = (from: string, at: string): Problem => ({
  severity: 'error',
  code: 'redirect-source',
  title: `The redirect from "${from}" hides the page with this address.`,
  hint: 'Remove the redirect, or move the page.',
  at,
})

const notGone = (from: string, at: string): Problem => ({
  severity: 'error',
  code: 'redirect-gone',
  title: `"${from}" is listed as gone, but it exists or has a redirect.`,
  hint: 'Remove it from one of the two lists.',
  at,
})
