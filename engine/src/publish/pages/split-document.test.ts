import { expect, test } from 'vitest'
import { splitDocument } from './split-document'

const sidebar = '<nav class="panel-docs" aria-label="Docs sidebar"><a href="/s">S</a>'

test('sidebar and article are taken out of a document, wherever they stand', () => {
  const html = `<body><a href="/n">N</a>${sidebar}</nav><main><h1>T</h1><p>Text</p></main><footer></footer></body>`
  expect(splitDocument(html, '<p>Text</p>')).toEqual({
    sidebar,
    frame: '<body><a href="/n">N</a></nav><main><h1>T</h1></main><footer></footer></body>',
  })
})

test('a document may have neither', () => {
  const html = '<body><main><h1>T</h1></main></body>'
  expect(splitDocument(html, '')).toEqual({ sidebar: '', frame: html })
  expect(splitDocument(html, '<p>elsewhere</p>')).toEqual({ sidebar: '', frame: html })
})

test('words of the article that stand in the sidebar too stay there', () => {
  const html = `${sidebar}Text</nav><main>Text</main>`
  expect(splitDocument(html, 'Text')).toEqual({ sidebar: `${sidebar}Text`, frame: '</nav><main></main>' })
})
