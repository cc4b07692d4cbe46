import { texts } from '../../../model/index.browser'
import { runOverFrames } from '../../environment/scheduling.browser'
import { targetOf } from '../target-of.browser'
import { addLiveRegion, copyText } from './copy-text.browser'
import { createTool } from './create-tool.browser'

/**
 * Tells when code is drawn with a new width: the moment to measure it, since it costs nothing then. Code that is not drawn, in a hidden
 * tab or far down a very long page, waits for its tools.
 */
const widths = new ResizeObserver((entries) => {
  const drawn = entries.map(({ target }) => ({ target, overflows: target.scrollWidth > target.clientWidth }))
  void runOverFrames(
    drawn.map(
      ({ target, overflows }) =>
        () =>
          offerTools(target, overflows),
    ),
  )
})

/** Gives every code block of the page its tools, and every `[data-copy]` a button that copies the code in it. */
export function addCodeTools(): void {
  widths.disconnect()
  const main = document.querySelector('main')
  if (!main) return
  for (const code of main.querySelectorAll('.code > pre > code')) if (code.parentElement) widths.observe(code.parentElement)
  for (const place of main.querySelectorAll('[data-copy]:not(:has(.tool))'))
    place.append(createTool('copy', texts.copyCode, texts.copy))
  addLiveRegion(main)
}

/** Listens for presses of the tools; once. */
export function startCodeTools(): void {
  document.addEventListener('click', (event) => {
    const button = targetOf(event, '.tool')
    const block = button?.closest('.code, [data-copy]')
    if (!button || !block) return
    if (button.classList.contains('copy'))
      void copyText(button, (block.querySelector('code')?.textContent ?? '').replace(/\n$/, ''))
    else button.ariaPressed = String(block.classList.toggle('wrapped'))
  })
}

/** Makes the tools of a block where it has none. Wrapping is offered for code that is wider than its block, and to take it back. */
function offerTools(pre: Element, overflows: boolean): void {
  const block = pre.parentElement
  if (!block) return
  const wrap = block.querySelector<HTMLElement>('.wrap') ?? createTools(pre, block)
  wrap.hidden = !overflows && !block.classList.contains('wrapped')
}

function createTools(pre: Element, block: Element): HTMLElement {
  const wrap = createTool('wrap', texts.wrapLines, texts.wrapLines)
  wrap.ariaPressed = 'false'
  const tools = document.createElement('span')
  tools.className = 'code-tools'
  tools.append(wrap, createTool('copy', texts.copyCode, texts.copy))
  const bar = block.querySelector('.code-bar')
  if (bar) bar.append(tools)
  else pre.before(tools)
  return wrap
}
