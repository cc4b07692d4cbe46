import { cacheNames } from './saved-pages.browser'

/** The part of the service worker API that this module uses. */
interface WorkerScope {
  registration: { scope: string; unregister(): Promise<boolean> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void
}

// Replaces the service worker after offline reading has been turned off: removes all saved pages, then unregisters itself.
const worker = globalThis as unknown as WorkerScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire(): Promise<void> {
  const { prefix } = cacheNames(new URL(worker.registration.scope).pathname)
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
  await Promise.all(names.map((name) => caches.delete(name)))
  await worker.registration.unregister()
}
