import { expect, test } from 'vitest'
import { parseDiagramMeta } from './parse-diagram-meta'

test('parses text alternative, description and title in any order with either kind of quotes', () => {
  expect(parseDiagramMeta('title="Parts" alt=\'The "whole" of it.\' description="More."')).toEqual({
    title: 'Parts',
    alt: 'The "whole" of it.',
    description: 'More.',
  })
  expect(parseDiagramMeta(' alt="Only this." ')).toEqual({ alt: 'Only this.' })
})

test.each(['', 'title="Parts"', 'alt=""', 'alt="  "'])('rejects a diagram without a text alternative: %s', (meta) => {
  expect(() => parseDiagramMeta(meta)).toThrow(
    expect.objectContaining({ code: 'diagram-alt', hint: expect.stringContaining('alt="') }),
  )
})

test.each([
  ['alt="A." caption="B"', '"caption="B""', 'Allowed: "alt"'],
  ['alt="A." titel="B"', '"titel="B""', 'Did you mean "title"?'],
  ['alt="A."title="B"', '"alt="A."title="B""', '"alt"'],
  ['alt=A', '"alt=A"', '"alt"'],
  ['alt="A." {2}', '"{2}"', 'Allowed'],
])('rejects %s and suggests the nearest name', (meta, found, hint) => {
  expect(() => parseDiagramMeta(meta)).toThrow(
    expect.objectContaining({
      code: 'diagram-meta',
      title: `${found} is not a valid attribute of a diagram.`,
      hint: expect.stringContaining(hint),
    }),
  )
})
