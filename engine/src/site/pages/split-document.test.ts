import { expect, test } from 'vitest'
import { splitDocument } from './split-document'

const sidebar = '<nav class="panel-docs" aria-label="Docs sidebar"><a href="/s">S</a>'

test('extracts the sidebar and removes the article', () => {
  const html = `<body><a href="/n">N</a>${sidebar}</nav><main><h1>T</h1><p>Text</p></main><footer></footer></body>`
  expect(splitDocument(html, '<p>Text</p>')).toEqual({
    sidebar,
    frame: '<body><a href="/n">N</a></nav><main><h1>T</h1></main><footer></footer></body>',
  })
})

test('supports documents without a sidebar and an article', () => {
  const html = '<body><main><h1>T</h1></main></body>'
  expect(splitDocument(html, '')).toEqual({ sidebar: '', frame: html })
  expect(splitDocument(html, '<p>elsewhere</p>')).toEqual({ sidebar: '', frame: html })
})

test('does not remove text of the article from the sidebar', () => {
  const html = `${sidebar}Text</nav><main>Text</main>`
  expect(splitDocument(html, 'Text')).toEqual({ sidebar: `${sidebar}Text`, frame: '</nav><main></main>' })
})
