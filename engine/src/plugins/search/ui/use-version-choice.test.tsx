// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useVersionChoice } from './use-version-choice.island'

const VERSIONS = [
  { name: 'current', label: '2.0', isLast: true },
  { name: '1.x', label: '1.9', isLast: false },
  { name: '0.x', label: '0.9', isLast: false },
]
let versions = VERSIONS
let page: string | null
let preferred: (typeof VERSIONS)[number] | undefined
vi.mock('../../../browser/index.island', () => ({
  useVersions: () => versions,
  useCurrentPage: () => ({ version: page }),
  usePreferredVersion: () => ({ version: preferred }),
}))

let choice: ReturnType<typeof useVersionChoice>
function Probe() {
  choice = useVersionChoice()
  return null
}
let root: Root
const render = () => act(() => root.render(<Probe />))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  versions = VERSIONS
  page = null
  preferred = undefined
  root = createRoot(document.createElement('div'))
})
afterEach(() => act(() => root.unmount()))

test('the version is that of the page, else the preferred one, else the latest', () => {
  render()
  expect(choice.version).toBe('current')
  preferred = VERSIONS[2]
  render()
  expect(choice.version).toBe('0.x')
  page = '1.x'
  render()
  expect(choice.version).toBe('1.x')
})

test('the next version is searched on demand, one after another', () => {
  render()
  const seen = [choice.next]
  for (let i = 0; i < 3; i++) {
    act(() => void choice.widen())
    seen.push(choice.next)
  }
  expect(seen).toEqual(['1.9', '0.9', '2.0', '1.9'])
})

test('a site with one version has no next one', () => {
  versions = VERSIONS.slice(0, 1)
  render()
  expect(choice.next).toBeUndefined()
  expect(choice.widen()).toBeUndefined()
  expect(choice.version).toBe('current')
})
