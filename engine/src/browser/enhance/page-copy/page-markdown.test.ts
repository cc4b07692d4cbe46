// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { pageMarkdown } from './page-markdown.browser'

const COPY = '# Page\n\n## Install\n\nOne.\n\n## Run\n\nTwo.\n'
const fetched = vi.fn<(url: string) => Promise<Response>>()

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response(COPY))
  vi.stubGlobal('fetch', fetched)
  document.body.innerHTML = `<p class="page-meta"><a href="/docs/a">A</a><a type="text/markdown" href="/docs/a.md">Markdown</a></p>
    <div class="prose"><h2 id="install">Install</h2><h2 id="run">Run</h2></div>`
})

test('the copy of a page is its Markdown file', async () => {
  expect(await pageMarkdown(null)).toBe(COPY)
  expect(fetched).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/docs\/a\.md$/))
})

test('the copy of a section is a part of the file', async () => {
  expect(await pageMarkdown(document.querySelector('#run'))).toBe('## Run\n\nTwo.\n')
  expect(await pageMarkdown(document.querySelector('#install'))).toBe('## Install\n\nOne.\n')
})

test('a file that cannot be loaded is an error with its status and address', async () => {
  fetched.mockImplementation(async () => new Response('not found', { status: 404 }))
  await expect(pageMarkdown(null)).rejects.toThrow(/^404 .*\/docs\/a\.md$/)
})
