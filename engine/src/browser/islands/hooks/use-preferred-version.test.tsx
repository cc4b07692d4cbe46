// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleData } from '../../../../test/support/sample-data'
import { IslandProviders } from '../IslandProviders.island'
import { type PreferredVersion, usePreferredVersion } from './use-preferred-version.island'

let preferred: PreferredVersion
function Probe() {
  preferred = usePreferredVersion()
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
  document.body.innerHTML = `<script type="application/json" id="site-data">${JSON.stringify(sampleData.site)}</script>`
  root = createRoot(document.createElement('div'))
})
afterEach(() => act(() => root.unmount()))

test('the version that the reader chose is known in the browser, but not on the server', () => {
  act(() => root.render(PROBE))
  expect(preferred.version).toBeUndefined()
  act(() => preferred.prefer('1.x'))
  expect(preferred.version?.label).toBe('1.9')
  act(() => preferred.prefer('9.x'))
  expect(preferred.version?.label).toBe('1.9')
  renderToString(PROBE)
  expect(preferred.version).toBeUndefined()
})
