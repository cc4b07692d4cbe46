import type { Page } from '@playwright/test'

/** Console messages, failed requests, and requests to other hosts. */
export interface Findings {
  console: string[]
  failed: string[]
  foreign: string[]
}

/** The only request to another host: the repository counts. */
const REPOSITORY = /^https:\/\/api\.github\.com\/repos\/[^/]+\/[^/]+$/

/** Records findings from now on. */
export function watchPage(page: Page): Findings {
  const findings: Findings = { console: [], failed: [], foreign: [] }
  page.on('console', (message) => findings.console.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => findings.console.push(String(error)))
  page.on('requestfailed', (request) => {
    // Browsers abort requests on navigation.
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
