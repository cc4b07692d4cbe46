import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DocsError } from './docs-error'
import { asDocsError, systemError } from './system-error'

test('describes a file system error with its path', () => {
  let error: unknown
  try {
    readFileSync('/nowhere/at/all')
  } catch (caught) {
    error = caught
  }
  expect(systemError(error)).toMatchObject({ code: 'file-access', title: '/nowhere/at/all does not exist.' })
})

test.each([[{ code: 'ENOENT' }], [{ code: 'EXDEV', path: '/a/b' }]])(
  'without a path or a known code, the message of the system is shown: %j',
  (properties) => {
    const error = Object.assign(new Error('the message'), { syscall: 'rename', ...properties })
    expect(systemError(error)?.title).toBe('The file system returned an error: the message')
  },
)

test('reports a full disk, with or without a path', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
  expect(systemError(full)).toMatchObject({ code: 'disk-full', title: 'The disk is full.' })
  expect(systemError(Object.assign(full, { path: '/a/b' }))?.title).toContain('/a/b')
})

test.each(['ENOSPC', 'EMFILE'])('reports the limit of watched files (%s)', (code) => {
  const failure = Object.assign(new Error(`${code}: watch`), { code, syscall: 'watch', path: '/site/a.md' })
  expect(systemError(failure)).toMatchObject({ code: 'watch-limit', title: expect.stringContaining('/site/a.md') })
})

test('ignores other errors', () => {
  expect(systemError(new TypeError('x is not a function'))).toBeUndefined()
  const own = new DocsError({ code: 'test/a', title: 'b' })
  expect(asDocsError(own)).toBe(own)
})
