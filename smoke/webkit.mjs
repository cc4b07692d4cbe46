import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Capabilities, Key } from 'selenium-webdriver'
import { findWebKitDriver } from '../scripts/lib/install.mjs'

/** The toolbar of the window would make it at least 447 px wide. */
const WINDOW_STYLE = 'window * { border: 0; margin: 0; min-height: 0; min-width: 0; padding: 0 }'

/**
 * Starts WebKitGTK's small browser in a virtual display, driven through WebDriver.
 * @returns {Promise<import('./page.mjs').Driver>}
 */
export async function startWebKit() {
  const home = mkdtempSync(join(tmpdir(), 'smoke-webkit-'))
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true })
  writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), WINDOW_STYLE)
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(display.stdio[3], 'data')
  const port = await freePort()
  const service = spawn(findWebKitDriver(), [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      PATH: process.env.PATH,
      LANG: 'C.UTF-8',
      HOME: home,
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      // Without it, painting takes twice the time on a machine without a GPU.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  })
  const kill = () => {
    // The group includes the browser.
    if (service.exitCode === null) process.kill(-service.pid, 'SIGKILL')
    display.kill()
    rmSync(home, { recursive: true, force: true })
  }
  process.once('exit', kill)
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build()
  const window = driver.manage().window()
  return {
    open: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    async resize(width, height) {
      const outer = await driver.executeScript('return outerHeight - innerHeight')
      await window.setRect({ x: 0, y: 0, width, height: height + outer })
    },
    movePointer: (x, y) => driver.actions().move({ x, y, duration: 0 }).perform(),
    click: (x, y) => driver.actions().move({ x, y, duration: 0 }).press().release().perform(),
    press: (key, modifiers) => {
      const keys = modifiers.map((modifier) => Key[modifier.toUpperCase()])
      const actions = driver.actions()
      for (const modifier of keys) actions.keyDown(modifier)
      actions.sendKeys(KEYS[key] ?? key)
      for (const modifier of keys) actions.keyUp(modifier)
      return actions.perform()
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit()
      kill()
    },
    kill,
  }
}

const KEYS = { ArrowDown: Key.ARROW_DOWN, ArrowUp: Key.ARROW_UP, Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
