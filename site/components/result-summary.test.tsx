import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ResultSummary } from './ResultSummary'

test('shows the figures of the result as text', () => {
  const html = renderToStaticMarkup(<ResultSummary success={false} rows={3000} unexpected={11} />)
  expect(
    html
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).toBe('Failed 11 unexpected values in 3,000 rows 99.6%')
})

test('the bar shows a few failures among thousands, and is full without failures', () => {
  expect(renderToStaticMarkup(<ResultSummary success={false} rows={3000} unexpected={1} />)).toContain('width="96"')
  expect(renderToStaticMarkup(<ResultSummary success rows={3000} unexpected={0} />)).toContain('width="100"')
})
