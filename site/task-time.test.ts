import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const CONTENT = path.join(import.meta.dirname, 'content')
const pages = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))

/** The front matter of a page and its first paragraph, in which a tutorial states its time. */
const introduction = (file: string) => readFileSync(path.join(CONTENT, file), 'utf8').split('\n\n', 2).join('\n')

test('pages that state the time of their task in the introduction show that time in the header', () => {
  const stated = pages.filter((file) => /-minute\b|\b(?:first|in) [\w-]+ minutes/i.test(introduction(file)))
  expect(stated).toContain('current/core/introduction/try_gx.md')
  expect(stated.filter((file) => !/^task_minutes: \d+$/m.test(introduction(file)))).toEqual([])
})
