import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { breakable, breakableName } from './breakable'

test.each([
  ['ExpectColumnToExist', 'Expect<wbr/>Column<wbr/>To<wbr/>Exist'],
  ['data_context', 'data_<wbr/>context'],
  ['context.add(item)', 'context.<wbr/>add(<wbr/>item)'],
  ['get_', 'get_'],
  ['HTMLPage', 'HTMLPage'],
  ['https://a@host:80/x', 'https://<wbr/>a@<wbr/>host:<wbr/>80/<wbr/>x'],
])('names break between words: %s', (name, html) => {
  expect(renderToStaticMarkup(breakable(name))).toBe(html)
})

test.each([
  ['ExpectColumnToExist', 'Expect<wbr/>Column<wbr/>To<wbr/>Exist'],
  ['DataSourceManager and others', 'DataSourceManager and others'],
  ['PandasDatasource', 'Pandas<wbr/>Datasource'],
  ['DataAsset', 'DataAsset'],
])('titles that are one long name break between words: %s', (title, html) => {
  expect(renderToStaticMarkup(breakableName(title))).toBe(html)
})
