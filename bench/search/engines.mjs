import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { create, insertMultiple, search as searchOrama } from '@orama/orama'
import MiniSearch from 'minisearch'
import { lookup } from 'mrmime'
import { launch } from '../lib/browser.mjs'

/** Sections in the results, as in the search of the site. */
const LIMIT = 20
/** Maximum number of sections per page. */
const SECTIONS_PER_PAGE = 5

/** @typedef {import('../../scripts/lib/search-index.mjs').Section} Section */
/**
 * @typedef {{ name: string, search(question: { q: string, version: string }):
 * Promise<import('../../scripts/lib/search-metrics.mjs').Result[]> }} Engine
 */

/**
 * Creates other search engines, each with an index of the same sections for each version.
 * @param {Map<string, Section[]>} sections by version
 * @returns {Promise<{ engines: Engine[], close(): Promise<void> }>}
 */
export async function otherEngines(sections) {
  const { find, close } = await pagefind(sections)
  const engines = [engine('MiniSearch', miniSearch(sections)), engine('Orama', await orama(sections)), engine('Pagefind', find)]
  return { engines, close }
}

/** @param {(question: { q: string, version: string }) => Promise<Section[]>} find */
const engine = (name, find) => ({ name, search: async (question) => byPage(await find(question)) })

/** The results by page, in the order of the best sections. */
function byPage(found) {
  const pages = new Map()
  for (const { route } of found) {
    const page = route.replace(/#.*/, '')
    const shown = pages.get(page) ?? []
    pages.set(page, shown)
    if (shown.length < SECTIONS_PER_PAGE) shown.push(route)
  }
  return [...pages].map(([page, shown]) => ({ page, sections: shown }))
}

/** With the options of VitePress, which uses MiniSearch in documentation sites. */
function miniSearch(sections) {
  const searchOptions = { fuzzy: 0.2, prefix: true, boost: { heading: 4, text: 2, titles: 1 } }
  const indexes = new Map(
    [...sections].map(([version, list]) => {
      const index = new MiniSearch({ fields: ['heading', 'titles', 'text'], searchOptions })
      index.addAll(list.map((section, id) => ({ id, ...fieldsOf(section) })))
      return [version, index]
    }),
  )
  return async ({ q, version }) =>
    indexes
      .get(version)
      .search(q)
      .slice(0, LIMIT)
      .map(({ id }) => sections.get(version)[id])
}

async function orama(sections) {
  const indexes = new Map()
  for (const [version, list] of sections) {
    const index = create({ schema: { heading: 'string', titles: 'string', text: 'string' } })
    await insertMultiple(
      index,
      list.map((section, id) => ({ id: String(id), ...fieldsOf(section) })),
    )
    indexes.set(version, index)
  }
  return async ({ q, version }) => {
    const { hits } = await searchOrama(indexes.get(version), {
      term: q,
      limit: LIMIT,
      tolerance: 1,
      boost: { heading: 4, text: 2, titles: 1 },
    })
    return hits.map(({ id }) => sections.get(version)[Number(id)])
  }
}

/** The heading of a section, the headings above it, and its text. */
function fieldsOf({ title, headings, text }) {
  const all = [title, ...headings]
  return { heading: all.at(-1), titles: all.slice(0, -1).join(' '), text }
}

/** Runs in a browser. Each section is an HTML document, so that headings have their usual weight. */
async function pagefind(sections) {
  const { createIndex, close } = await import('pagefind')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pagefind-'))
  for (const [version, list] of sections) {
    const { index } = await createIndex()
    for (const [i, section] of list.entries()) await index.addHTMLFile({ url: `/${i}.html`, content: documentOf(section) })
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
    async find({ q, version }) {
      const urls = await page.evaluate(findInBrowser, { q, version, limit: LIMIT })
      return urls.map((url) => sections.get(version)[Number(/(\d+)\.html/.exec(url)[1])])
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

function documentOf({ title, headings, text }) {
  const escapeText = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const heads = headings.map((heading, i) => `<h${i + 2}>${escapeText(heading)}</h${i + 2}>`)
  return `<html lang="en"><body><h1>${escapeText(title)}</h1>${heads.join('')}<p>${escapeText(text)}</p></body></html>`
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
