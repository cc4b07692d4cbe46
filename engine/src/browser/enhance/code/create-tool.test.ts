// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createTool } from './create-tool.browser'

test('a tool is a labeled button that submits no form', () => {
  const { type, className, ariaLabel, title } = createTool('copy', 'Copy code to clipboard', 'Copy')
  expect([type, className, ariaLabel, title]).toEqual(['button', 'tool copy', 'Copy code to clipboard', 'Copy'])
})
