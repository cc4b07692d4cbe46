import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { create, insertMultiple, search as searchOrama } from '@orama/orama'
import MiniSearch from 'minisearch'
import { lookup } from 'mrmime'
import { launch } from '../lib/browser.mjs'

/** Number of pages in the results. */
const LIMIT = 20
/** Fields are weighted as in VitePress, which uses MiniSearch in documentation sites. */
const BOOST = { title: 4, text: 2, headings: 1 }

/** @typedef {import('../../scripts/lib/search-index.mjs').Page} Page */
/**
 * @typedef {{ name: string, search(question: { q: string, version: string }):
 * Promise<import('../../scripts/lib/search-metrics.mjs').Result[]> }} Engine
 */

/**
 * Creates other search engines, each with an index of the same pages for each version.
 * @param {Map<string, Page[]>} pages by version
 * @returns {Promise<{ engines: Engine[], close(): Promise<void> }>}
 */
export async function otherEngines(pages) {
  const { find, close } = await pagefind(pages)
  const engine = (name, findPages) => ({
    name,
    search: async ({ q, version }) => {
      const numbers = await findPages(q, version)
      return numbers.map((i) => pages.get(version)[i].route).map((page) => ({ page, sections: [page] }))
    },
  })
  const engines = [engine('MiniSearch', miniSearch(pages)), engine('Orama', await orama(pages)), engine('Pagefind', find)]
  return { engines, close }
}

function miniSearch(pages) {
  const searchOptions = { fuzzy: 0.2, prefix: true, boost: BOOST }
  const indexes = new Map(
    [...pages].map(([version, list]) => {
      const index = new MiniSearch({ fields: Object.keys(BOOST), searchOptions })
      index.addAll(list.map((page, id) => ({ id, ...fieldsOf(page) })))
      return [version, index]
    }),
  )
  return async (q, version) => {
    const found = indexes.get(version).search(q).slice(0, LIMIT)
    return found.map(({ id }) => id)
  }
}

async function orama(pages) {
  const indexes = new Map()
  for (const [version, list] of pages) {
    const index = create({ schema: { title: 'string', headings: 'string', text: 'string' } })
    await insertMultiple(
      index,
      list.map((page, id) => ({ id: String(id), ...fieldsOf(page) })),
    )
    indexes.set(version, index)
  }
  return async (q, version) => {
    const { hits } = await searchOrama(indexes.get(version), { term: q, limit: LIMIT, tolerance: 1, boost: BOOST })
    return hits.map(({ id }) => Number(id))
  }
}

const fieldsOf = ({ title, sections }) => ({
  title,
  headings: sections.map(({ headings }) => headings.at(-1)).join('\n'),
  text: sections.map(({ text }) => text).join('\n'),
})

/** Runs in a browser. Each page is an HTML document, so that headings have their usual weight. */
async function pagefind(pages) {
  const { createIndex, close } = await import('pagefind')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pagefind-'))
  for (const [version, list] of pages) {
    const { index } = await createIndex()
    for (const [i, one] of list.entries()) await index.addHTMLFile({ url: `/${i}.html`, content: documentOf(one) })
    await index.writeFiles({ outputPath: path.join(folder, version) })
  }
  await close()
  const server = http.createServer((request, response) => serve(folder, request, response))
  await new Promise((started) => server.listen(0, '127.0.0.1', started))
  const origin = `http://127.0.0.1:${server.address().port}`
  const browser = await launch()
  const page = await browser.newPage()
  await page.goto(`${origin}/`)
  return {
    async find(q, version) {
      const urls = await page.evaluate(findInBrowser, { q, version, limit: LIMIT })
      return urls.map((url) => Number(/(\d+)\.html/.exec(url)[1]))
    },
    async close() {
      await browser.close()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs in the browser. */
async function findInBrowser({ q, version, limit }) {
  const { search } = await import(`/${version}/pagefind.js`)
  const { results } = await search(q)
  return Promise.all(results.slice(0, limit).map(async ({ data }) => (await data()).url))
}

function documentOf({ title, sections }) {
  const escapeText = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const body = sections.map(({ headings, text }) => {
    const level = Math.min(headings.length + 1, 6)
    const heading = level === 1 ? '' : `<h${level}>${escapeText(headings.at(-1))}</h${level}>`
    return `${heading}<p>${escapeText(text)}</p>`
  })
  return `<html lang="en"><body><h1>${escapeText(title)}</h1>${body.join('')}</body></html>`
}

function serve(folder, { url }, response) {
  const file = path.join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname))
  response.setHeader('content-type', url === '/' ? 'text/html' : (lookup(file) ?? 'application/octet-stream'))
  try {
    response.end(url === '/' ? '' : readFileSync(file))
  } catch {
    response.writeHead(404).end()
  }
}
