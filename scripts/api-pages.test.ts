import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../engine/src/load'
import { loadApi, readFacts } from '../engine/src/plugins/python-api/api/load-api'
import { ContentWriter } from '../engine/src/plugins/python-api/pages/write-content'
import type { SignatureProps } from '../engine/src/plugins/python-api/pages/write-signature'

const FOLDER = join(import.meta.dirname, '../site/api')
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')

/** The pages of a version, with what they are made from. */
function pagesOf(version: string) {
  const files = listFiles(join(FOLDER, version)).filter((file) => file.endsWith('.yaml'))
  const texts = Object.fromEntries(files.map((file) => [file, read(`${version}/${file}`)]))
  const facts = readFacts({ file: `${version}.json`, text: read(`${version}.json`) })
  const { api } = loadApi(facts, { folder: version, texts }, { undescribed: 'ignore', parameters: 'optional' })
  if (!api) throw new Error(`site/api/${version}.json is not valid.`)
  const contents = new ContentWriter().write(api, { version, names: { modules: {}, objects: {} } })
  return api.pages.map((page) => ({ page, body: contents.find(({ full }) => full === page.full)?.content.body ?? '' }))
}

/** Markdown without its links, which pages add to descriptions. */
const withoutLinks = (markdown: string) => markdown.replaceAll(/\[(`[^`]*`)\]\([^)]*\)/g, '$1')

/** The section of a member of a page. */
const sectionOf = (body: string, name: string) => body.split(new RegExp(`^#{3,4} .* \\{#${name}\\}$`, 'm'))[1] ?? ''

test.each(['current', '0.18'])(
  'pages of %s have each method with its names, annotations, defaults, and descriptions',
  (version) => {
    const missing: string[] = []
    let methods = 0
    for (const { page, body } of pagesOf(version)) {
      const text = withoutLinks(body)
      for (const { name, from, parameters, returnType, details, raises } of page.methods) {
        if (from?.page !== undefined) continue
        methods++
        const json = /<ApiSignature of=\{(.*)\} \/>/.exec(sectionOf(body, name))?.[1]
        const signature: SignatureProps | undefined = json === undefined ? undefined : JSON.parse(json)
        const facts = parameters.map(({ name: parameter, kind, type, default: value }) => [parameter, kind, type, value])
        const shown = signature?.parameters.map(({ name: parameter, kind, type, default: value }) => [
          parameter,
          kind,
          type,
          value,
        ])
        if (signature?.name !== name || signature.returns !== returnType || JSON.stringify(shown) !== JSON.stringify(facts)) {
          missing.push(`${page.title}.${name}: signature`)
        }
        const about = [...parameters.flatMap((parameter) => parameter.text ?? []), ...details, ...Object.values(raises)]
        missing.push(...about.filter((one) => !text.includes(withoutLinks(one))).map((one) => `${page.title}.${name}: ${one}`))
      }
    }
    expect(missing).toEqual([])
    expect(methods).toBeGreaterThan(300)
  },
)
