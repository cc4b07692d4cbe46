import { expect, test } from 'vitest'
import { z } from 'zod'
import { pluginSite, setUp } from '../../../test/support/plugin-site'
import { definePlugin } from './define-plugin'

const words = definePlugin({
  name: 'words',
  options: z.strictObject({ file: z.string(), limit: z.number().default(2) }),
  create: ({ file, limit }) => ({
    load: (site) => (site.readFile(file) ?? '').split(' '),
    content: (_, all: string[]) =>
      all.slice(0, limit).map((title) => ({ version: 'current', path: `${title}.md`, frontMatter: { title }, body: '' })),
    setup: (_, all: string[]) => ({ files: () => [{ path: '/words.txt', content: all.join('\n') }] }),
  }),
})
const site = pluginSite({ readFile: () => 'one two three' })

test('a plugin receives its options with defaults, and passes what it has loaded to content and setup', async () => {
  const plugin = words({ file: 'words.txt' })
  expect(plugin.name).toBe('words')
  const loaded = await plugin.load?.(site)
  expect((await plugin.content?.(site, loaded ?? []))?.map(({ path }) => path)).toEqual(['one.md', 'two.md'])
  expect(await (await setUp(plugin, site)).files?.()).toEqual([{ path: '/words.txt', content: 'one\ntwo\nthree' }])
})

test('with invalid options, a plugin adds nothing', () => {
  const plugin = words({ file: 1 } as never)
  expect(Object.keys(plugin)).toEqual(['name', 'invalidOptions'])
  expect(plugin.invalidOptions?.value).toEqual({ file: 1 })
})
