import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Verdict } from './Verdict'

test('a verdict says the figures of the run in words', () => {
  const html = renderToStaticMarkup(<Verdict success={false} rows={3000} unexpected={11} />)
  expect(
    html
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).toBe('Failed 11 of 3,000 rows unexpected 99.6 %')
})

test('a few failures among thousands are still seen in the bar, and none are invented', () => {
  expect(renderToStaticMarkup(<Verdict success={false} rows={3000} unexpected={1} />)).toContain('width="96"')
  expect(renderToStaticMarkup(<Verdict success rows={3000} unexpected={0} />)).toContain('width="100"')
})
