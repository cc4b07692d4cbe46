// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleData } from '../../../../test/support/sample-data'
import type { AnnouncementControl } from './use-announcement.island'

let control: AnnouncementControl | undefined
let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.resetModules()
  localStorage.clear()
  root = createRoot(document.createElement('div'))
})
afterEach(() => act(() => root.unmount()))

/** The hook on a page of a site, ready to render. */
async function createProbe(announcement: { id: string; isCloseable: boolean } | null) {
  const site = { ...sampleData.site, announcement }
  document.body.innerHTML = `<script type="application/json" id="site-data">${JSON.stringify(site)}</script>`
  const { IslandProviders } = await import('../IslandProviders.island')
  const { useAnnouncement } = await import('./use-announcement.island')
  function Probe() {
    control = useAnnouncement()
    return null
  }
  return (
    <IslandProviders data={{ ...sampleData, site }}>
      <Probe />
    </IslandProviders>
  )
}

test('an announcement is shown until the reader closes it', async () => {
  const probe = await createProbe({ id: 'news', isCloseable: true })
  act(() => root.render(probe))
  expect(control).toMatchObject({ id: 'news', isCloseable: true, isShown: true })
  act(() => control?.close())
  expect(control?.isShown).toBe(false)
})

test('a closed announcement is shown on the server, but not in the browser', async () => {
  localStorage.setItem('docs.announcement.id', 'news')
  localStorage.setItem('docs.announcement.dismiss', 'true')
  const probe = await createProbe({ id: 'news', isCloseable: true })
  renderToString(probe)
  expect(control?.isShown).toBe(true)
  act(() => root.render(probe))
  expect(control?.isShown).toBe(false)
})

test('a site without an announcement has no control', async () => {
  const probe = await createProbe(null)
  act(() => root.render(probe))
  expect(control).toBeUndefined()
})
