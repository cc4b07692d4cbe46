import { targetOf } from './target-of.browser'

const LABEL = 'Copy code to clipboard'
/** How long a copy is confirmed, in milliseconds (specification §9). */
const CONFIRMED_MS = 1000

/** Says to those who do not see the button that it has worked (decision G-63). */
let voice: HTMLElement | undefined
let confirmed: { button: HTMLElement; timer: ReturnType<typeof setTimeout> } | undefined

/**
 * Tells when code is drawn with a new width: the moment to measure it, since it costs nothing then. Code that is not drawn, in a hidden
 * tab or far down a very long page, waits for its tools.
 */
const widths = new ResizeObserver((entries) => {
  const drawn = entries.map(({ target }) => ({ target, overflows: target.scrollWidth > target.clientWidth }))
  for (const { target, overflows } of drawn) offerTools(target, overflows)
})

/** Gives every code block of the page its tools, and every `[data-copy]` a button that copies the code in it. */
export function addCodeTools(): void {
  widths.disconnect()
  const main = document.querySelector('main')
  if (!main) return
  for (const code of main.querySelectorAll('.code > pre > code')) if (code.parentElement) widths.observe(code.parentElement)
  for (const place of main.querySelectorAll('[data-copy]:not(:has(.tool))')) place.append(createTool('copy', LABEL, 'Copy'))
  if (!voice) {
    voice = document.createElement('span')
    voice.className = 'visually-hidden'
    voice.ariaLive = 'polite'
  }
  main.append(voice)
}

/** Listens for presses of the tools; once. */
export function startCodeTools(): void {
  document.addEventListener('click', (event) => {
    const button = targetOf(event, '.tool')
    const block = button?.closest('.code, [data-copy]')
    if (!button || !block) return
    if (button.classList.contains('copy')) void copy(button, block.querySelector('code')?.textContent ?? '')
    else button.ariaPressed = String(block.classList.toggle('wrapped'))
  })
}

function createTool(name: string, label: string, title: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `tool ${name}`
  button.ariaLabel = label
  button.title = title
  return button
}

/** Makes the tools of a block where it has none. Wrapping is offered for code that is wider than its block, and to take it back. */
function offerTools(pre: Element, overflows: boolean): void {
  const block = pre.parentElement
  if (!block) return
  const wrap = block.querySelector<HTMLElement>('.wrap') ?? createTools(pre, block)
  wrap.hidden = !overflows && !block.classList.contains('wrapped')
}

function createTools(pre: Element, block: Element): HTMLElement {
  const wrap = createTool('wrap', 'Toggle word wrap', 'Toggle word wrap')
  wrap.ariaPressed = 'false'
  const tools = document.createElement('span')
  tools.className = 'code-tools'
  tools.append(wrap, createTool('copy', LABEL, 'Copy'))
  const bar = block.querySelector('.code-bar')
  if (bar) bar.append(tools)
  else pre.before(tools)
  return wrap
}

async function copy(button: HTMLElement, text: string): Promise<void> {
  try {
    await write(text.replace(/\n$/, ''), button)
  } catch (error) {
    console.warn('The code cannot be copied.', error)
    return
  }
  endConfirmation()
  confirm(button, 'Copied')
  confirmed = { button, timer: setTimeout(endConfirmation, CONFIRMED_MS) }
}

function endConfirmation(): void {
  if (!confirmed) return
  clearTimeout(confirmed.timer)
  confirm(confirmed.button, '')
  confirmed = undefined
}

function confirm(button: HTMLElement, text: string): void {
  button.ariaLabel = text || LABEL
  button.classList.toggle('copied', text !== '')
  if (voice) voice.textContent = text
}

/** Outside secure contexts browsers only copy what is selected. */
async function write(text: string, button: HTMLElement): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.className = 'visually-hidden'
  area.value = text
  button.after(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  button.focus()
  if (!copied) throw new Error('The browser refuses.')
}
