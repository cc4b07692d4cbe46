import { type CallToolResult, McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { checkOldCode } from './check-code'
import { explainError } from './explain-error'
import { findExpectation } from './find-expectation'
import { lookUp } from './look-up'
import { type PublishedSite, SiteError } from './published-site'
import { readPage } from './read-page'
import { searchDocs } from './search-docs'

/** Longest query, as on the search page of the site. */
const MAX_QUERY = 512
/** Longest error message or traceback. */
const MAX_ERROR = 200_000
/** Longest script or notebook. */
const MAX_CODE = 2_000_000
/** Pages in a list of results by default, and at most. */
const PAGES = 6
const MAX_PAGES = 20

const version = z
  .string()
  .max(40)
  .optional()
  .describe(
    'Version of the library: "1.8.1" (or "1") or "0.18.21" (or "0.18"). Default: the latest. Ask for the installed one: pip show great_expectations.',
  )

const READ_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }

const INSTRUCTIONS = `Documentation of Great Expectations (GX) in the version in use. GX Core 1.x differs from 0.18 in almost every call: look names up before you write
code for 1.x, and never use \`context.sources\`, \`RuntimeBatchRequest\`, \`Validator\`, or \`great_expectations.dataset\`, which were removed. Use find_expectation for
"how do I check …", explain_error for a message or a traceback, look_up for a name, and search_docs and read_page for everything else.`

/** Creates the server for a site. All tools only read. */
export function createServer(site: PublishedSite): McpServer {
  const server = new McpServer({ name: 'gx-docs-mcp', version: '0.1.0' }, { instructions: INSTRUCTIONS })

  server.registerTool(
    'search_docs',
    {
      title: 'Search the GX documentation',
      description:
        'Searches the documentation of a version, with the ranking of the website. Returns pages with the address of the section that fits best.',
      inputSchema: z.object({
        query: z.string().min(1).max(MAX_QUERY).describe('A few words, a question, a name, or an error message.'),
        version,
        area: z
          .string()
          .max(80)
          .optional()
          .describe('Only this part of the documentation, such as "GX Core". An unknown area lists all.'),
        limit: z.int().min(1).max(MAX_PAGES).default(PAGES).describe('Most pages.'),
      }),
      annotations: READ_ONLY,
    },
    ({ query, version: wanted, area, limit }, { mcpReq: { signal } }) =>
      answer(async () => {
        const pages = await searchDocs(site, await site.version(wanted, signal), { query, area, limit }, signal)
        if (pages.length === 0) return 'No page matches. Use fewer or other words.'
        return pages
          .map(
            ({ title, heading, address, text }) =>
              `## ${title}${heading === '' ? '' : `: ${heading}`}\n\n${text}\n\nPage: ${address}`,
          )
          .join('\n\n---\n\n')
      }),
  )

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'Returns a page of the documentation, or one of its sections, as Markdown. Code on the pages has been run with the version that the page is about.',
      inputSchema: z.object({
        route: z
          .string()
          .min(1)
          .max(400)
          .describe('Address of the page, such as /docs/core/introduction/try_gx, with or without #section.'),
        section: z.string().max(200).optional().describe('Title of a heading. Default: the whole page.'),
      }),
      annotations: READ_ONLY,
    },
    ({ route, section }, { mcpReq: { signal } }) => answer(() => readPage(site, route, section, signal)),
  )

  server.registerTool(
    'look_up',
    {
      title: 'Look up a name of the library',
      description:
        'Describes a public class, method, function, or property: signature, parameters, result, errors, since when it exists, and what replaced it.',
      inputSchema: z.object({
        name: z.string().min(1).max(200).describe('Such as Checkpoint.run, gx.get_context, context.suites.add, or an old name.'),
        version,
      }),
      annotations: READ_ONLY,
    },
    ({ name, version: wanted }, { mcpReq: { signal } }) =>
      answer(async () => lookUp(site, await site.version(wanted, signal), name, signal)),
  )

  server.registerTool(
    'find_expectation',
    {
      title: 'Find an Expectation',
      description: 'Finds the built-in Expectations (1.x) that check what the question describes.',
      inputSchema: z.object({
        question: z.string().min(1).max(MAX_QUERY).describe('What to check, such as "no duplicates in two columns".'),
        data_source: z.string().max(80).optional().describe('Only Expectations for this Data Source, such as "Snowflake".'),
      }),
      annotations: READ_ONLY,
    },
    ({ question, data_source }, { mcpReq: { signal } }) => answer(() => findExpectation(site, question, data_source, signal)),
  )

  server.registerTool(
    'explain_error',
    {
      title: 'Explain an error',
      description: 'Finds the cause and the solution of an error message or a traceback of the library.',
      inputSchema: z.object({ text: z.string().min(1).max(MAX_ERROR).describe('The message, or the whole traceback.'), version }),
      annotations: READ_ONLY,
    },
    ({ text, version: wanted }, { mcpReq: { signal } }) =>
      answer(async () => explainError(site, await site.version(wanted, signal), text, signal)),
  )

  server.registerTool(
    'check_code',
    {
      title: 'Check code for 0.18',
      description:
        'Finds what no longer works in 1.x in a script, a notebook (.ipynb), or a traceback for 0.18, line by line, with the code to write instead.',
      inputSchema: z.object({ code: z.string().min(1).max(MAX_CODE).describe('The whole file.') }),
      annotations: READ_ONLY,
    },
    ({ code }, { mcpReq: { signal } }) => answer(() => checkOldCode(site, code, signal)),
  )

  server.registerResource(
    'page',
    new ResourceTemplate('gx-docs:///{+route}', { list: undefined }),
    { title: 'Page of the documentation', description: 'A page as Markdown.', mimeType: 'text/markdown' },
    async (uri) => ({
      contents: [{ uri: uri.href, mimeType: 'text/markdown', text: await readPage(site, uri.pathname, undefined) }],
    }),
  )
  return server
}

/** The text of a tool, or the problem with the request, which the model can correct. */
async function answer(write: () => Promise<string>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: await write() }] }
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return { content: [{ type: 'text', text: error.message }], isError: true }
  }
}
