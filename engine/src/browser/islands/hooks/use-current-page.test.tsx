// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleData } from '../../../../test/support/sample-data'
import { pageStore } from '../../stores/page-store.browser'
import { IslandProviders } from '../IslandProviders.island'
import { useCurrentPage } from './use-current-page.island'

let title: string
function Probe() {
  title = useCurrentPage().title
  return null
}
const PROBE = (
  <IslandProviders data={sampleData}>
    <Probe />
  </IslandProviders>
)
let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const shown = { ...sampleData.page, title: 'Shown' }
  document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify(shown)}</script>`
  root = createRoot(document.createElement('div'))
})
afterEach(() => act(() => root.unmount()))

test('the page is the rendered one on the server, the shown one in the browser, and the next one after a navigation', () => {
  renderToString(PROBE)
  expect(title).toBe('Files')
  act(() => root.render(PROBE))
  expect(title).toBe('Shown')
  act(() => pageStore.set({ ...sampleData.page, title: 'Next' }))
  expect(title).toBe('Next')
})
