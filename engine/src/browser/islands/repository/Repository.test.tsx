// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import repository from './Repository.island'

const PROPS = {
  className: 'repository',
  label: 'acme/widget',
  href: 'https://example.com/acme/widget',
  api: 'https://api.example.com/repos/acme/widget',
}
const fetched = vi.fn<typeof fetch>()
let respond: (body: object) => Promise<void>
let fail: () => Promise<void>
let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sessionStorage.clear()
  fetched.mockReset()
  fetched.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        respond = (body) => act(async () => resolve(Response.json(body)))
        fail = () => act(async () => reject(new Error('offline')))
      }),
  )
  vi.stubGlobal('fetch', fetched)
  document.body.innerHTML = '<div></div>'
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

function open(props: Partial<typeof PROPS> = {}): void {
  root = createRoot(document.body.firstElementChild as HTMLElement)
  act(() => root.render(<repository.Component {...PROPS} {...props} />))
}
const counts = () => document.querySelector('.repository-counts')
const text = (name: string) => document.querySelector(`.repository-${name}`)?.textContent

test('is a link to the repository, in a new tab', () => {
  open()
  const link = document.querySelector('a')
  expect(link?.outerHTML).toContain('href="https://example.com/acme/widget" target="_blank" rel="noopener noreferrer"')
  expect(link?.querySelector('.visually-hidden')?.textContent).toContain('acme/widget')
})

test('the counts reserve their space until they are loaded, hidden from screen readers', async () => {
  open()
  expect([text('stars'), text('forks')]).toEqual([expect.stringMatching(/^0\D/), expect.stringMatching(/^0\D/)])
  expect(counts()?.getAttribute('aria-hidden')).toBe('true')
  await respond({ stargazers_count: 9100, forks_count: 1600 })
  expect([text('stars'), text('forks')]).toEqual([expect.stringMatching(/^9\.1k /), expect.stringMatching(/^1\.6k/)])
  expect(counts()?.hasAttribute('aria-hidden')).toBe(false)
})

test('the counts are hidden if the request fails', async () => {
  open()
  await fail()
  expect(counts()?.children).toHaveLength(0)
  expect(counts()?.hasAttribute('aria-hidden')).toBe(false)
})

test('the counts are requested once per session', async () => {
  open()
  await respond({ stargazers_count: 7, forks_count: 5 })
  act(() => root.unmount())
  open()
  expect(text('stars')).toMatch(/^7 /)
  expect(fetched).toHaveBeenCalledOnce()
})

test('a removed badge cancels its request', async () => {
  open()
  const signal = fetched.mock.lastCall?.[1]?.signal
  expect(signal?.aborted).toBe(false)
  act(() => root.render(null))
  expect(signal?.aborted).toBe(true)
})

test('the counts of another repository replace the first request, whose failure is ignored', async () => {
  open()
  const failFirst = fail
  act(() => root.render(<repository.Component {...PROPS} api="https://api.example.com/repos/acme/gadget" />))
  expect(fetched.mock.lastCall?.[0]).toBe('https://api.example.com/repos/acme/gadget')
  await failFirst()
  expect(counts()?.children).toHaveLength(2)
  await respond({ stargazers_count: 3, forks_count: 2 })
  expect(text('stars')).toMatch(/^3 /)
})
