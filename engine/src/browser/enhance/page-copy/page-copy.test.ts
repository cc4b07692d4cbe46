// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { addSectionCopies, startPageCopy } from './page-copy.browser'

const pageMarkdown = vi.fn(async (heading: Element | null) => `copy of ${heading?.id ?? 'the page'}`)
vi.mock('./page-markdown.browser', () => ({ pageMarkdown: (heading: Element | null) => pageMarkdown(heading) }))
const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()

// Without it, a promise of the text is awaited.
vi.stubGlobal('ClipboardItem', undefined)

startPageCopy()
beforeEach(() => vi.clearAllMocks())

function open(content: string, button = '<button class="copy-page"><svg></svg></button>'): void {
  document.body.innerHTML = `${button}<div class="prose">${content}</div><h2 id="outside">Other</h2>`
  addSectionCopies()
}
const click = (selector: string) => document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
/** The ids of the headings with a copy button. */
const withCopies = () => [...document.querySelectorAll('.copy-section')].map((button) => button.parentElement?.id)

test('each section of a page with a Markdown copy has one copy button', async () => {
  open('<h2 id="a">A</h2><h2>B</h2><h3 id="c">C</h3><h2 id="d">D</h2>')
  addSectionCopies()
  await vi.waitFor(() => expect(withCopies()).toEqual(['a', 'd']))
  const button = document.querySelector('button.copy-section') as HTMLButtonElement
  expect([button.className, button.ariaLabel, button.title]).toEqual([
    'tool copy copy-section',
    'Copy section as Markdown',
    'Copy section',
  ])
})

test('the buttons of sections are no tab stops: the right arrow key moves to them from the link of their heading', async () => {
  const link = '<a class="heading-link" href="#"></a>'
  open(`<h2 id="a">A${link}</h2><h2 id="b">B${link}</h2><h3 id="c">C${link}</h3>`)
  await vi.waitFor(() => expect(withCopies()).toEqual(['a', 'b']))
  expect([...document.querySelectorAll<HTMLElement>('.copy-section')].map(({ tabIndex }) => tabIndex)).toEqual([-1, -1])
  const press = (selector: string, key: string) => {
    document.querySelector<HTMLElement>(selector)?.focus()
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    return document.activeElement?.className.split(' ').at(-1) + (document.activeElement?.parentElement?.id ?? '')
  }
  expect(press('#b a', 'ArrowRight')).toBe('copy-sectionb')
  expect(press('#a a', 'ArrowLeft')).toBe('heading-linka')
  expect(press('#c a', 'ArrowRight')).toBe('heading-linkc')
  expect(press('.copy-page', 'ArrowRight')).toBe('copy-page')
})

test('the sections of other pages have no buttons', () => {
  open('<h2 id="a">A</h2>', '')
  expect(withCopies()).toEqual([])
})

test('a click on the button of the page copies the page', async () => {
  open('<h2 id="a">A</h2>')
  click('.copy-page svg')
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('copy of the page'))
})

test('a click on the button of a section copies the section', async () => {
  open('<h2 id="a">A</h2>')
  click('.copy-section')
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('copy of a'))
})

test('a click on a heading copies nothing', async () => {
  open('<h2 id="a">A</h2>')
  click('h2')
  await new Promise((done) => setTimeout(done))
  expect(pageMarkdown).not.toHaveBeenCalled()
})
