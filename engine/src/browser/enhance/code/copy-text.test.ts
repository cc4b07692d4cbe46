// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const writeText = vi.fn<(text: string) => Promise<void>>()
const write = vi.fn<(items: unknown[]) => Promise<void>>()
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  vi.useFakeTimers()
  writeText.mockResolvedValue()
  write.mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText, write } })
  document.body.innerHTML = '<main><button id="a">A</button><button id="b">B</button></main>'
  for (const id of ['a', 'b']) button(id).ariaLabel = `Copy ${id}`
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const button = (id: string) => document.getElementById(id) as HTMLButtonElement
const region = () => document.querySelector('.visually-hidden')
/** The label of a button, and whether it shows the confirmation. */
const stateOf = (id: string) => [button(id).ariaLabel, button(id).classList.contains('copied')]

/** Loads the module, on a page with a live region. */
async function load() {
  const { startLiveRegion, announce } = await import('../live-region.browser')
  const { copyText } = await import('./copy-text.browser')
  startLiveRegion()
  return { announce, copyText }
}

test('the button confirms for a second that text was copied, which is also announced', async () => {
  const { copyText } = await load()
  await copyText(button('a'), 'text')
  expect(writeText).toHaveBeenCalledExactlyOnceWith('text')
  expect([stateOf('a'), region()?.textContent]).toEqual([['Copied', true], 'Copied'])
  vi.advanceTimersByTime(999)
  expect(stateOf('a')).toEqual(['Copied', true])
  vi.advanceTimersByTime(1)
  expect([stateOf('a'), region()?.textContent]).toEqual([['Copy a', false], ''])
})

test('copying again ends the first confirmation and begins a new second', async () => {
  const { copyText } = await load()
  await copyText(button('a'), 'text')
  vi.advanceTimersByTime(600)
  await copyText(button('b'), 'text')
  expect([stateOf('a'), stateOf('b')]).toEqual([
    ['Copy a', false],
    ['Copied', true],
  ])
  vi.advanceTimersByTime(999)
  expect([stateOf('b'), region()?.textContent]).toEqual([['Copied', true], 'Copied'])
  vi.advanceTimersByTime(1)
  expect(stateOf('b')).toEqual(['Copy b', false])
})

test('a second click on the same button keeps its label', async () => {
  const { copyText } = await load()
  await copyText(button('a'), 'text')
  await copyText(button('a'), 'text')
  vi.advanceTimersByTime(1000)
  expect(stateOf('a')).toEqual(['Copy a', false])
})

test('an error is logged and announced, and the button does not confirm', async () => {
  const { copyText } = await load()
  writeText.mockRejectedValue(new Error('denied'))
  await copyText(button('a'), 'text')
  expect(warn).toHaveBeenCalledWith('The text could not be copied.', new Error('denied'))
  expect([stateOf('a'), region()?.textContent]).toEqual([['Copy a', false], 'Not copied'])
})

test('a page without a live region shows the confirmation', async () => {
  const { copyText } = await import('./copy-text.browser')
  await copyText(button('a'), 'text')
  expect(stateOf('a')).toEqual(['Copied', true])
})

test('the end of the confirmation does not withdraw a message that was announced in the meantime', async () => {
  const { announce, copyText } = await load()
  await copyText(button('a'), 'text')
  announce('Next page | Site')
  vi.advanceTimersByTime(1000)
  expect([stateOf('a'), region()?.textContent]).toEqual([['Copy a', false], 'Next page | Site'])
})

test('the live region is polite, and a navigation keeps it', async () => {
  await load()
  expect([region()?.parentElement?.tagName, region()?.ariaLive]).toEqual(['BODY', 'polite'])
  expect(region()?.hasAttribute('data-runtime')).toBe(true)
})

test('text that is not available yet is written as a promise, during the click', async () => {
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly data: Record<string, Promise<Blob>>) {}
    },
  )
  const { copyText } = await load()
  await copyText(button('a'), Promise.resolve('later'))
  const [[item]] = write.mock.calls[0] as [[{ data: Record<string, Promise<Blob>> }]]
  const blob = await item.data['text/plain']
  expect([await blob?.text(), blob?.type]).toEqual(['later', 'text/plain'])
  expect(writeText).not.toHaveBeenCalled()
  await copyText(button('a'), 'now')
  expect(writeText).toHaveBeenCalledExactlyOnceWith('now')
  expect(write).toHaveBeenCalledOnce()
})

test('browsers that do not write promises wait for the text', async () => {
  vi.stubGlobal('ClipboardItem', undefined)
  const { copyText } = await load()
  await copyText(button('a'), Promise.resolve('later'))
  expect(writeText).toHaveBeenCalledExactlyOnceWith('later')
})

test.each([true, false])('without a clipboard, a selection is copied; if the browser returns %s', async (succeeds) => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('ClipboardItem', class {})
  const { copyText } = await load()
  let copied: string | undefined
  const selected = vi.spyOn(HTMLTextAreaElement.prototype, 'select')
  const command = vi.fn(() => {
    copied = document.querySelector('textarea')?.value
    return succeeds
  })
  Object.assign(document, { execCommand: command })
  await copyText(button('a'), Promise.resolve('text'))
  expect(command).toHaveBeenCalledExactlyOnceWith('copy')
  expect(selected).toHaveBeenCalledOnce()
  expect(copied).toBe('text')
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(button('a'))
  expect(stateOf('a')).toEqual(succeeds ? ['Copied', true] : ['Copy a', false])
  selected.mockRestore()
})
