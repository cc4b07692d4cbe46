// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { start } from './page-views.browser'

const DATA = { trackingId: 'G-1 A', respectPrivacySignals: true, scriptHost: 'https://tags.example.com' }
/** Scripts that were added to the page, which happy-dom can't load. */
let scripts: HTMLScriptElement[]
/** Functions that remove the event listeners of the page. */
const cleanups: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-04') })
  vi.stubGlobal('dataLayer', undefined)
  vi.stubGlobal('navigator', {})
  scripts = []
  vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push(script as HTMLScriptElement))
  const add = document.addEventListener.bind(document)
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    add(type, listener as EventListener)
    cleanups.push(() => document.removeEventListener(type, listener as EventListener))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const cleanup of cleanups.splice(0)) cleanup()
})

/** The commands for the tag. */
const commands = () => ((globalThis as { dataLayer?: IArguments[] }).dataLayer ?? []).map((command) => [...command])
const show = (to: string) => document.dispatchEvent(new CustomEvent('docs:page-view', { detail: { to } }))

test('counts the first page with an anonymous address, and loads the tag asynchronously', () => {
  start(DATA)
  expect(commands()).toEqual([
    ['js', new Date('2026-11-04')],
    ['config', 'G-1 A', { anonymize_ip: true }],
  ])
  const [script, ...others] = scripts
  expect(others).toEqual([])
  expect([script?.getAttribute('src'), script?.async, script?.dataset.runtime]).toEqual([
    'https://tags.example.com/gtag/js?id=G-1%20A',
    true,
    '',
  ])
})

test('counts each later page in the next task, when it has its title', () => {
  start(DATA)
  show('/docs/a')
  expect(commands()).toHaveLength(2)
  vi.advanceTimersByTime(0)
  expect(commands().slice(2)).toEqual([
    ['set', 'page_path', '/docs/a'],
    ['event', 'page_view'],
  ])
})

test('commands are arguments objects, which the tag recognizes', () => {
  start(DATA)
  const layer = (globalThis as { dataLayer?: unknown[] }).dataLayer
  expect(String(layer?.[0])).toBe('[object Arguments]')
})

test('readers who send a privacy signal are not counted', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  start(DATA)
  show('/docs/a')
  vi.advanceTimersByTime(0)
  expect(commands()).toEqual([])
  expect(scripts).toEqual([])
})

test('a site that ignores privacy signals counts all readers', () => {
  vi.stubGlobal('navigator', { doNotTrack: '1' })
  start({ ...DATA, respectPrivacySignals: false })
  expect(scripts).toHaveLength(1)
})
