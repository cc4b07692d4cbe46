import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createServer } from './create-server'
import { PublishedSite, SiteError } from './published-site'

const DEFAULT_SITE = 'https://docs.greatexpectations.io'
const USAGE = `Usage: gx-docs-mcp [address or folder of the built documentation]

An MCP server (stdio) for the Great Expectations documentation. Default: ${DEFAULT_SITE}`

const [site = DEFAULT_SITE, ...others] = process.argv.slice(2)
if (others.length > 0 || site.startsWith('-')) {
  console.error(USAGE)
  process.exitCode = site === '--help' || site === '-h' ? 0 : 1
} else {
  try {
    const published = PublishedSite.at(site)
    serveStdio(() => createServer(published), { onerror: (error) => console.error(error.message) })
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
