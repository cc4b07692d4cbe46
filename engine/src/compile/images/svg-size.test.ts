import { expect, test } from 'vitest'
import { svgSize } from './svg-size'

test.each([
  ['width="30" height="20"', 30, 20],
  ['width="30" height="20" viewBox="0 0 3 3"', 30, 20],
  ['viewBox="-4 2 8 6"', 8, 6],
  ['viewBox=" 0,0,8.5,6 "', 8.5, 6],
  ['width="100%" height="100%" viewBox="0 0 8 6"', 8, 6],
  ['width="16" viewBox="0 0 8 6"', 16, 12],
  ['height="12" viewBox="0 0 8 6"', 16, 12],
  ['width="2in" height="1in"', 192, 96],
  ['width="2.54cm" height="25.4mm"', 96, 96],
  ['width="72pt" height="6pc"', 96, 96],
  ['width="1em" height="2EX"', 16, 16],
  ['width="1e2px" height=".5"', 100, 0.5],
])('<svg %s> is %d × %d pixels', (attributes, width, height) => {
  expect(
    svgSize(`<?xml version="1.0"?><!-- <svg width="1" height="1"> --><svg ${attributes}><svg width="5" height="5"/></svg>`),
  ).toEqual({
    width: expect.closeTo(width, 6),
    height: expect.closeTo(height, 6),
  })
})

test.each([
  '',
  'text',
  '<svg/>',
  '<g width="3" height="3"><svg width="3" height="3"/></g>',
  '<svg width="3"/>',
  '<svg width="0" height="3"/>',
  '<svg width="-3" height="3"/>',
  '<svg width="3furlongs" height="3"/>',
  '<svg viewBox="0 0 8"/>',
  '<svg viewBox="0 0 0 0"/>',
  '<svg width="1e999" height="3"/>',
])('%s has no size', (source) => {
  expect(svgSize(source)).toBeUndefined()
})
