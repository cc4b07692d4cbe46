import { spawn } from 'node:child_process'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium-flags.mjs'
import { requireChromium } from '../../scripts/lib/install.mjs'

const FLAGS = [...CHROMIUM_FLAGS, '--ignore-certificate-errors']
const CHROMIUM = requireChromium()

/** A mid-range phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
}
export const DESKTOP = { viewport: { width: 1350, height: 940 }, ignoreHTTPSErrors: true }

export const sleep = (ms) => new Promise((done) => setTimeout(done, ms))

/** Starts the browser for Playwright. The variable `CHROMIUM` overrides its path. */
export const launch = () =>
  chromium.launch({ executablePath: CHROMIUM, headless: false, args: FLAGS, env: { ...process.env, DISPLAY: '' } })

/** Starts the browser as a process with a debugging port for Lighthouse. */
export const spawnBrowser = (port, profile) =>
  spawn(CHROMIUM, [...FLAGS, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
    detached: true,
  })

/**
 * Serves a built site from a separate process, so that serving doesn't affect the measured times.
 * @param {string[]} options `--http1` for plain HTTP, since browsers don't cache responses with an unknown certificate
 */
export async function startServer(folder, ...options) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'server.mjs'), folder, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise((started) => child.stdout.once('data', (chunk) => started(String(chunk).trim())))
  return {
    origin,
    stop: () => child.kill(),
    log: (reset) => readJson(`${origin}/__log${reset ? '?reset=1' : ''}`),
  }
}

/** Fetches JSON from the bench server, which has a self-signed certificate. */
function readJson(address) {
  return new Promise((done, fail) => {
    const { get } = address.startsWith('https:') ? https : http
    get(address, { rejectUnauthorized: false }, async (response) => done(JSON.parse(await text(response)))).once('error', fail)
  })
}
