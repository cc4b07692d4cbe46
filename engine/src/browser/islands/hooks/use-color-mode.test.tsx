// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleData } from '../../../../test/support/sample-data'
import type { ColorModeData } from '../../../model'
import type { ColorModeControl } from './use-color-mode.island'

let control: ColorModeControl
let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.resetModules()
  localStorage.clear()
  root = createRoot(document.createElement('div'))
})
afterEach(() => {
  act(() => root.unmount())
  delete document.documentElement.dataset.theme
})

/** The hook on a page whose boot script has applied a mode. */
async function createProbe(config: Partial<ColorModeData> = {}, theme?: 'light' | 'dark') {
  const site = { ...sampleData.site, colorMode: { ...sampleData.site.colorMode, ...config } }
  document.body.innerHTML = `<script type="application/json" id="site-data">${JSON.stringify(site)}</script>`
  if (theme) document.documentElement.dataset.theme = theme
  const { IslandProviders } = await import('../IslandProviders.island')
  const { useColorMode } = await import('./use-color-mode.island')
  function Probe() {
    control = useColorMode()
    return null
  }
  return (
    <IslandProviders data={{ ...sampleData, site }}>
      <Probe />
    </IslandProviders>
  )
}

test.each([
  [{ defaultMode: 'dark' as const }, { mode: 'dark', choice: 'dark' }],
  [{ defaultMode: 'light' as const }, { mode: 'light', choice: 'light' }],
  [
    { defaultMode: 'dark' as const, respectPrefersColorScheme: true },
    { mode: 'dark', choice: 'system' },
  ],
])('the server renders the default mode: %j', async (config, expected) => {
  renderToString(await createProbe(config, 'light'))
  expect(control).toMatchObject(expected)
})

test('in the browser, the mode is the shown one', async () => {
  const probe = await createProbe({ defaultMode: 'light' }, 'dark')
  act(() => root.render(probe))
  expect(control).toMatchObject({ mode: 'dark', choice: 'dark' })
})

test('the reader chooses a mode, or switches to the next one', async () => {
  const probe = await createProbe()
  act(() => root.render(probe))
  act(() => control.choose('dark'))
  expect(control.mode).toBe('dark')
  act(() => control.next())
  expect(control.mode).toBe('light')
})
