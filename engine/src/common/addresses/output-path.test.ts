import { expect, test } from 'vitest'
import { documentPath, markdownPath } from './output-path'

test('writes a page to a file, and a folder page to the index of its folder', () => {
  expect(documentPath('/docs/home')).toBe('docs/home.html')
  expect(documentPath('/docs/cloud/')).toBe('docs/cloud/index.html')
  expect(documentPath('/')).toBe('index.html')
})

test('the Markdown copy has the address without trailing slash', () => {
  expect(markdownPath('/docs/home')).toBe('docs/home.md')
  expect(markdownPath('/docs/cloud/')).toBe('docs/cloud.md')
  expect(markdownPath('/')).toBe('index.md')
})
