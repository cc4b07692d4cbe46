import type { IncomingHttpHeaders } from 'node:http'
import { Html } from './html'

/**
 * The rules of the HTTP Observatory with their score modifiers, from src/grader/charts.js and src/analyzer/tests of
 * https://github.com/mdn/mdn-http-observatory, version 1.4.8. The rules are copied because the package has 25 dependencies. The rules for redirection to
 * TLS and for cross-origin resource sharing are omitted, because they need more than one response; their modifier is 0 for a correct site.
 */
const RULES: readonly ((headers: IncomingHttpHeaders, html: string) => number)[] = [
  // content-security-policy
  ({ 'content-security-policy': policy }) => {
    if (typeof policy !== 'string') return -25
    const directives = readPolicy(policy)
    if (!directives) return -25
    const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
    const [scripts, styles, objects] = [of('script-src'), of('style-src'), of('object-src')]
    const hasHash = (sources: readonly string[]) => sources.some((source) => /^'(?:sha256|sha384|sha512|nonce)-/.test(source))
    const isUnsafe = (sources: readonly string[]) =>
      sources.some((source) => BROAD.has(source) || source === 'data:' || (source === "'unsafe-inline'" && !hasHash(sources)))
    if (isUnsafe(scripts) || objects.some((source) => BROAD.has(source))) return -20
    const active = [...directives].filter(([name]) => !PASSIVE.includes(name)).flatMap(([, sources]) => sources)
    if (active.some(isInsecure)) return -20
    if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
    if (PASSIVE.flatMap(of).some(isInsecure)) return -10
    if (isUnsafe(styles)) return 0
    return directives.get('default-src')?.join() === "'none'" ? 10 : 5
  },
  // cookies
  ({ 'set-cookie': cookies }) => (cookies === undefined ? 0 : -20),
  // referrer-policy
  ({ 'referrer-policy': policy }) => {
    if (policy === undefined) return 0
    return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/i.test(String(policy)) ? 5 : -5
  },
  // strict-transport-security: at least six months
  ({ 'strict-transport-security': policy }) => {
    const age = /^max-age=(\d+)(?:;[^,]*)?$/i.exec(policy ?? '')?.[1]
    if (age === undefined) return -20
    return Number(age) >= 15_552_000 ? 0 : -10
  },
  // subresource-integrity: scripts from other hosts
  (_, html) => {
    const foreign = new Html(html).all('script', { src: /^(?:https?:)?\/\// })
    if (foreign.length === 0) return 0
    if (foreign.some((script) => !/^https:/.test(script.attribute('src') ?? ''))) return -50
    return foreign.every((script) => script.attribute('integrity')) ? 5 : -5
  },
  // x-content-type-options
  ({ 'x-content-type-options': option }) => (option === 'nosniff' ? 0 : -5),
  // x-frame-options, or frame-ancestors in the policy
  ({ 'x-frame-options': option, 'content-security-policy': policy }) => {
    if (readPolicy(String(policy ?? ''))?.has('frame-ancestors')) return 5
    return /^(?:deny|sameorigin)$/i.test(String(option)) ? 0 : -20
  },
  // cross-origin-resource-policy
  ({ 'cross-origin-resource-policy': policy }) => {
    if (policy === undefined || policy === 'cross-origin') return 0
    return policy === 'same-origin' || policy === 'same-site' ? 10 : -5
  },
]

const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])
const PASSIVE = ['img-src', 'media-src']
/** Minimum score without bonus points from which bonus points are added. */
const BONUS_MINIMUM = 90

/** The score of a response that was sent over TLS. It can exceed 100 with bonus points. */
export function observatoryScore(headers: IncomingHttpHeaders, html: string): number {
  const modifiers = RULES.map((rule) => rule(headers, html))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const plain = 100 + sum(modifiers.filter((value) => value < 0))
  return Math.max(0, plain >= BONUS_MINIMUM ? 100 + sum(modifiers) : plain)
}

/** The directives of a policy with their sources; `undefined` if it has no or duplicate directives. */
function readPolicy(policy: string): Map<string, string[]> | undefined {
  const parts = policy
    .toLowerCase()
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name)
  const directives = new Map(parts.map(([name = '', ...sources]) => [name, sources]))
  return directives.size === parts.length && directives.size > 0 ? directives : undefined
}

const isInsecure = (source: string) => /^(?:http|ftp):/.test(source)
