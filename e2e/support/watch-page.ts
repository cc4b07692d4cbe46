import type { Page } from '@playwright/test'

/** What a reader's browser complains about while a page is open. */
export interface Findings {
  console: string[]
  failed: string[]
  foreign: string[]
}

/** The one call to another host: the counts of the repository. */
const REPOSITORY = /^https:\/\/api\.github\.com\/repos\/[^/]+\/[^/]+$/

/** Notes console messages, failed requests and requests to other hosts from now on. */
export function watchPage(page: Page): Findings {
  const findings: Findings = { console: [], failed: [], foreign: [] }
  page.on('console', (message) => findings.console.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => findings.console.push(String(error)))
  page.on('requestfailed', (request) => {
    // What a browser gives up because the reader has gone on is no failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') findings.failed.push(request.url())
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      findings.failed.push(`${response.status()} ${response.url()}`)
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1' && !REPOSITORY.test(request.url()))
      findings.foreign.push(request.url())
  })
  return findings
}
