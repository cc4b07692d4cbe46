import puppeteer from 'puppeteer-core'
import { findFirefox } from '../scripts/lib/install.mjs'

/**
 * Starts Firefox, driven through WebDriver BiDi.
 * @param {Record<string, unknown>} preferences
 * @returns {Promise<import('./page.mjs').Driver>}
 */
export async function startFirefox(preferences = {}) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: preferences,
  })
  const [tab] = await browser.pages()
  return {
    open: async (url) => void (await tab.goto(url)),
    evaluate: (expression) => tab.evaluate(expression),
    resize: (width, height) => tab.setViewport({ width, height }),
    movePointer: (x, y) => tab.mouse.move(x, y),
    click: (x, y) => tab.mouse.click(x, y),
    async press(key, modifiers) {
      for (const modifier of modifiers) await tab.keyboard.down(modifier)
      await tab.keyboard.press(key)
      for (const modifier of modifiers) await tab.keyboard.up(modifier)
    },
    type: (text) => tab.keyboard.type(text),
    screenshot: () => tab.screenshot(),
    close: () => browser.close(),
    kill: () => browser.process()?.kill('SIGKILL'),
  }
}
