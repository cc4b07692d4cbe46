// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleData } from '../../../../test/support/sample-data'
import { IslandProviders } from '../IslandProviders.island'
import { useTabGroup } from './use-tab-group.island'

let group: ReturnType<typeof useTabGroup>
function Probe({ name }: { name: string }) {
  group = useTabGroup(name)
  return null
}
const createProbe = (name: string) => (
  <IslandProviders data={sampleData}>
    <Probe name={name} />
  </IslandProviders>
)
let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  root = createRoot(document.createElement('div'))
})
afterEach(() => act(() => root.unmount()))

test('the value is the stored one in the browser, and none on the server', () => {
  localStorage.setItem('docs.tab.system', 'linux')
  renderToString(createProbe('system'))
  expect(group[0]).toBeUndefined()
  act(() => root.render(createProbe('system')))
  expect(group[0]).toBe('linux')
})

test('choosing a value changes all tabs of the group, and stores it', () => {
  act(() => root.render(createProbe('editor')))
  expect(group[0]).toBeUndefined()
  act(() => group[1]('vim'))
  expect(group[0]).toBe('vim')
  expect(localStorage.getItem('docs.tab.editor')).toBe('vim')
  act(() => root.render(createProbe('shell')))
  expect(group[0]).toBeUndefined()
})
