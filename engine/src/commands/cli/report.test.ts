import { expect, test, vi } from 'vitest'
import { count, formatBytes, printProblems } from './report'

test('formats numbers', () => {
  expect(formatBytes(812)).toBe('812 B')
  expect(formatBytes(999)).toBe('999 B')
  expect(formatBytes(1000)).toBe('1.0 KB')
  expect(formatBytes(1_000_000)).toBe('1.0 MB')
  expect(formatBytes(11_400)).toBe('11.4 KB')
  expect(formatBytes(3_200_000)).toBe('3.2 MB')
  expect(count(1, 'page')).toBe('1 page')
  expect(count(3600, 'page')).toBe('3,600 pages')
})

test('prints a mistake that is repeated in many places once', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  const problem = (at: string) => ({ severity: 'error', code: 'braces', title: 'A brace.', hint: 'Escape it.', at }) as const
  printProblems(
    [...Array.from({ length: 14 }, (_, i) => problem(`a.md:${i + 1}:1`)), { ...problem('b.md:1:1'), title: 'Other.' }],
    '/none',
  )
  const printed = print.mock.calls.map(([line]) => String(line)).join('\n')
  print.mockRestore()
  expect(printed.match(/A brace\./g)).toHaveLength(1)
  expect(printed).toContain('The same in 13 other places:\n  - a.md:2:1\n')
  expect(printed).toContain('- a.md:11:1\n  - … and 3 more')
  expect(printed).toContain('Other.')
  expect(printed).toContain('15 errors')
})
