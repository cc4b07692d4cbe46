import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCaches } from '../../../test/support/fake-caches'

const ORIGIN = 'https://docs.example.com'
const skipWaiting = vi.fn(async () => {})
const unregister = vi.fn(async () => true)
let listeners: Record<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>
let caches: FakeCaches

beforeEach(async () => {
  vi.clearAllMocks()
  listeners = {}
  caches = new FakeCaches(ORIGIN)
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('registration', { scope: `${ORIGIN}/manual/`, unregister })
  vi.stubGlobal('skipWaiting', skipWaiting)
  vi.stubGlobal('addEventListener', (type: string, listener: (typeof listeners)[string]) => {
    listeners[type] = listener
  })
  vi.resetModules()
  await import('./retire.browser')
})
afterEach(() => void vi.unstubAllGlobals())

/** Dispatches an event to the worker, and waits for its work. */
async function dispatch(type: 'install' | 'activate'): Promise<void> {
  const work: Promise<unknown>[] = []
  listeners[type]?.({ waitUntil: (promise) => void work.push(promise) })
  expect(work).toHaveLength(1)
  await Promise.all(work)
}

test('replaces the earlier worker at once', async () => {
  await dispatch('install')
  expect(skipWaiting).toHaveBeenCalledOnce()
  expect(unregister).not.toHaveBeenCalled()
})

test('removes the saved pages of this site only, then unregisters itself', async () => {
  for (const name of ['docs:/manual/:visited', 'docs:/manual/:version:2.0:1', 'docs:/other/:visited', 'shop'])
    await caches.open(name)
  unregister.mockImplementationOnce(async () => {
    expect((await caches.keys()).sort()).toEqual(['docs:/other/:visited', 'shop'])
    return true
  })
  await dispatch('activate')
  expect(unregister).toHaveBeenCalledOnce()
})
