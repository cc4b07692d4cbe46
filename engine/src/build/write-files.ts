import { readFileSync } from 'node:fs'
import type { BrowserScripts } from '../bundle'
import { type FileHashes, hashText } from '../cache'
import { bareRoute } from '../checks'
import type { PluginFile } from '../config'
import { hashHref } from '../links'
import { formatHeaders, formatRedirects, type Redirect } from '../output'
import type { buildStylesheet, Site } from '../site'
import { renderRedirectPage } from '../theme'
import type { Assets } from '../theme/page-view'
import { ENTRY_PATH } from './entry-page'
import type { OutputWriter } from './output-writer'
import { sitePolicy } from './site-policy'

/** Writes the stylesheet and returns its path in the output. It is compiled only when its sources have changed. */
export async function writeStylesheet(writer: OutputWriter, style: Awaited<ReturnType<typeof buildStylesheet>>): Promise<string> {
  const path = `assets/site.${style.key.slice(0, 8)}.css`
  if (writer.keep(path, style.key)) return path
  const css = await style.css()
  await writer.write(path, style.key, () => css)
  return path
}

/** Writes the scripts of the site. */
export async function writeScripts(writer: OutputWriter, scripts: BrowserScripts): Promise<void> {
  for (const { path, content } of scripts.files) await writer.write(path, hashText(content), () => content)
}

/** Copies the static folder; files that documents refer to also get their hashed name. */
export async function writeStaticFiles(
  site: Site,
  writer: OutputWriter,
  hashes: FileHashes,
  used: ReadonlySet<string>,
): Promise<void> {
  for (const path of site.assets.list()) {
    const file = site.assets.file(path)
    await writer.write(path.slice(1), hashes.of(file), () => readFileSync(file))
    if (used.has(path)) await writer.write(site.assets.hashedPath(path), hashes.of(file), () => readFileSync(file))
  }
}

/** Writes what hosts read (headers, redirects), pages for hosts that cannot redirect, and the files of plugins. */
export async function writeHostFiles(
  site: Site,
  writer: OutputWriter,
  assets: Assets,
  added: readonly PluginFile[],
): Promise<void> {
  const { baseUrl, entryRedirects, router, redirectPages } = site.config
  const isHashed = router === 'hash'
  const entries = Object.entries(entryRedirects).map(([from, to]): Redirect => ({ from, to, status: 302 }))
  const moved = site.redirects.redirects
  const withBase = ({ from, to, status }: Redirect) => ({
    from: site.href(from),
    to: to.startsWith('/') ? site.href(to) : to,
    status,
  })
  const pageTarget = (redirect: Redirect) => {
    const { to } = withBase(redirect)
    return isHashed && to.startsWith('/') ? baseUrl + ENTRY_PATH + hashHref(to, baseUrl) : to
  }
  const headers = formatHeaders([
    {
      pattern: `${baseUrl}*`,
      headers: {
        'Content-Security-Policy': sitePolicy(site.config, assets, 'header'),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    },
    { pattern: `${baseUrl}assets/*`, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ])
  const files: [string, string | Uint8Array][] = [
    // With hash URLs a host never sees the address that a reader asks for, and the root is the entry page itself.
    ['_redirects', formatRedirects(isHashed ? [] : [...entries, ...moved].map(withBase))],
    ['_headers', headers],
    ['routes.json', listRoutes(site)],
    ...added.map(({ path, content }): [string, string | Uint8Array] => [path.slice(1), content]),
    ...[...entries, ...(redirectPages ? moved : [])]
      .filter(({ from }) => from !== '/' || !isHashed)
      .map((redirect): [string, string] => [
        redirect.from === '/' ? ENTRY_PATH : `${bareRoute(redirect.from).slice(1)}/index.html`,
        renderRedirectPage(pageTarget(redirect), site.config, sitePolicy(site.config, assets, 'meta')),
      ]),
  ]
  for (const [path, content] of files) await writer.write(path, hashText(content), () => content)
}

/** The addresses of all pages that readers may find, as they are written: for the not-found page of hosts that mind letter case. */
function listRoutes(site: Site): string {
  const found = site.docs.filter((doc) => !doc.unlisted && doc.route !== '/404')
  return `${JSON.stringify(found.map((doc) => site.href(doc.route)).sort())}\n`
}
