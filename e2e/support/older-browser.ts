import type { Page } from '@playwright/test'
import { isSupported, styleFeatures } from '../../scripts/lib/browser-features.mjs'

/** A rule or declaration of a stylesheet. */
interface Statement {
  /** Selector, at-rule, or declaration. */
  head: string
  /** The content of the braces. */
  block?: Statement[]
}

/**
 * Removes what browsers ignore: rules with unknown selectors, declarations with unknown values, unknown at-rules, and nested rules.
 * @param browsers versions by name, as in supported-browsers.json
 */
export function removeUnsupported(css: string, browsers: Record<string, string>): string {
  const isKnown = (code: string) => styleFeatures(code).every(({ feature }) => isSupported(feature, browsers))
  const nests = isSupported('css.selectors.nesting', browsers)
  const clean = (statements: readonly Statement[], isInRule: boolean): string => {
    const kept = statements.map(({ head, block }) => {
      if (!block) return isKnown(`a{${head}}`) ? `${head};` : ''
      if (isInRule && !nests) return ''
      if (head.startsWith('@supports')) return holds(head, isKnown) ? clean(block, isInRule) : ''
      if (head.startsWith('@keyframes')) return `${head}{${serialize(block)}}`
      if (!isKnown(`${head}{}`)) return ''
      return `${head}{${clean(block, isInRule || !head.startsWith('@'))}}`
    })
    return kept.join('')
  }
  return clean(parse(css), false)
}

/** Evaluates conditions such as `@supports not selector(:popover-open)` and `@supports (position-anchor: --a)`. */
function holds(condition: string, isKnown: (code: string) => boolean): boolean {
  const [, not, selector, declaration] = /^@supports\s*(not )?(?:selector\((.*)\)|\((.*)\))$/.exec(condition.trim()) ?? []
  return isKnown(selector === undefined ? `a{${declaration}}` : `${selector}{}`) !== (not !== undefined)
}

const serialize = (statements: readonly Statement[]): string =>
  statements.map(({ head, block }) => (block ? `${head}{${serialize(block)}}` : `${head};`)).join('')

/** Splits a minified stylesheet into rules and declarations. */
function parse(css: string): Statement[] {
  const stack: Statement[][] = [[]]
  let head = ''
  const push = (statement: Statement) => stack.at(-1)?.push(statement)
  for (const [token] of css.matchAll(/"[^"]*"|'[^']*'|[{};]|[^"'{};]+/g)) {
    if (token === '{') {
      const block: Statement[] = []
      push({ head: head.trim(), block })
      stack.push(block)
    } else if (token === ';' || token === '}') {
      if (head.trim() !== '') push({ head: head.trim() })
      if (token === '}') stack.pop()
    } else {
      head += token
      continue
    }
    head = ''
  }
  return stack[0] ?? []
}

/** The members of the platform that the oldest readable browsers lack. */
const MEMBERS: [string, string][] = [
  ['HTMLElement', 'popover'],
  ['HTMLElement', 'showPopover'],
  ['HTMLElement', 'hidePopover'],
  ['Element', 'checkVisibility'],
]

/** Makes a page look as in an older browser: documents, stylesheets and scripts lack the features that it doesn't have. */
export async function emulateOlderBrowser(page: Page, browsers: Record<string, string>): Promise<void> {
  await page.addInitScript((members) => {
    for (const [owner, name] of members)
      delete (globalThis as unknown as Record<string, { prototype: object }>)[owner]?.prototype[name as never]
    delete (globalThis as { navigation?: unknown }).navigation
  }, MEMBERS)
  await page.route(/\.css$/, async (request) => {
    const response = await request.fetch()
    await request.fulfill({ response, body: removeUnsupported(await response.text(), browsers) })
  })
  await page.route(
    (url) => /\/[^.]*$/.test(url.pathname),
    async (request) => {
      const response = await request.fetch()
      const html = await response.text()
      const body = html.replaceAll(/ popover(target(action)?)?="[^"]*"/gi, '').replaceAll(' hidden="until-found"', ' hidden=""')
      await request.fulfill({ response, body })
    },
  )
}
