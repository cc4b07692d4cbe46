import { beforeEach, expect, test } from 'vitest'
import { Hang, Page } from './page.mjs'
import { runChecks } from './run-checks.mjs'

/** A browser whose pages are objects of the test. Expressions that contain a word of `answers` return its value. */
function fakeBrowser(answers = {}) {
  const log = []
  const driver = {
    open: async (url) => void log.push(`open ${url}`),
    evaluate: async (expression) => {
      const [, answer] = Object.entries(answers).find(([word]) => expression.includes(word)) ?? []
      if (answer !== undefined) return typeof answer === 'function' ? answer() : answer
      return expression.includes('smoke-problems') ? [] : true
    },
    resize: async () => {},
    movePointer: async () => {},
    click: async () => {},
    press: async (key, modifiers) => void log.push(`press ${[...modifiers, key].join('+')}`),
    type: async () => {},
    screenshot: async () => new Uint8Array(),
    close: async () => void log.push('close'),
    kill: () => log.push('kill'),
  }
  return { log, driver, browser: { name: 'Fake', isLimited: false, start: async () => driver } }
}

const site = { origin: 'http://site' }
let lines = []
const report = { line: (text) => lines.push(text), screenshot: (name) => `${name}.png` }
beforeEach(() => {
  lines = []
})

const output = () => lines.join('\n')
const passing = { title: 'passes', run: async () => {} }

test('a check that throws fails, with its message and a screenshot, and the next one runs', async () => {
  const { browser, log } = fakeBrowser()
  const failing = {
    title: 'fails',
    run: async () => {
      throw new Error('the box is 2 px high')
    },
  }
  expect(await runChecks(browser, [failing, passing], site, report)).toBe(1)
  expect(output()).toMatch(/✗ fails .*\n {6}the box is 2 px high\n {6}Screenshot: Fake fails\.png\n {2}✓ passes/)
  expect(output()).toContain('Fake: 1 of 2 checks passed')
  expect(log.at(-1)).toBe('close')
})

test('a check fails if a document had a problem', async () => {
  const { browser } = fakeBrowser({ 'smoke-problems': ['/docs/home: img-src blocked http://other'] })
  expect(await runChecks(browser, [passing], site, report)).toBe(1)
  expect(output()).toContain('/docs/home: img-src blocked http://other')
})

test('a step that a browser does not answer is named, the browser is ended, and the remaining checks count as failed', async () => {
  const { browser, driver, log } = fakeBrowser()
  const hanging = {
    title: 'hangs',
    run: () => new Page({ ...driver, click: () => new Promise(() => {}) }, site.origin, 50).clickAt(1, 2),
  }
  expect(await runChecks(browser, [hanging, passing], site, report)).toBe(2)
  expect(output()).toContain('clicking at 1, 2: the browser has not responded within 0.05 s')
  expect(output()).not.toContain('passes (')
  expect(log.at(-1)).toBe('kill')
})

test('a limited browser runs only the checks for it', async () => {
  const { browser } = fakeBrowser()
  const checks = [passing, { ...passing, title: 'panel', limited: true }]
  expect(await runChecks({ ...browser, isLimited: true }, checks, site, report)).toBe(0)
  expect(output()).toMatch(/^ {2}✓ panel .*\nFake: 1 of 1 checks passed/)
})

test('waiting ends with the state, survives documents that are replaced, and fails with the last value', async () => {
  const values = [new Error('the document was replaced'), 0, 7]
  const next = () => {
    const value = values.length > 1 ? values.shift() : values[0]
    if (value instanceof Error) throw value
    return value
  }
  const page = new Page(fakeBrowser({ wanted: next }).driver, site.origin, 1000)
  expect(await page.until('it is there', () => globalThis.wanted)).toBe(7)
  const never = new Page(fakeBrowser({ wanted: 0 }).driver, site.origin, 50)
  const failure = never.until('it is there', () => globalThis.wanted)
  await expect(failure).rejects.toThrow('waiting until it is there: not within 0.05 s: it is 0')
  await expect(failure).rejects.not.toBeInstanceOf(Hang)
})

test('keys are pressed with their modifiers', async () => {
  const { driver, log } = fakeBrowser()
  const page = new Page(driver, site.origin)
  for (const keys of ['Enter', 'Control+k', '/']) await page.press(keys)
  expect(log).toEqual(['press Enter', 'press Control+k', 'press /'])
})

test('a step that starts before the last one has ended is an error', async () => {
  const page = new Page(fakeBrowser().driver, site.origin)
  const first = page.press('a')
  await expect(page.press('b')).rejects.toThrow('pressing b: the step before it has not ended')
  await first
})
