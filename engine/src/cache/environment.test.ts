import { afterEach, expect, test, vi } from 'vitest'
import { holdsEnvironment, readEnvironment } from './environment'

afterEach(() => vi.unstubAllEnvs())

test('the variables that sources name are known by hashes of their values', () => {
  vi.stubEnv('PAGE_VIEWS_ID', 'G-SECRET')
  vi.stubEnv('TAG_MANAGER_ID', undefined)
  const found = readEnvironment([
    "pageViews({ trackingId: process.env.PAGE_VIEWS_ID ?? process.env['TAG_MANAGER_ID'] })",
    'const all = process.env',
  ])
  expect(Object.keys(found)).toEqual(['PAGE_VIEWS_ID', 'TAG_MANAGER_ID'])
  expect(found.TAG_MANAGER_ID).toBe('')
  expect(JSON.stringify(found)).not.toContain('SECRET')
})

test('a variable that is set, changed or gone is noticed', () => {
  vi.stubEnv('PAGE_VIEWS_ID', undefined)
  const none = readEnvironment(['process.env.PAGE_VIEWS_ID'])
  expect(holdsEnvironment(none)).toBe(true)
  vi.stubEnv('PAGE_VIEWS_ID', '')
  expect(holdsEnvironment(none)).toBe(false)
  vi.stubEnv('PAGE_VIEWS_ID', 'G-1')
  const one = readEnvironment(['process.env.PAGE_VIEWS_ID'])
  expect([holdsEnvironment(none), holdsEnvironment(one)]).toEqual([false, true])
  vi.stubEnv('PAGE_VIEWS_ID', 'G-2')
  expect(holdsEnvironment(one)).toBe(false)
})
