import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slugOf } from './page.mjs'
import { guide, writeSite } from './write-site.mjs'

const PAGES = 60

describe('a bench site', () => {
  let root = ''
  let site = ''
  let made
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'bench-site-'))
    site = join(root, 'one')
    made = writeSite(site, PAGES)
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  const pagesOf = (folder) =>
    readdirSync(join(folder, 'content'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.md') && !entry.name.startsWith('_'))
      .map((entry) => join(entry.parentPath, entry.name))

  it('has the requested number of pages, including the guide', () => {
    const pages = pagesOf(site)
    expect(pages).toHaveLength(PAGES)
    expect(pages.map((file) => relative(site, file))).toContain(guide.file)
    expect(pages.map((file) => relative(site, file))).toContain(made.sample)
  })

  it('is byte-identical if it is written again', () => {
    const other = join(root, 'two')
    writeSite(other, PAGES)
    expect(() => execFileSync('diff', ['--recursive', '--exclude=.git', site, other])).not.toThrow()
  })

  it('links only to pages and headings that exist', () => {
    const broken = []
    for (const file of pagesOf(site)) {
      for (const [, target, anchor] of readFileSync(file, 'utf8').matchAll(/\]\((\.[^)#]*)#?([^)]*)\)/g)) {
        const linked = join(dirname(file), target)
        const headings = existsSync(linked) ? [...readFileSync(linked, 'utf8').matchAll(/^## (.*)$/gm)] : undefined
        if (!headings || (anchor && !headings.some(([, text]) => slugOf(text) === anchor)))
          broken.push(`${file} → ${target}#${anchor}`)
      }
    }
    expect(broken).toEqual([])
  })

  it('lists each page in one sidebar, or its folder', () => {
    const sidebars = ['current', '0.18'].map((version) => [version, readFileSync(join(site, `sidebars/${version}.ts`), 'utf8')])
    for (const [version, text] of sidebars) {
      for (const file of pagesOf(join(site))) {
        const path = relative(join(site, 'content', version), file).replace(/\.md$/, '')
        if (path.startsWith('..')) continue
        const listed = text.split(`"${path}"`).length - 1 + (text.split(`"dirName": "${dirname(path)}"`).length - 1)
        expect({ path, listed }).toEqual({ path, listed: 1 })
      }
    }
  })
})
