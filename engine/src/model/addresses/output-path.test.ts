import { expect, test } from 'vitest'
import { documentPath, markdownPath } from './output-path'

test('a page is a file, a folder page the index of its folder', () => {
  expect(documentPath('/docs/home')).toBe('docs/home.html')
  expect(documentPath('/docs/cloud/')).toBe('docs/cloud/index.html')
  expect(documentPath('/')).toBe('index.html')
})

test('a Markdown copy stands at the address without closing slash', () => {
  expect(markdownPath('/docs/home')).toBe('docs/home.md')
  expect(markdownPath('/docs/cloud/')).toBe('docs/cloud.md')
  expect(markdownPath('/')).toBe('index.md')
})
